import type { Marked } from "./mark-lines.ts";
import type { RawEntry } from "./segment.ts";
import { isUnitName } from "./unit-name.ts";

/** White space as it stands between entries. */
const apart = 1.4;

function isListed({ kind }: Marked): boolean {
  return kind === "bullet" || kind === "more";
}

/** Where the text without marks begins that stands apart below the list of an entry; its length where none does. */
function closingAt({ body }: RawEntry): number {
  const at = body.findLastIndex(isListed) + 1;
  const first = body[at]?.line;
  const isApart = at > 0 && first !== undefined && first.gap >= apart && !isUnitName(first.text);
  return isApart ? at : body.length;
}

/**
 * What stands apart below the list of the last entry ("Clean licence, happy to travel") belongs to no entry where
 * the others have nothing of the kind below their lists.
 */
export function takeClosingText(entries: readonly RawEntry[]): {
  readonly entries: RawEntry[];
  readonly closing: readonly Marked[];
} {
  const last = entries.at(-1);
  const others = entries.slice(0, -1);
  const isOnly = others.every((entry) => closingAt(entry) === entry.body.length);
  if (last === undefined || !isOnly || !others.some(({ body }) => body.some(isListed)))
    return { entries: [...entries], closing: [] };
  const at = closingAt(last);
  return {
    entries: [...others, { header: last.header, body: last.body.slice(0, at) }],
    closing: last.body.slice(at),
  };
}
