import type { Source } from "../match/source.ts";
import { foldText } from "@savile/taxonomy";

const links =
  /(?<![\w.+-])[\w.+-]{1,200}@[\w-]{1,64}\.[\w.]+|\b(?:https?:|ftp:|mailto:|javascript:|data:)\S*|\bwww\.\S+|(?<![a-z0-9-])[a-z0-9-]{2,63}\.(?:com|org|net|io|dev|app|ai|co|info|biz|ru|cn|xyz|link|click|site|online|me)\b(?:\/\S*)?|\+?\d[\d\s().-]{8,}\d/giu;
const markup = /<\/?[a-z][^>]{0,200}>|\[[^\]]{0,200}\]\([^)]{0,400}\)|```|\{\{|\}\}/iu;

/** Stand-ins, also as a model may spoil them, and blanks to be filled in. */
const standIn = /\b(?:NAME|EMAIL|PHONE|PLACE|LINK|TEXT)_\d{1,4}(?!\d)/iu;
const blank = /\[[^\]\n]{1,80}\]/gu;

const longest = 5_000;
const texts = new WeakMap<Source, string>();

/** Everything that a resume states, to look for a link in. */
function textOf(source: Source): string {
  const known = texts.get(source);
  if (known !== undefined) return known;
  const made = source.lines.map((line) => foldText(line.text).toLowerCase()).join("\n");
  texts.set(source, made);
  return made;
}

/** A wording with what it is judged by. */
interface Judged {
  readonly text: string;
  readonly folded: string;
  readonly source: Source;
  readonly secret: string;
}

function hidesCharacters({ text, folded }: Judged): boolean {
  return (
    folded !== text && foldText(text.replace(/[\u2010-\u2026]/gu, "")).length < text.length - 40
  );
}

function holdsBlank({ folded, source }: Judged): boolean {
  const known = textOf(source);
  return (folded.match(blank) ?? []).some((found) => !known.includes(found.toLowerCase()));
}

function holdsForeignLink({ folded, source }: Judged): boolean {
  const known = textOf(source);
  return [...folded.matchAll(links)].some(
    ([found]) => !known.includes(found.toLowerCase().replace(/[.,;)]+$/, "")),
  );
}

const objections: readonly (readonly [string, (judged: Judged) => boolean])[] = [
  ["It is empty.", ({ text }) => text.trim() === ""],
  ["It is far too long.", ({ text }) => text.length > longest],
  ["It holds characters that cannot be seen.", hidesCharacters],
  [
    "It repeats the instructions.",
    ({ folded, secret }) => secret !== "" && folded.includes(secret),
  ],
  ["It holds a placeholder.", ({ folded }) => standIn.test(folded)],
  ["It holds markup.", ({ folded }) => markup.test(folded)],
  ["It holds a placeholder.", holdsBlank],
  ["It holds a link or a number that the resume lacks.", holdsForeignLink],
];

/** What a text holds that no wording of ours may hold, whatever the facts say; `undefined` where nothing. */
export function objectionTo(text: string, source: Source, secret: string): string | undefined {
  const judged = { text, folded: foldText(text), source, secret };
  return objections.find(([, holds]) => holds(judged))?.[0];
}
