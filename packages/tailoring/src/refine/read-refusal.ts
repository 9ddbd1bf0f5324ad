import type { Source } from "../match/source.ts";
import type { Intent } from "./intent.ts";
import type { Clause } from "./instruction.ts";

const inventing =
  /\b(?:invent\w*|make (?:something |things |it |stuff )?up|made[- ]up|fabricat\w*|fake|lie|lying|exaggerat\w*|embellish\w*|inflat\w*|pretend\w*|bluff\w*|stretch the truth|fudge|pad (?:out )?(?:my|the)|fictional|imaginary|white lie)\b/;
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
  /\b(?:(?:change|set|make|use|put|call|list)\b.*?\b(?:title|headline|job title)\b(?: (?:to|as|into|be|is|:))?|(?:title|headline)(?: (?:to|as|should be|:))|^call me|^present me as|^position me as|^introduce me as|^make me|^turn me into)\s+(?:a |an |the |my )?(.+)$/;
const claim =
  /^(?:(?:say|state|claim|write|tell(?: them| the employer| the recruiter)?|mention|add|show|put(?: down)?|include|note|pretend|make it (?:look|sound|clear)|declare)(?: like| as if)? (?:that )?(?:i|i've|i'm|we|my)\b|(?:i|i've|i'm) (?:have|had|am|was|led|managed|built|know|speak|hold|also|can|did|worked))\s*(.*)$/;
const years =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+? (?:more )?years?\b/;
const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules?|prompt|guidelines?|checks?|verif\w+|everything)\b|\bsystem prompt\b/;

function isMerely(found: RegExpExecArray, said: string): boolean {
  return avoiding.test(said.slice(0, found.index));
}

function claimOf(clause: Clause): Intent | undefined {
  if (/\b(?:stand out|shorter|first|prominent|visible)\b/.test(clause.said)) return undefined;
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
  // "mention my licence" names a fact; "mention that I led ten people" states one.
  const states = /\b(?:i|i've|i'm|we)\b/.test(found[0]) || years.test(words);
  return states ? { do: "state", claim: text } : undefined;
}

/** What of a request is not a matter of wording: inventions, facts, titles and statements of the person. */
export function readRefusal(clause: Clause, source: Source): Intent | undefined {
  const { said } = clause;
  const made = inventing.exec(said);
  if (made !== null)
    return isMerely(made, said)
      ? { do: "refuse", why: "not-your-words" }
      : { do: "refuse", why: "invent" };
  if (orders.test(said)) return { do: "refuse", why: "invent" };
  if (hiding.test(said)) return { do: "refuse", why: "hidden-text" };
  if (
    protectedWords.test(said) &&
    changing.test(said) &&
    !/\b(?:remove|delete|drop|hide)\b/.test(said)
  )
    return { do: "refuse", why: "protected" };
  if (growing.test(said)) return { do: "refuse", why: "facts-stay" };
  const named = title.exec(said);
  if (senior.test(said)) return { do: "refuse", why: "seniority" };
  const wish = named?.[1] ?? "";
  const bare = wish.replace(/^(?:sound|look|appear|seem) (?:like )?(?:a |an )?/, "");
  if (
    named !== null &&
    !/^(?:shorter|longer|stand out|more|less|better|stronger|bigger|bold)\b/.test(bare)
  )
    return { do: "title", title: titleAsWritten(clause, bare) };
  if (figures.test(said)) return { do: "refuse", why: "numbers" };
  if (contact.test(said) && changing.test(said) && !isCalled(said, source))
    return { do: "refuse", why: "contact-stays" };
  const stated = claimOf(clause);
  if (stated !== undefined) return stated;
  if (facts.test(said) && !/\bpages?\b/.test(said) && !/\bsummary|letter|bullets?\b/.test(said))
    return { do: "refuse", why: "facts-stay" };
  return undefined;
}

function titleAsWritten(clause: Clause, words: string): string {
  const at = clause.text.toLowerCase().lastIndexOf(words);
  return (at < 0 ? words : clause.text.slice(at)).replace(/["'.]+/g, "").trim();
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
