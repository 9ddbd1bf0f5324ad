/** Verbs of change and being that end a clause of their own: "offcuts fell", "11 reports were switched off". */
const finite =
  /\b(?:was|were|is|are|has|have|had|rose|fell|grew|dropped|went|came|sank|climbed|doubled|halved|tripled|stayed|remained|became|improved|increased|decreased|declined)\b/iu;
/** Words that join a clause to the one before it, or open a phrase that is none. */
const joining =
  /^(?:and|or|but|so|yet|which|who|whose|that|where|when|while|because|since|as|after|before|until|if|with|without|by|for|from|in|on|at|of|to|including|incl|plus|then|thus|all of|most of|some of|both of)\b/iu;
const deed =
  /^(?:\p{Ll}+(?:ed|ing)|led|ran|built|cut|won|wrote|made|kept|set|took|brought|held|taught|sold|grew|rose)\b/iu;

/** Whether what stands behind a comma is a clause with a subject of its own, joined by nothing. */
function isOwnClause(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (joining.test(text.trim()) || deed.test(text.trim()) || words.length < 3) return false;
  const at = finite.exec(text.trim())?.index ?? -1;
  return at > 0 && !/\b(?:that|which|who|where|when|if|as)\b/iu.test(text.slice(0, at));
}

/**
 * A line of which two sentences stand side by side with a comma, with a semicolon between them: "introduced memoQ for
 * five people; the rate rose to 38%". Notes of a resume may run together, a sentence of a letter may not.
 */
export function withoutSplice(text: string): string {
  const cuts = [...text.matchAll(/,\s+/gu)].map(({ index }) => index);
  const at = cuts.findLast((cut) => isOwnClause(text.slice(cut + 1)));
  const isRow = at !== undefined && /,/.test(text.slice(at + 1));
  return at === undefined || isRow || /[;(]/.test(text)
    ? text
    : `${text.slice(0, at)};${text.slice(at + 1)}`;
}
