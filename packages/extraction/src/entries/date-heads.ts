import type { RawEntry } from "./segment.ts";
import { titleScore } from "./title.rules.ts";

const clearTitle = 2.4;
const mostWords = 14;
const mostOf = 0.6;

/** A header that is a date and nothing else. */
function isDateAlone({ header: [only, ...others] }: RawEntry): boolean {
  if (only?.anchor === undefined || others.length > 0) return false;
  const { start, end } = only.anchor;
  const rest = only.line.text.slice(0, start) + only.line.text.slice(end);
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** The first element of an entry names a post and tells nothing. */
function namesPost({ body: [first] }: RawEntry): boolean {
  if (first?.kind !== "bullet") return false;
  const { text } = first.line;
  const isShort = text.split(/\s+/).length <= mostWords && !/[.!?;]$/.test(text.trim());
  return isShort && titleScore(text) >= clearTitle;
}

function withPost(entry: RawEntry): RawEntry {
  const [first, ...body] = entry.body;
  if (first === undefined || !isDateAlone(entry) || !namesPost(entry)) return entry;
  delete first.line.bullet;
  return { header: [...entry.header, { ...first, kind: "header" }], body };
}

/**
 * Periods as headings, with the post as the first element of the list below each. It is decided once for a section,
 * by most of its entries.
 */
export function takePosts(entries: readonly RawEntry[]): RawEntry[] {
  const alone = entries.filter(isDateAlone);
  const named = alone.filter(namesPost);
  const isHabit = named.length >= 2 && alone.length >= entries.length * mostOf;
  return isHabit && named.length >= alone.length * mostOf ? entries.map(withPost) : [...entries];
}
