import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import type { Source } from "../match/source.ts";
import type { Clause } from "./instruction.ts";

const title =
  /\b(?:(?:change|set|make|use|put|call|list)\b.*?\b(?:title|headline|job title)\b(?: (?:to|as|into|be|is|:))?|(?:title|headline)(?: (?:to|as|should be|:))|^call me|^present me as|^position me as|^introduce me as|^make me|^turn me into|^promote me to|^upgrade me to|^(?:show|portray|describe|paint|sell|introduce) me as)\s+(?:a |an |the |my )?(.+)$/;
const renamed =
  /\b(?:change|rename|turn|make)\b.+?\b(?:to|into) (?:a |an )?(.+?) (?:in|as) (?:my|the) (?:job )?(?:title|headline)s?$/;
const tone =
  /^(?:(?:sound|look|appear|seem|be|come across)\b|(?:as |a bit |more |less |very |really |so )*(?:confident|friendly|humble|energetic|enthusiastic|modest|bold|passionate|likeable|likable|human|approachable|professional|concise|credible|convincing|attractive|interesting|unique|employable|competitive|hireable|shorter|longer|stand out|better|stronger|bigger|bold|warm|warmer)\b|(?:more|less|stand out|it|this|the|my)\b)/;

const likened = /^(?:sound|look|appear|seem) (?:like )?(?:a |an )/;
const naming = /\b(?:title|headline|call me)\b/;

interface Wish {
  readonly wish: string;
  /** Whether the request says that it is a title. */
  readonly byName: boolean;
}

/** What a request would have somebody be, unless that is how they sound. */
function wishIn(said: string): Wish | undefined {
  const renaming = renamed.exec(said);
  const found = renaming ?? title.exec(said);
  const wish = (found?.[1] ?? "").replace(likened, "");
  if (found === null || wish === "" || tone.test(wish)) return undefined;
  const lead = found[0].slice(0, -wish.length);
  return { wish, byName: renaming !== null || naming.test(lead) };
}

/** Whether the person holds this title, or one of its words is such that titles turn on it. */
function isTitle(wish: string, { roles }: Source): boolean {
  const words = wish.split(/[^\p{L}]+/u);
  return (
    roles.some((role) => role.title.toLowerCase() === wish) ||
    words.some((word) => titleNouns.has(word) || rankWords.has(word))
  );
}

/** A title is asked for by name, or by a word that titles turn on. */
export function titleIn({ said }: Clause, source: Source): string | undefined {
  const found = wishIn(said);
  if (found === undefined) return undefined;
  return found.byName || isTitle(found.wish, source) ? found.wish : undefined;
}

/** A title with the capitals of the request. */
export function titleAsWritten(clause: Clause, words: string): string {
  const at = clause.text.toLowerCase().lastIndexOf(words);
  return (at < 0 ? words : clause.text.slice(at, at + words.length)).replace(/["'.]+/g, "").trim();
}
