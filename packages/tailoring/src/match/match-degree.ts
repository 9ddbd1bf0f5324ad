import type { Requirement } from "@savile/model";
import { degreeDistance, degreeRungs } from "../posting/degrees.ts";
import type { DegreeRung } from "../posting/degrees.ts";
import { unionMonths } from "../text/months.ts";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { heldDegree, impliedFields } from "./held-degrees.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";
import { fieldFit, fieldWords } from "./study-field.ts";
import type { FieldFit } from "./study-field.ts";

/** What is in progress or expected is not held. */
const openStrength = 0.3;
/** Years of work that stand in for a degree where the posting accepts them. */
const yearsForDegree = 6;
/** Words that make a student fit: what is asked for is the way to the degree. */
const underway = /\b(?:program(?:me)?|enrol?led|pursuing|student|working towards?)\b/i;
const related =
  /\b(?:related|similar|relevant|comparable|neighbou?ring|equivalent) (?:\p{L}+ )?(?:fields?|subjects?|disciplines?|areas?|degree|studies|stud(?:y|ies))\b|\bor (?:similar|related|equivalent|comparable)\b/iu;
/** What stands behind the fields of a demand. */
const behindFields =
  /,?\s*(?:\bor (?:an? )?(?:higher|above|better|(?:closely )?related|similar|equivalent|comparable|relevant)\b|\bpreferred\b|\brequired\b|\bdesirable\b|\bfrom\b|\bwith\b|\bplus\b|;|\.(?:\s|$)|\().*$/isu;

const degreeWord =
  "(?:degree|diploma|hn[cd]|graduation|bachelor['’]?s?|master['’]?s?|doctorate|ph\\.?d\\.?|graduate|b\\.?sc\\.?|m\\.?sc\\.?)\\b";

/** The fields that a demand for a degree names, each by itself. */
export function askedFields(text: string): string[] {
  const scope = text
    .replace(
      new RegExp(
        `^.*?\\b${degreeWord}(?:\\s?(?:\\/|,|or)\\s?(?:an?\\s)?(?:(?:higher|national|university)\\s)?${degreeWord})*`,
        "iu",
      ),
      "",
    )
    .replace(/^(?:['’]s)?(?: degree| diploma| of (?:science|arts|engineering))?\s*/iu, "");
  const named = /^(?:\([^)]*\)\s*)?(?:or (?:higher|above)\s)?(?:in|of)\s+(.+)$/isu.exec(scope)?.[1];
  const before = /\b((?:\p{L}+ ){0,2}\p{L}+) degree\b/iu.exec(text)?.[1] ?? "";
  const fields = (named ?? before).replace(behindFields, "");
  return fields
    .split(/,\s*(?:or |and )?|\s+or\s+|\s*\/\s*/iu)
    .map((field) => field.trim())
    .filter((field) => fieldWords(field).some((word) => !noField.test(word)));
}

/** Words before "degree" that name no field. */
const noField =
  /^(?:university|college|undergraduate|postgraduate|graduate|academic|four|two|year|four-year|two-year|honou?rs|good|relevant|related|bachelors?|masters?|associates?|advanced|higher|first|technical|any|completed|similar|field|fields|subject|educated|to|level|discipline|stream|specialisation|specialization|third|third-level|an?|the)$/iu;

const worth: Readonly<Record<FieldFit, readonly [plain: number, related: number]>> = {
  same: [1, 1],
  near: [0.5, 0.8],
  other: [0.2, 0.2],
};

/** A degree of the field that is asked for; one of another field is none, but for a general one or one of school. */
function fieldStrength(line: string, studied: string, { text, canonical }: Requirement): number {
  const fields = askedFields(text);
  if (fields.length === 0 || canonical[0] === "secondary") return 1;
  const isRelated = related.test(text);
  return Math.max(
    ...fields.map(
      (field) =>
        worth[fieldFit(`${line} ${studied} ${impliedFields(line)}`, field)][isRelated ? 1 : 0],
    ),
  );
}

/** What stands lower of what is of one rung: who left school at sixteen, half of the way to a diploma. */
const lowerOfRung: readonly (readonly [asked: RegExp, held: RegExp, higher: RegExp])[] = [
  [
    /\bA[- ]levels?\b|'A' levels?|\bmatric|\bgrade 12\b|\bsenior certificate\b|\bleaving cert|\b12th\b/iu,
    /\bGCSEs?\b|\bO[- ]?levels?\b|\b10th\b|\bjunior cert/iu,
    /\bA[- ]?levels?\b|\bmatric|\bgrade 12\b|\bsenior certificate\b|\bleaving cert|\b12th\b|\bbaccala|\bhighers\b/iu,
  ],
  [/^(?!.*\bHNC\b).*\bHND\b/iu, /\bHNC\b/iu, /\bHND\b/iu],
];

function isLowerOfRung(held: string, asked: string): boolean {
  return lowerOfRung.some(
    ([wanted, lower, higher]) => wanted.test(asked) && lower.test(held) && !higher.test(held),
  );
}

/** One rung below in the right field is a part of what is asked. */
function rungStrength(held: DegreeRung, asked: DegreeRung): number {
  const distance = degreeDistance(held, asked);
  if (distance >= 0) return 1;
  return distance === -1 && held !== "secondary" ? 0.4 : 0.2;
}

/** What was studied, without the school: "Oak College of Commerce" studied no commerce. */
function withoutSchool(text: string): string {
  return text
    .split(/,\s*|\s[-–|]\s/u)
    .filter(
      (part, at) =>
        at === 0 ||
        !/\b(?:universit|college|institut|school|academy|hochschule|fachhochschule|escuela|école|polytech|lyc[ée]e|gymnasium|univ\b)/iu.test(
          part,
        ),
    )
    .join(", ");
}

interface Study {
  readonly line: SourceLine;
  readonly field: string;
}

/** Lines that tell of studies, with the field that stands beside them. */
function studiesOf(source: Source): Study[] {
  const fields = new Map(source.resume.education.map(({ id, field }) => [id, field]));
  return source.lines.flatMap((line) => {
    const [entry = "", part] = line.address.split(".");
    const listed = part === "degree" || (/^(?:crt|add)/u.test(entry) && line.place !== "other");
    return listed ? [{ line, field: fields.get(entry) ?? "" }] : [];
  });
}

/** What one of the studies of a line is worth. */
function partStrength(
  text: string,
  field: string,
  requirement: Requirement,
  asked: DegreeRung,
): number {
  const held = heldDegree(text);
  if (held === undefined) return 0;
  const ofField = fieldStrength(withoutSchool(text), field, requirement);
  const ofRung =
    held === asked && isLowerOfRung(text, requirement.text) ? 0.4 : rungStrength(held, asked);
  return Math.min(ofRung, ofField);
}

function studyStrength(
  source: Source,
  { line, field }: Study,
  requirement: Requirement,
  asked: DegreeRung,
): number {
  const parts = line.text.split(/;\s*/u);
  const strength = Math.max(
    ...parts.map((text) => partStrength(text, parts.length > 1 ? "" : field, requirement, asked)),
  );
  const open = openStatus(source, line) && !underway.test(requirement.text);
  return Math.min(strength, open ? openStrength : (line.cap ?? 1));
}

/** A degree by level and field; where the posting takes an equivalent, years of work stand in for it. */
export function matchDegree(source: Source, requirement: Requirement): Found {
  const rungs = requirement.canonical.filter((id) => degreeRungs.some((rung) => rung === id));
  const asked = degreeRungs.find((rung) => rungs.includes(rung));
  if (asked === undefined) return none;
  const best = studiesOf(source)
    .map((study) => ({
      address: study.line.address,
      strength: studyStrength(source, study, requirement, asked),
    }))
    .reduce((a, b) => (b.strength > a.strength ? b : a), { address: "", strength: 0 });
  const own: Found =
    best.strength === 0
      ? none
      : { factIds: [best.address], strength: best.strength, how: "degree" };
  const years = equivalentYears(source, requirement);
  return years.strength > own.strength ? years : own;
}

function equivalentYears(source: Source, requirement: Requirement): Found {
  const equivalent =
    requirement.group !== undefined ||
    /\bor (?:an? )?equivalent(?! (?:degree|qualification|diploma))\b/i.test(requirement.text);
  if (!equivalent || requirement.canonical[0] === "doctorate") return none;
  const roles = source.roles.filter((role) => role.paid && role.range !== undefined);
  const months = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  return months < yearsForDegree * 12
    ? none
    : { factIds: roles.map((role) => role.datesAddress).slice(0, 6), strength: 0.6, how: "years" };
}
