import { verbOf } from "../words/verbs.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { isCompanyLike, namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";

/** Parts of a house: no employer is called "Engineering" or "Field Operations". */
export const departments =
  /^(?:(?:and|&|the|of|global|field|business|corporate|customer|technical|digital|product|software|people|human|client|general|information|public|quality|inside|outside|direct|advanced)\s)*(?:engineering|marketing|retail|sales|operations|finance|accounting|hr|it|field|r&d|product|design|support|services?|success|experience|legal|research|development|administration|admin|management|production|manufacturing|logistics|warehouse|creative|editorial|content|technology|technical|data|analytics|security|resources|relations|communications|affairs|purchasing|procurement|maintenance|facilities|quality|training|education|executive|media|nursing|clinical|medical|kitchen|front office|back office)(?:\s(?:and|&|\/|-)\s?\p{L}+|\s(?:department|dept|team|division|unit|office|group))*$/iu;

/** How often a name stands in a text as a whole. */
export function timesNamed(name: string, text: string): number {
  return text
    .split(name)
    .slice(1)
    .filter((rest) => !/^[\p{L}\p{N}]/u.test(rest)).length;
}

/** Whether a word of a name also stands in small letters: it is a word, like "Candidates" or "Security". */
function isWord(bare: string, text: string): boolean {
  if (/\s|\p{Lu}.*\p{Lu}|\d/u.test(bare)) return false;
  const word = bare.toLowerCase();
  const words = text.split(/[^\p{L}\p{N}@./]+/u);
  const behindWord = new RegExp(`\\p{Ll},? ${bare}\\b`, "u");
  const adverb = word.endsWith("ly") && !behindWord.test(text);
  return adverb || words.some((one) => one === word || one === `${word}s`);
}

/** Whether a lexicon has a whole name as the name of something else: "PHP". */
function isTerm(bare: string): boolean {
  const [term] = findTermsIn(bare, { listed: true });
  return term !== undefined && term.end - term.start >= bare.length;
}

/** "Using Law Manager" is something that is done. */
function isDeed(bare: string): boolean {
  const [first = "", ...rest] = bare.toLowerCase().split(" ");
  return rest.length > 0 && verbOf(first)?.form === "gerund";
}

const noName =
  /^\d[\d\s,.-]*$|#(?:URL|EMAIL|PHONE)|^(?:mid|senior|junior|entry|graduate)[- ]level$/i;
/** Who acts for a house and is not called by the name of it. */
const bodies = /^The (?:Governors|Governing Body|Trustees|Board|Directors|Management|Head)$/u;
/** Schemes that an employer takes part in. */
const schemes =
  /^(?:Disability Confident|Investors in People|(?:Real )?Living Wage|Mindful Employer|Athena Swan|Great Place to Work|E-?Verify|Top Employer|Age[- ]Friendly|Stonewall|Armed Forces Covenant|Workplace Wellbeing|B Corp|Fair Work)\b/iu;

/** "Language Services is a team of seven within ...": what is told as a part of a house is not the house. */
function isPartOfHouse(name: string, text: string): boolean {
  const at = text.indexOf(`${name} is `);
  return (
    at >= 0 &&
    /^is (?:an?|our|the) (?:[\p{L}-]+ ){0,3}(?:team|unit|department)\b[^.]{0,60}\b(?:within|at|in)\s\p{Lu}/u.test(
      text.slice(at + name.length + 1, at + name.length + 160),
    )
  );
}

/** "Ann and Bob Lee, growers trading as Acorn Farm": who runs a house is not called like it. */
function isPeople(name: string, text: string): boolean {
  const rest = text.slice(text.indexOf(name) + name.length, text.indexOf(name) + name.length + 90);
  return text.includes(name) && /^,? [^.;]{0,70}\btrading as \p{Lu}/u.test(rest);
}

/** "The Trust", "The Health Board": what a house is called that was named in full before. */
export function isCalledAfterwards(name: string): boolean {
  const [, noun] =
    /^The (?:(?:Health|Housing|School|City|County|District|Local|Parish|Hospital|University) )?(\p{Lu}\p{Ll}+)$/u.exec(
      name,
    ) ?? [];
  return (
    noun !== undefined &&
    (namesOrganisation(noun) ||
      /^(?:City|Town|Firm|Organi[sz]ation|Board|Parish|Authority|Institute)$/.test(noun))
  );
}

/** What no employer is called, whatever the rest of the text says. */
/** Parts of a market and of the world by which firms divide their customers. */
const segments =
  /^(?:enterprise|mid-?market|smb|smes?|corporate|commercial|strategic|public sector|private sector|key accounts?|emea|apac|latam|nordics|benelux|north america)$/iu;
/** A word that says what kind of house one is, alone. */
const kindAlone =
  /^(?:the )?(?:council|company|board|trust|hospital|school|college|university|group|association|society|charity|firm|practice|ministry|department|government|authority|agency|centre|center|library|club|organi[sz]ation|business|team)$/iu;

const noEmployer: readonly ((name: string, text: string) => boolean)[] = [
  (name) => departments.test(name) || noName.test(name) || schemes.test(name) || bodies.test(name),
  // "Manager, Enterprise": whom a firm sells to; "Council": a kind of house, and none.
  (name) => segments.test(name) || kindAlone.test(name),
  // "VLANs", "SOPs": things of which there are several.
  (name) => /^\p{Lu}{2,}s$/u.test(name),
  isCalledAfterwards,
  isPeople,
  isPartOfHouse,
];

/** Whether a phrase can be the name of an employer at all. */
export function mayBeEmployer(name: string, title: string | undefined, text: string): boolean {
  const inTitle = title?.toLowerCase().includes(name.toLowerCase()) === true;
  const other = inTitle && timesNamed(name, text) > 2 ? undefined : title;
  if (!isCompanyLike(name, other) || noEmployer.some((veto) => veto(name, text))) return false;
  const bare = name.replace(/^The /, "");
  return ![isPlace, isTerm, isDeed].some((veto) => veto(bare)) && !isWord(bare, text);
}
