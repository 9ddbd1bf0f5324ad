import type { Requirement } from "@savile/model";

type Level = Requirement["level"];

const negated =
  /\b(?:not (?:required|necessary|needed|essential|mandatory)|no (?:\w+ ){0,3}(?:required|needed|necessary|experience)|^no [^.;,]{3,60} (?:is|are) (?:required|needed|necessary)|don't need|do not need|(?:is|are)n't (?:required|necessary|needed|essential|mandatory|a must)|not a must|is not (?:required|necessary)|needn't|not a requirement|not expected)\b/i;
const preferred =
  /\b(?:a (?:big |huge |strong |definite )?plus|preferred|preferably|prefer|nice to have|would be (?:great|nice|handy|a plus|an advantage|an asset|ideal|helpful)|is (?:great|helpful|an advantage|an asset|beneficial)|bonus|desirable|desired|advantageous|an asset|an advantage|(?<!\b(?:be|and) )helpful|ideally|optional|beneficial|willingness to obtain|willing to obtain|or ability to obtain|good to have|also acceptable|handy(?! with\b)|(?:is|are|also|very) useful|would be (?:brilliant|lovely|useful|super|fantastic|excellent|good|advantageous|perfect)|(?:is|are) (?:great|nice|(?:very |also |most )?welcome)|even better|a strong plus)\b/i;
const required =
  /\b(?:must|required|requires?|mandatory|essential|you have|you've got|you've|you bring|you hold|you know|you should|we ask for|we require|we expect|we use|we work with|applicants should|a must|you need|you'll need|need to have|minimum(?: of)?|at least|should have|necessary|we are looking for|we're looking for|is looking for|are seeking|is seeking|seeks|looking for an? (?:\w+ ){0,3}(?:with|who))\b|\b\d{1,2}\s?\+\s?years\b/i;

/** Whether a statement says that something is *not* asked for. */
export function isNegated(text: string): boolean {
  return negated.test(text) && !preferred.test(text);
}

/** The level that the words of a statement give it, or `undefined` when they give none. */
export function cuedLevel(text: string): Level | undefined {
  if (preferred.test(text)) return "preferred";
  return required.test(text) ? "required" : undefined;
}

const outrightMust = /\b(?:must|required|mandatory|essential|necessary)\b/i;

/**
 * "A forklift licence is essential, reach truck would be an advantage" and "a degree (law a plus)": where a
 * comma or a parenthesis parts what is demanded from what is welcome.
 */
function partedLevels(text: string): number[] {
  const cuts: number[] = [];
  let from = 0;
  for (const found of text.matchAll(/,\s+|\s\((?=[^()]{12,}\))/gu)) {
    const isAside = found[0].endsWith("(");
    const at = found.index + (isAside ? 1 : found[0].length);
    const left = text.slice(from, found.index);
    if (!(isAside ? isWish(left, text.slice(at)) : areApart(left, text.slice(at)))) continue;
    cuts.push(at);
    from = at;
  }
  return cuts;
}

/** Whether a parenthesis wishes for more than what stands before it. */
function isWish(left: string, rest: string): boolean {
  const inside = /^\([^()]*\)/.exec(rest)?.[0] ?? "";
  return preferred.test(inside) && !preferred.test(left);
}

/** Whether of two neighbours one is demanded and the other welcome. */
function areApart(left: string, rest: string): boolean {
  const right = rest.split(/[,;]\s/, 1)[0] ?? "";
  const [first, second] = [outrightMust.test(left), outrightMust.test(right)];
  return first ? !second && preferred.test(right) : second && preferred.test(left);
}

/** Clauses of a statement that may differ in level: split at semicolons and at "... ; X is a plus". */
export function levelClauses(text: string): { start: number; end: number }[] {
  const cuts = [0];
  for (const found of text.matchAll(
    /;\s+|\.\s+(?=\p{Lu})|,\s+(?:but|although|while|whilst|so)\s+(?!that\b|especially\b|particularly\b|in particular\b|above all\b|mostly\b|mainly\b|(?:don't|do not|doesn't|does not) (?:insist|require|need|expect))|,?\s+(?:but|so|therefore)\s+(?!that\b|especially\b|particularly\b|in particular\b|above all\b|mostly\b|mainly\b|(?:don't|do not|doesn't|does not) (?:insist|require|need|expect))|,?\s+and\s+(?=you(?:'re|'ve|'ll)?\s)/gu,
  )) {
    cuts.push(found.index + found[0].length);
  }
  // "Whilst office experience is not essential, you must have ...": only the first half asks for nothing.
  for (const found of text.matchAll(
    /\bnot (?:required|essential|necessary|needed)\b[^,.;]{0,30},\s+/giu,
  ))
    cuts.push(found.index + found[0].length);
  // "Six years of experience, preferably in manufacturing": only the tail is preferred.
  for (const found of text.matchAll(/,\s+(?=(?:preferably|ideally)\b)/giu))
    cuts.push(found.index + found[0].length);
  cuts.push(...partedLevels(text));
  const plus =
    /,\s+((?:experience (?:with|in) )?[^,;]{2,60}\s(?:is|are|as|would be)?\s?a plus|[^,;]{2,100}\s(?:preferred|desirable|helpful))\b/i.exec(
      text,
    );
  if (plus !== null) cuts.push(plus.index + 1);
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  return sorted.map((start, index) => ({ start, end: sorted[index + 1] ?? text.length }));
}
