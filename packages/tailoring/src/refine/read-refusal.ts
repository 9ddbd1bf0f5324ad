import type { Source } from "../match/source.ts";
import { rankWords, titleNouns } from "../lexicon/titles.data.ts";
import { findSubject } from "./find-subject.ts";
import type { Intent, Refusal } from "./intent.ts";
import type { Clause } from "./instruction.ts";

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
const title =
  /\b(?:(?:change|set|make|use|put|call|list)\b.*?\b(?:title|headline|job title)\b(?: (?:to|as|into|be|is|:))?|(?:title|headline)(?: (?:to|as|should be|:))|^call me|^present me as|^position me as|^introduce me as|^make me|^turn me into|^promote me to|^upgrade me to|^(?:show|portray|describe|paint|sell|introduce) me as)\s+(?:a |an |the |my )?(.+)$/;
const renamed =
  /\b(?:change|rename|turn|make)\b.+?\b(?:to|into) (?:a |an )?(.+?) (?:in|as) (?:my|the) (?:job )?(?:title|headline)s?$/;
const claim =
  /^(?:(?:say|state|claim|write|tell(?: them| the employer| the recruiter)?|mention|add|show|put(?: down| in)?|include|note|pretend|make it (?:look|sound|clear)|declare)(?: like| as if)? (?:that )?(?:i|i've|i'm|we|my)\b|(?:i|i've|i'm) (?:have|had|am|was|led|managed|built|know|speak|hold|also|can|did|worked))\s*(.*)$/;
const wanting =
  /^(?:give|get|hand) me (?:a |an |the |some |more )?(.*\b(?:degree|diploma|certificat\w+|licen[cs]e|master'?s?|bachelor'?s?|ph\.?d|mba|years?|experience|award|promotion|title)\b.*)$/;
const remade =
  /\bmake (?:the |my |that |it )?[$€£]?\d[\d.,%kmb ]{0,12}(?:a |an |into |to )[$€£]?\d/;
const years =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+? (?:more )?years?\b/;
const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules?|prompt|guidelines?|checks?|verif\w+|everything)\b|\bsystem prompt\b/;

function isMerely(found: RegExpExecArray, said: string): boolean {
  return avoiding.test(said.slice(0, found.index));
}

function claimOf(clause: Clause): Intent | undefined {
  if (/\b(?:stand out|shorter|first|prominent|visible)\b/.test(clause.said)) return undefined;
  const wanted = wanting.exec(clause.said)?.[1];
  if (wanted !== undefined) return { do: "state", claim: wanted };
  const found = claim.exec(clause.said);
  if (found === null) {
    return years.test(clause.said) &&
      /\b(?:add|give|say|make|show|put|claim|state|experience)\b/.test(clause.said)
      ? { do: "state", claim: clause.text }
      : undefined;
  }
  const words = found[1] ?? "";
  const start = clause.text.toLowerCase().lastIndexOf(words);
  const text = start < 0 || words === "" ? clause.text : clause.text.slice(start);
  const asserts =
    /^(?:say|state|claim|write|tell|pretend)\b/.test(clause.said) &&
    /\b(?:is|are|was|were)\b/.test(words);
  // "mention my licence" names a fact; "mention that I led ten people" states one.
  const states = /\b(?:i|i've|i'm|we)\b/.test(found[0]) || years.test(words) || asserts;
  return states ? { do: "state", claim: text } : undefined;
}

const gone = /\b(?:remove|delete|drop|hide)\b/;
const about =
  /\b(?:explain|address|justify|excuse|account for)\b.*\b(?:gaps?|break|absence|unemployment|time off)\b/;
const pay =
  /\b(?:salary|salaries|compensation|wage|pay)\b.*\b(?:expect\w*|requirement|of \d|wish|demand|letter|resume|state|mention|add|put|include)\b|\b(?:expect\w*|add|put|mention|include|state)\b.*\b(?:salary|compensation|wage)\b/;
const employer =
  /\b(?:something|anything|facts?|more|a (?:line|sentence|paragraph)|research|news|compliment|why i (?:love|like|want)|how much i (?:love|like|admire)|passion)\b.*\b(?:company|employer|them|their (?:mission|product|values|culture)|organi[sz]ation)\b/;
const tone =
  /^(?:(?:sound|look|appear|seem|be|come across)\b|(?:as |a bit |more |less |very |really |so )*(?:confident|friendly|humble|energetic|enthusiastic|modest|bold|passionate|likeable|likable|human|approachable|professional|concise|credible|convincing|attractive|interesting|unique|employable|competitive|hireable|shorter|longer|stand out|better|stronger|bigger|bold|warm|warmer)\b|(?:more|less|stand out|it|this|the|my)\b)/;

/** A title is asked for by name, or by a word that titles turn on. */
function titleIn({ said }: Clause, source: Source): string | undefined {
  const named = renamed.exec(said) ?? title.exec(said);
  const wish = (named?.[1] ?? "").replace(/^(?:sound|look|appear|seem) (?:like )?(?:a |an )/, "");
  if (named === null || wish === "" || tone.test(wish)) return undefined;
  const byName =
    renamed.test(said) || /\b(?:title|headline|call me)\b/.test(named[0].slice(0, -wish.length));
  const held = source.roles.some((role) => role.title.toLowerCase() === wish);
  const noun = wish.split(/[^\p{L}]+/u).some((word) => titleNouns.has(word) || rankWords.has(word));
  return byName || held || noun ? wish : undefined;
}

function isInvention({ said }: Clause): Intent | undefined {
  const made = inventing.exec(said);
  if (made !== null)
    return { do: "refuse", why: isMerely(made, said) ? "not-your-words" : "invent" };
  return orders.test(said) ? { do: "refuse", why: "invent" } : undefined;
}

function isOfFacts({ said }: Clause): boolean {
  return (
    remade.test(said) ||
    (facts.test(said) && !/\b(?:pages?|summary|letter|bullets?|section|skills?)\b/.test(said))
  );
}

const replacing =
  /^(?:replace|swap|change|rename|exchange|upgrade|raise|improve|boost|turn)\b\s+(?:out )?(?:my |the )?(.+?)\s+(?:with|by|to|into|for)\s+(.+)$/;

/** "Replace the clinic by a better known one", "upgrade my French to fluent": what was, stays. */
function isReplacement({ said }: Clause, source: Source): boolean {
  const found = replacing.exec(said);
  const what = found?.[1] ?? "";
  if (
    found === null ||
    /\b(?:tone|order|summary|letter|style|wording|section|template)\b/.test(what)
  )
    return false;
  return findSubject(source, what).lines.length > 0;
}

const tests: readonly (readonly [Refusal, (clause: Clause, source: Source) => boolean])[] = [
  ["hidden-text", ({ said }) => hiding.test(said)],
  ["protected", ({ said }) => protectedWords.test(said) && changing.test(said) && !gone.test(said)],
  ["gap", ({ said }) => about.test(said)],
  ["facts-stay", ({ said }) => growing.test(said)],
  ["salary", ({ said }) => pay.test(said)],
  ["employer", ({ said }) => employer.test(said)],
  ["seniority", ({ said }) => senior.test(said)],
];
const laterTests: typeof tests = [
  ["facts-stay", isReplacement],
  ["numbers", ({ said }) => figures.test(said)],
  [
    "contact-stays",
    (clause, source) =>
      contact.test(clause.said) && changing.test(clause.said) && !isCalled(clause.said, source),
  ],
];

function refusalOf(list: typeof tests, clause: Clause, source: Source): Intent | undefined {
  const found = list.find(([, test]) => test(clause, source));
  return found === undefined ? undefined : { do: "refuse", why: found[0] };
}

/** What of a request is not a matter of wording: inventions, facts, titles and statements of the person. */
export function readRefusal(clause: Clause, source: Source): Intent | undefined {
  const first = isInvention(clause) ?? refusalOf(tests, clause, source);
  if (first !== undefined) return first;
  const wish = titleIn(clause, source);
  if (wish !== undefined) return { do: "title", title: titleAsWritten(clause, wish) };
  const later = refusalOf(laterTests, clause, source) ?? claimOf(clause);
  if (later !== undefined) return later;
  return isOfFacts(clause) ? { do: "refuse", why: "facts-stay" } : undefined;
}

function titleAsWritten(clause: Clause, words: string): string {
  const at = clause.text.toLowerCase().lastIndexOf(words);
  return (at < 0 ? words : clause.text.slice(at, at + words.length)).replace(/["'.]+/g, "").trim();
}

/** A skill of the resume may be called like a contact detail: "GitHub Actions". */
function isCalled(said: string, source: Source): boolean {
  return source.lines.some(
    (line) =>
      line.kind === "skill" &&
      contact.test(line.text.toLowerCase()) &&
      said.includes(line.text.toLowerCase()),
  );
}
