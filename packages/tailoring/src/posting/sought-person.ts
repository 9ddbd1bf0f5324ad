import type { Piece } from "./split-duties.ts";

/** Nobody in particular: who is spoken of so is nearly always the one they look for. */
const nobodyYet = "(?:someone|somebody|anyone|anybody)";
const people =
  "(?:people|persons?|individuals?|those|candidates?|applicants?|colleagues?|an? (?:\\p{Ll}+ )?person)";
const wanting =
  "(?:rather|like|love|want|need|prefer|welcome|after|(?:hear|applications) from|seek(?:s|ing)?|look(?:s|ing)? for|suits?|suit(?:ed|able) (?:for|to)|(?:ideal|perfect|right) for|interested in)";
/** What follows says how they are, not whom they belong to: "people with disabilities" are invited, not asked for. */
const described =
  "(?:who(?:'s|'ve)?|with(?! (?:an? )?(?:\\p{Ll}+ )?disabilit)|able to|capable of|willing to|happy to|keen to)";
const cues: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:to|by|know|tell|help|support|if|whether|unless|with|of)\\s)\\b${nobodyYet}\\s(?:else\\s)?(?=${described}\\s)`,
    "giu",
  ),
  new RegExp(`\\b${wanting}\\s(?:\\p{Ll}+\\s){0,3}?${people}\\s(?=${described}\\s)`, "giu"),
];
/** The rest of the sentence behind what somebody is: "... will be listened to", "... might suit". */
const sentenceOn =
  /(?:,?\s(?:will|would|may|might|can)\s(?:be (?:listened|considered|preferred|welcome|given|at|very|most|invited|happy|right|ideal)|have an?|find|do well|get|enjoy|suit|fit)\b|;|,?\s(?:but|so|because|since|and (?:we|they|you))\b).*$/isu;
/** Characters in which "who will", "who can" may stand. */
const ownVerb = 4;
const opener =
  /^(?:who(?:'s|'ve)?|with)\s+(?:(?:is|are|has|have|can|could|will|would|also|already|be)\s+)*/iu;
/** "Please share with anyone who might suit": they say nothing of themselves. */
const empty = /^(?:who\s)?(?:might|may|would|could|can)\s(?:be|suit|fit|like|want|know)\b/i;

/** A clause without the rest of its sentence; what it begins with is its own verb. */
function cutBehind(clause: string): string {
  return clause.slice(0, ownVerb) + clause.slice(ownVerb).replace(sentenceOn, "");
}

/** Characters within which a sentence says what somebody is. */
const longest = 400;

/** What is said of the somebody that a sentence looks for: "somebody with two years in a mill who is calm". */
export function soughtClauses(text: string): Piece[] {
  const found = cues
    .flatMap((cue) => [...text.matchAll(cue)])
    .map((one) => ({ from: one.index, to: one.index + one[0].length }))
    .toSorted((a, b) => a.from - b.from);
  return found.flatMap(({ to }, at): Piece[] => {
    const end = Math.max(to, Math.min(found[at + 1]?.from ?? text.length, to + longest));
    const clause = cutBehind(text.slice(to, end));
    if (empty.test(clause)) return [];
    const lead = opener.exec(clause)?.[0].length ?? 0;
    const rest = clause.slice(lead).replace(/[\s.,;!]+$/, "");
    return rest === "" ? [] : [{ text: rest, start: to + lead }];
  });
}
