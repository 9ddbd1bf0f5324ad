import type { Source } from "../match/source.ts";
import { foldText } from "../text/normalise.ts";
import { tokenPattern } from "./redact.ts";

const links =
  /(?<![\w.+-])[\w.+-]{1,200}@[\w-]{1,64}\.[\w.]+|\b(?:https?:|ftp:|mailto:|javascript:|data:)\S*|\bwww\.\S+|(?<![a-z0-9-])[a-z0-9-]{2,63}\.(?:com|org|net|io|dev|app|ai|co|info|biz|ru|cn|xyz|link|click|site|online|me)\b(?:\/\S*)?|\+?\d[\d\s().-]{8,}\d/giu;
const markup = /<\/?[a-z][^>]{0,200}>|\[[^\]]{0,200}\]\([^)]{0,400}\)|```|\{\{|\}\}/iu;

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
  if (new RegExp(tokenPattern.source, "u").test(folded)) return "It holds a placeholder.";
  if (markup.test(folded)) return "It holds markup.";
  const known = textOf(source);
  const foreign = [...folded.matchAll(links)].find(
    ([found]) => !known.includes(found.toLowerCase().replace(/[.,;)]+$/, "")),
  );
  return foreign === undefined ? undefined : "It holds a link or a number that the resume lacks.";
}
