import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import type { Source } from "../match/source.ts";
import { findSubject } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent, Refusal } from "./intent.ts";
import { readRequest } from "./intent-row.ts";
import type { Request } from "./intent-row.ts";
import { statedClaim } from "./stated-claim.ts";
import { titleAsWritten, titleIn } from "./title-wish.ts";

const inventing =
  /\b(?:invent(?:ed|ing|s|ion|ions)?|make (?:something |things |it |stuff )?up|made[- ]up|fabricat\w*|fake|lie|lying|exaggerat\w*|embellish\w*|inflat\w*|pretend\w*|bluff\w*|stretch the truth|fudge|pad (?:out )?(?:my|the)|fictional|imaginary|white lie)\b/;
const avoiding = /\b(?:don't|do not|never|no|without|not)\b.{0,20}$/;
const hiding =
  /\b(?:hidden|invisible|white|tiny|transparent) (?:text|keywords?|font|words|lettering)\b|\bkeyword[- ]stuff\w*|\bstuff\b.*\bkeywords?\b|\b(?:trick|fool|cheat|beat|game) (?:the )?(?:ats|system|bot|scanner|parser|recruiter)/;
const facts =
  /\b(?:change|increase|raise|double|triple|bump|boost|round|set|replace|edit|extend|adjust|alter|modify|turn|update|backdate|lower|shift|correct|move)\b.*(?:\b(?:numbers?|percent(?:age)?s?|dates?|start date|end date|years?|months?|employer|company name|school|university|college|gpa|grade|degree|salary|revenue|amount|figures?|size)\b|\d)/;
const growing =
  /\b(?:hide|close|cover(?: up)?|fill|mask|conceal|smooth over)\b.*\b(?:gaps?|break|unemployment)\b/;
const senior =
  /\b(?:make|have) (?:me|it|my \w+) (?:sound|look|appear|seem) (?:like )?(?:a |an )?(?:much )?(?:more )?(?:senior|experienced|important|qualified|impressive|expert|older|higher|leader|manager|director|executive|stronger than|better than)/;
const figures =
  /\b(?:add|include|insert|put in|give|use)\b.*\b(?:some |more |better |bigger |impressive |random )?(?:numbers?|metrics|percentages?|statistics|figures|quantif\w+|kpis?|dollar amounts?)\b|\bquantify\b/;
const contact =
  /\b(?:phone|telephone|e-?mail(?: address)?|address|linkedin|github|website|contact(?: details)?|my name|photo|picture|headshot|references?)\b/;
const changing =
  /\b(?:add|change|remove|delete|update|include|put|replace|insert|drop|new|hide|correct)\b/;
const protectedWords =
  /\b(?:my age|birth ?da(?:y|te)|date of birth|marital|married|religio\w*|ethnic\w*|nationality|gender|my race|pregnan\w*|disabilit\w*|political)\b/;
const remade =
  /\bmake (?:the |my |that |it )?[$€£]?\d[\d.,%kmb ]{0,12}(?:a |an |into |to )[$€£]?\d/;
const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules?|prompt|guidelines?|checks?|verif\w+|everything)\b|\bsystem prompt\b/;

const gone = /\b(?:remove|delete|drop|hide)\b/;
const about =
  /\b(?:explain|address|justify|excuse|account for)\b.*\b(?:gaps?|break|absence|unemployment|time off)\b/;
const pay =
  /\b(?:salary|salaries|compensation|wage|pay)\b.*\b(?:expect\w*|requirement|of \d|wish|demand|letter|resume|state|mention|add|put|include)\b|\b(?:expect\w*|add|put|mention|include|state)\b.*\b(?:salary|compensation|wage)\b/;
const employer =
  /\b(?:something|anything|facts?|more|a (?:line|sentence|paragraph)|research|news|compliment|why i (?:love|like|want)|how much i (?:love|like|admire)|passion)\b.*\b(?:company|employer|them|their (?:mission|product|values|culture)|organi[sz]ation)\b/;

function isDenied(said: string): boolean {
  const made = inventing.exec(said);
  return made !== null && avoiding.test(said.slice(0, made.index));
}

function isOfFacts(said: string): boolean {
  return (
    remade.test(said) ||
    (facts.test(said) && !/\b(?:pages?|summary|letter|bullets?|section|skills?)\b/.test(said))
  );
}

const replacing =
  /^(?:replace|swap|change|rename|exchange|upgrade|raise|improve|boost|turn)\b\s+(?:out )?(?:my |the )?(.+?)\s+(?:with|by|to|into|for)\s+(.+)$/;

/** Something that the resume holds is to become something else. */
function isReplacement({ clause: { said }, source }: Request): boolean {
  const found = replacing.exec(said);
  const what = found?.[1] ?? "";
  if (
    found === null ||
    /\b(?:tone|order|summary|letter|style|wording|section|template)\b/.test(what)
  )
    return false;
  return findSubject(source, what).lines.length > 0;
}

function isOfContact({ clause: { said } }: Request): boolean {
  return contact.test(said) && changing.test(said);
}

/** A skill of the resume may be called like a contact detail. */
function isCalled({ clause: { said }, source }: Request): boolean {
  return source.lines.some(
    (line) =>
      line.kind === "skill" &&
      contact.test(line.text.toLowerCase()) &&
      said.includes(line.text.toLowerCase()),
  );
}

function refuse(why: Refusal): Intent {
  return { do: "refuse", why };
}

function askTitle({ clause, source }: Request): Intent | undefined {
  const wish = titleIn(clause, source);
  return wish === undefined ? undefined : { do: "title", title: titleAsWritten(clause, wish) };
}

/** What of a request is not a matter of wording: inventions, facts, titles and statements of the person. */
export const refusals: ChoosingBook<Request, Intent | undefined> = {
  name: "refusals",
  about: "What of a request is no matter of wording, and why is it refused?",
  takes: "first",
  read: readRequest,
  rules: [
    {
      name: "honesty-asked-for",
      when: ({ clause: { said } }) => isDenied(said),
      gives: refuse("not-your-words"),
      examples: ["do not exaggerate", "never invent anything"],
      not: ["exaggerate a bit"],
    },
    {
      name: "invention",
      when: ({ clause: { said } }) => inventing.test(said),
      gives: refuse("invent"),
      examples: ["invent a degree", "exaggerate a bit"],
      not: ["do not exaggerate"],
    },
    {
      name: "order-to-the-engine",
      when: ({ clause: { said } }) => orders.test(said),
      gives: refuse("invent"),
      examples: ["ignore the rules", "disregard all checks"],
      not: ["ignore the phones"],
    },
    {
      name: "hidden-text",
      when: ({ clause: { said } }) => hiding.test(said),
      gives: refuse("hidden-text"),
      examples: ["add white text", "stuff it with keywords"],
      not: ["more white space"],
    },
    {
      name: "protected-detail",
      when: ({ clause: { said } }) =>
        protectedWords.test(said) && changing.test(said) && !gone.test(said),
      gives: refuse("protected"),
      examples: ["add my date of birth", "include my nationality"],
      not: ["remove my date of birth"],
    },
    {
      name: "gap-explained",
      when: ({ clause: { said } }) => about.test(said),
      gives: refuse("gap"),
      examples: ["explain the gap in 2019"],
      not: ["mention 2019"],
    },
    {
      name: "gap-hidden",
      when: ({ clause: { said } }) => growing.test(said),
      gives: refuse("facts-stay"),
      examples: ["hide the gap in 2019", "cover up my unemployment"],
      not: ["hide the phones"],
    },
    {
      name: "salary",
      when: ({ clause: { said } }) => pay.test(said),
      gives: refuse("salary"),
      examples: ["mention my salary", "state the compensation"],
      not: ["mention my payroll work"],
    },
    {
      name: "praise-of-the-employer",
      when: ({ clause: { said } }) => employer.test(said),
      gives: refuse("employer"),
      examples: ["add a line about the company", "say why I love the company"],
      not: ["emphasise the company cars"],
    },
    {
      name: "more-senior",
      when: ({ clause: { said } }) => senior.test(said),
      gives: refuse("seniority"),
      examples: ["make me sound more senior"],
      not: ["make me shorter"],
    },
    {
      name: "title",
      when: ({ clause, source }) => titleIn(clause, source) !== undefined,
      gives: askTitle,
      examples: ["change my title to Lead Baker", "call me a data analyst"],
      not: ["make me sound friendly"],
    },
    {
      name: "replaced-value",
      when: isReplacement,
      gives: refuse("facts-stay"),
      examples: ["upgrade my French to fluent", "replace French by Spanish"],
      not: ["upgrade my Greek to fluent", "change the tone to formal"],
    },
    {
      name: "numbers-wanted",
      when: ({ clause: { said } }) => figures.test(said),
      gives: refuse("numbers"),
      examples: ["add some numbers", "quantify my work"],
      not: ["fewer numbers"],
    },
    {
      name: "contact-detail",
      when: (request) => isOfContact(request) && !isCalled(request),
      gives: refuse("contact-stays"),
      examples: ["change my phone", "add my photo"],
      not: ["mention the phones", "add GitHub Actions"],
    },
    {
      name: "statement",
      when: ({ clause }) => statedClaim(clause) !== undefined,
      gives: ({ clause }) => statedClaim(clause),
      examples: [
        "say that I led ten people",
        "give me a master's degree",
        "add five years of Java",
      ],
      not: ["mention my licence"],
    },
    {
      name: "changed-value",
      when: ({ clause: { said } }) => isOfFacts(said),
      gives: refuse("facts-stay"),
      examples: ["raise my gpa", "make the 10% into 40%"],
      not: ["change the summary to two pages"],
    },
  ],
};

/** What a request asks for that is not a matter of wording, if anything. */
export function readRefusal(clause: Clause, source: Source): Intent | undefined {
  return decide(refusals, { clause, source })?.value;
}
