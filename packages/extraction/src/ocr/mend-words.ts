/** Ends of a host's name after which no letter of a longer end looks like the stroke of a path. */
const ends = "(?:com|org|net|edu|io|dev)";
const scheme = /^(https?):?[/lI|1]{2}(?=[a-z0-9])/;
const pathStart = new RegExp(`(\\.${ends})[lI|](?=[a-z0-9]+(?:[/lI|]|$))`);
const memberPath = /^((?:www\.)?linkedin\.com\/)[il1|]n[lI|](?=[a-z0-9])/i;
const hostOfMail = new RegExp(`(@[a-z0-9.-]*)/([a-z0-9.-]*\\.${ends})$`);

/**
 * A stroke of an address that leans the wrong way: `l`, `I` or `|` where only `/` can stand, and `/` in the
 * host of a mailbox, where only a letter can. Other words stay as they are.
 */
export function mendAddress(text: string): string {
  return text
    .replace(scheme, "$1://")
    .replace(pathStart, "$1/")
    .replace(memberPath, "$1in/")
    .replace(hostOfMail, "$1l$2");
}

const stopped = /\p{L}{3}\.$/u;
const fewestCommas = 3;
const longestTerm = 3;

/** How many words the longest part between two separators has. */
function longestPart(words: readonly string[]): number {
  let longest = 0;
  let length = 0;
  for (const word of words) {
    length += 1;
    longest = Math.max(longest, length);
    if (/[,.]$/.test(word)) length = 0;
  }
  return longest;
}

/**
 * Full stops between the terms of a list that commas part: the tail of a comma is the first that a scan loses.
 * `words` are the words of a line in their order.
 */
export function mendCommas(words: readonly string[]): string[] {
  const inner = words.slice(0, -1);
  const commas = inner.filter((word) => word.endsWith(",")).length;
  const stops = inner.filter((word) => stopped.test(word)).length;
  const isList = stops > 0 && commas >= fewestCommas * stops && longestPart(words) <= longestTerm;
  if (!isList) return [...words];
  return words.map((word, at) =>
    at < inner.length && stopped.test(word) ? `${word.slice(0, -1)},` : word,
  );
}
