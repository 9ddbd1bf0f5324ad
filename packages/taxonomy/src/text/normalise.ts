/** A copy of a text for matching, each of whose characters knows where it came from. */
export interface MatchCopy {
  readonly text: string;
  /** Offset in the original of each character of `text`; one more entry for the end. */
  readonly origin: readonly number[];
}

/** UTF-8 read as Windows-1252, as it arrives from many job boards, and entities of pasted HTML. */
const sequences: readonly (readonly [string, string])[] = [
  ["â€¢", "•"],
  ["â€™", "'"],
  ["â€˜", "'"],
  ["â€œ", '"'],
  ["â€\u009d", '"'],
  ["â€“", "-"],
  ["â€”", "-"],
  ["â€¦", "..."],
  ["Â·", "·"],
  ["Â ", " "],
  ["Â\u00a0", " "],
  ["Ã©", "é"],
  ["Ã¨", "è"],
  ["Ã¼", "ü"],
  ["Ã¶", "ö"],
  ["Ã¤", "ä"],
  ["Ã±", "ñ"],
  ["Ã³", "ó"],
  ["&amp;", "&"],
  ["&nbsp;", " "],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&rsquo;", "'"],
  ["&lsquo;", "'"],
  ["&apos;", "'"],
  ["&ldquo;", '"'],
  ["&rdquo;", '"'],
  ["&ndash;", "-"],
  ["&mdash;", "-"],
  ["&hellip;", "..."],
  ["&middot;", "·"],
  ["&bull;", "•"],
];
const numbered = /&#(?:x([\da-f]{2,5})|(\d{2,6}));/iy;

/** The character that an entity such as "&#8217;" names. */
function entityAt(text: string, index: number): readonly [string, string] | undefined {
  numbered.lastIndex = index;
  const found = numbered.exec(text);
  if (found === null) return undefined;
  const code = found[1] === undefined ? Number(found[2]) : Number.parseInt(found[1], 16);
  const isText = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? [found[0], foldCharacter(String.fromCodePoint(code))] : undefined;
}

const sequenceStarts = new Set(sequences.map(([from]) => from.charAt(0)));

const invisible =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
const singleQuotes = /[\u2018\u2019\u201A\u201B\u2032\u00B4\u0060]/;
const doubleQuotes = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/;

const lineEnds = /[\u0085\u2028\u2029]/;

const asciiFolds: ReadonlyMap<string, string> = new Map([
  ["\r", "\n"],
  ["`", "'"],
]);

function foldCharacter(character: string): string {
  if (character < "\u0080") return asciiFolds.get(character) ?? character;
  if (invisible.test(character)) return "";
  if (dashes.test(character)) return "-";
  if (singleQuotes.test(character)) return "'";
  if (doubleQuotes.test(character)) return '"';
  if (lineEnds.test(character)) return "\n";
  const folded = character.normalize("NFKC");
  return /^\s$/.test(folded) ? " " : folded;
}

function sequenceAt(text: string, index: number): readonly [string, string] | undefined {
  if (!sequenceStarts.has(text.charAt(index))) return undefined;
  return sequences.find(([from]) => text.startsWith(from, index)) ?? entityAt(text, index);
}

/**
 * Unifies dashes, quotes, compatibility forms and mangled encodings and drops invisible characters.
 * Case and line breaks stay. Never write this copy back: NFKC changes meaning in places ("m²").
 */
export function matchCopy(original: string): MatchCopy {
  const parts: string[] = [];
  const origin: number[] = [];
  for (let index = 0; index < original.length;) {
    const found = sequenceAt(original, index);
    const character = String.fromCodePoint(original.codePointAt(index) ?? 0);
    const taken = found === undefined ? character.length : found[0].length;
    const output = found === undefined ? foldCharacter(character) : found[1];
    for (let unit = 0; unit < output.length; unit += 1) origin.push(index);
    parts.push(output);
    index += taken;
  }
  origin.push(original.length);
  return { text: parts.join(""), origin };
}

/** The span of the original that a span of the copy came from. */
export function originalSpan(copy: MatchCopy, start: number, end: number): [number, number] {
  const last = copy.origin.length - 1;
  const from = copy.origin[Math.min(start, last)] ?? 0;
  const to = copy.origin[Math.min(end, last)] ?? from;
  return [from, Math.max(from, to)];
}

/** ASCII without entities, back quotes and carriage returns stays as it is. */
const nothingToFold = /^[\t\n\x20-\x25\x27-\x5f\x61-\x7e]*$/;

/** The folded text alone, for texts whose offsets are not needed. */
export function foldText(text: string): string {
  return nothingToFold.test(text) ? text : matchCopy(text).text;
}
