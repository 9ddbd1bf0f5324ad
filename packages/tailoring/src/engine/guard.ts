import type { Source } from "../match/source.ts";
import { foldText } from "../text/normalise.ts";

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

/** What a text holds that no wording of ours may hold, whatever the facts say; `undefined` where nothing. */
export function objectionTo(text: string, source: Source, secret: string): string | undefined {
  const folded = foldText(text);
  if (text.trim() === "") return "It is empty.";
  if (text.length > longest) return "It is far too long.";
  if (folded !== text && foldText(text.replace(/[\u2010-\u2026]/gu, "")).length < text.length - 40)
    return "It holds characters that cannot be seen.";
  if (secret !== "" && folded.includes(secret)) return "It repeats the instructions.";
  if (standIn.test(folded)) return "It holds a placeholder.";
  if (markup.test(folded)) return "It holds markup.";
  const known = textOf(source);
  if ((folded.match(blank) ?? []).some((found) => !known.includes(found.toLowerCase())))
    return "It holds a placeholder.";
  const foreign = [...folded.matchAll(links)].find(
    ([found]) => !known.includes(found.toLowerCase().replace(/[.,;)]+$/, "")),
  );
  return foreign === undefined ? undefined : "It holds a link or a number that the resume lacks.";
}
