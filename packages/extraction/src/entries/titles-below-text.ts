import { namesEntry } from "./indented-lists.ts";
import type { Marked } from "./mark-lines.ts";
import { organizationScore } from "./organization.rules.ts";
import type { RawEntry } from "./segment.ts";
import { titleScore } from "./title.rules.ts";

const clearTitle = 2.4;
/** Lines that tell what an employer does. */
const mostLines = 3;

function isTitle(one: Marked): boolean {
  const { text, bullet } = one.line;
  const isFirm = organizationScore(text) >= 1.6;
  return bullet === undefined && namesEntry(text) && titleScore(text) >= clearTitle && !isFirm;
}

function hasTitle({ header }: RawEntry): boolean {
  return header.some(({ line }) =>
    line.text.split(/[,|·•\t()]|\s[–—-]\s/u).some((part) => titleScore(part) >= clearTitle),
  );
}

/** Reads as a title far more than as a firm: "Kitchen porter". */
function isMostlyTitle(text: string): boolean {
  const score = titleScore(text);
  const isMore = score - organizationScore(text) >= clearTitle - 0.8;
  return namesEntry(text) && score >= clearTitle && isMore;
}

/** A title right below the employer and the period, where those of other jobs stand above or beside them. */
function isRightBelow({ header, body: [one] }: RawEntry): boolean {
  const [first, second] = header;
  if (first?.anchor === undefined || second !== undefined || one?.kind !== "header") return false;
  const { bullet, gap, text } = one.line;
  return bullet === undefined && gap < 1.4 && one.dates.length === 0 && isMostlyTitle(text);
}

/** Where the title stands below the lines about the employer, -1 where none does. */
function titleAt({ body }: RawEntry): number {
  const end = body.findIndex((one) => one.kind !== "prose");
  const at = end < 0 ? -1 : end;
  const one = body[at];
  const [above] = body.slice(Math.max(0, at - 1), at);
  if (one === undefined || above === undefined || at > mostLines || !isTitle(one)) return -1;
  const differs = one.line.bold !== above.line.bold || one.line.italic !== above.line.italic;
  return one.kind === "header" && (differs || one.line.size > above.line.size) ? at : -1;
}

/**
 * An employer, a line about what it does, and only then the title of the post: the title is no part of that text.
 */
export function takeTitlesBelowText(entries: readonly RawEntry[]): RawEntry[] {
  return entries.map((entry) => {
    const at = hasTitle(entry) ? -1 : isRightBelow(entry) ? 0 : titleAt(entry);
    const title = entry.body[at];
    if (title === undefined) return entry;
    return { header: [...entry.header, title], body: entry.body.toSpliced(at, 1) };
  });
}
