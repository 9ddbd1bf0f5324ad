import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { organizationScore } from "../entries/organization.rules.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { Token } from "../entries/token.ts";
import { plainLine } from "../text-line/line.ts";

type Piece = Pick<Token, "text" | "separator">;

/** A part behind the name of a certificate, and those behind it. */
interface NextPart {
  readonly text: string;
  readonly separator: string;
  readonly later: readonly Piece[];
}

function readExample(example: string): NextPart {
  const [, next, ...later] = splitHeader(plainLine("example", example, 0), [], 0);
  return { text: next?.text ?? "", separator: next?.separator ?? "", later };
}

const grade =
  /^(?:associate|professional|practitioner|foundations?|fundamentals|expert|advanced|intermediate|basic|specialty|level|stufe|niveau|nivel|part|class|grade|(?:general|extended|full|restricted) (?:class|category))(?!\p{L})/iu;

/** When a certificate was given or ends; no part of its name, and nobody who gave it. */
const dateRemark =
  /^(?:(?:first|last) )?(?:obtained|issued|gained|awarded|passed|renewed|refreshed|updated|reassessed|expires?|valid)(?:\s+(?:to|until|till|in|on|\d).*)?$/u;

/** A paper that somebody does not hold yet is not told without these words. */
const underWay =
  /\b(?:in progress|studying|enrolled|booked|applied|pending|awaiting|awaited|ongoing|under way|to go|to sit|sitting|resit|retake|not yet|expected|working towards|started|began|finishing|(?:due|left) to (?:finish|complete|sit|do)|(?:rest|others?|final \p{L}+|completion) (?:is |are )?(?:by|due)|to be (?:completed|finished|done)|(?:units?|modules?|parts?|papers?|credits?) (?:of \p{L}+ )?(?:passed|done|completed))\b/iu;

/** Whether a text tells of a paper that is not held yet: a date in it is none of the paper. */
export function isUnderWay(text: string): boolean {
  return underWay.test(text);
}

/** Whether a part tells when a certificate was given or ends. */
export function isDateRemark(text: string): boolean {
  return dateRemark.test(text);
}

/** Whether a separator stands between values where a comma may stand inside of one. */
export function isStrongSeparator(separator: string): boolean {
  return /(?:[|·•]|tab|style)$/u.test(separator);
}

/** Whether the part behind the name of a certificate belongs to the name. */
export const nameExtents: ChoosingBook<NextPart, boolean> = {
  name: "name-extents",
  about: "Does the part behind the name of a certificate belong to the name?",
  takes: "first",
  read: readExample,
  rules: [
    {
      name: "not-held-yet",
      when: ({ text }) => underWay.test(text),
      gives: true,
      examples: ["Certified Arborist – studying for it", "Water Class I – in progress"],
      not: ["Certified Arborist – Tarn College", "Booking clerk, Tarn College"],
    },
    {
      name: "at-no-organisation",
      when: ({ separator, text }) => separator === "at" && organizationScore(text) < 1.5,
      gives: true,
      examples: ["First Aid at Work"],
      not: ["First Aid at Leeds Hospital", "First Aid, Work"],
    },
    {
      name: "code-behind-a-comma",
      when: ({ separator, text }) => separator === "," && /^\p{Lu}{0,3}-?\d[\d-]*$/u.test(text),
      gives: true,
      examples: ["Welder, EN-287"],
      not: ["Welder, Red Cross"],
    },
    {
      name: "grade-behind-a-comma",
      when: ({ separator, text }) => separator === "," && grade.test(text),
      gives: true,
      examples: ["Solutions Architect, Associate", "Food Hygiene, Level 2"],
      not: ["Solutions Architect, Associated Press"],
    },
    {
      name: "small-letters-behind-a-comma",
      when: ({ separator, text }) =>
        (separator === "," || separator === "date") &&
        /^(?:\p{Ll}[\p{Ll}-]*(?:\s|$)|\d)/u.test(text) &&
        !isDateRemark(text),
      gives: true,
      examples: ["Code B, own car", "First aid, child and infant"],
      not: ["Code B, Red Cross", "Code B, renewed on request"],
    },
    {
      name: "small-letters-behind-a-dash",
      when: ({ separator, text }) =>
        /^[–—-]$/u.test(separator) && /^\p{Ll}+\s\p{Ll}/u.test(text) && !isDateRemark(text),
      gives: true,
      examples: ["Accredited Surveyor - exam passed in Leeds"],
      not: ["Accredited Surveyor - Tarn College", "First Aid - renewed in May"],
    },
    {
      name: "validity-behind-a-dash",
      when: ({ separator, text }) =>
        /^[–—-]$/u.test(separator) &&
        /^\p{Lu}{2,6}\s(?:valid|expires?|renewed|until)(?:\s+(?:to|until|till))?$/u.test(text),
      gives: true,
      examples: ["Driver CPC - DQC valid to"],
      not: ["Driver CPC - DQC Ltd"],
    },
    {
      name: "class-in-a-cell",
      when: ({ separator, text }) =>
        isStrongSeparator(separator) &&
        /^(?:\p{Lu}{1,2}\d{0,2}|(?:level|class|grade|category|cat\.?) [\p{L}\d+]{1,3})$/iu.test(
          text,
        ) &&
        /^\p{Lu}/u.test(text),
      gives: true,
      examples: ["High risk work | WP", "Safeguarding | Level 2"],
      not: ["High risk work | Tarn College", "Safeguarding | NSPCC"],
    },
    {
      name: "comma-before-something-stronger",
      when: ({ separator, later }) =>
        separator === "," && later.some((one) => isStrongSeparator(one.separator)),
      gives: true,
      examples: ["Gold, Interfaces · Design Annual"],
      not: ["Gold, Design Annual"],
    },
    {
      name: "grade-behind-a-dash",
      when: ({ separator, text }) => /^[–—-]$/u.test(separator) && grade.test(text),
      gives: true,
      examples: ["Solutions Architect – Associate"],
      not: ["Solutions Architect – Tarn College"],
    },
  ],
};

/** Whether a part behind the name of a certificate belongs to it; `later` are the parts behind that one. */
export function belongsToName({ text, separator }: Token, later: readonly Token[]): boolean {
  return decide(nameExtents, { text, separator, later })?.value ?? false;
}
