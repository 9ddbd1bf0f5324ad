import { namesEntry } from "./indented-lists.ts";
import type { Marked } from "./mark-lines.ts";
import { titleScore } from "./title.rules.ts";

/** The title stands among so many lines below its date. */
const furthest = 3;
const likely = 2.4;

const opens: ReadonlySet<Marked["kind"]> = new Set(["prose", "header"]);

/** A date with nothing beside it. */
function isLoneDate({ kind, anchor, line }: Marked): boolean {
  const rest =
    anchor === undefined
      ? line.text
      : line.text.slice(0, anchor.start) + line.text.slice(anchor.end);
  return kind === "header" && anchor?.kind === "range" && !/[\p{L}\p{N}]/u.test(rest);
}

function isTitle({ line }: Marked): boolean {
  return namesEntry(line.text) && titleScore(line.text) >= likely;
}

/**
 * "Managed cloud hosting provider" over "Software Engineer", both below a date alone: what reads like the
 * beginning of a sentence stands where the names of the entry do, because one of the lines is a title.
 */
export function namesBelowDates(marked: readonly Marked[]): Marked[] {
  const out = [...marked];
  marked.forEach((one, at) => {
    if (!isLoneDate(one) || marked[at - 1]?.kind === "header") return;
    const below = marked.slice(at + 1, at + 1 + furthest);
    const end = below.findIndex(({ kind, anchor }) => !opens.has(kind) || anchor !== undefined);
    const last = (end < 0 ? below : below.slice(0, end)).findIndex(isTitle);
    for (let index = 0; index <= last; index += 1) {
      const named = marked[at + 1 + index];
      if (named !== undefined) out[at + 1 + index] = { ...named, kind: "header" };
    }
  });
  return out;
}
