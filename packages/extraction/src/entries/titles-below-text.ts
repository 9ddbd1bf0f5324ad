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

/** A title right below the employer and the period, where those of other jobs stand above or beside them. */
function isRightBelow({ header, body: [one] }: RawEntry): boolean {
  if (one?.kind !== "header" || one.line.bullet !== undefined || one.line.gap >= 1.4) return false;
  const { text } = one.line;
  const score = titleScore(text);
  const isDated = header.length === 1 && header[0]?.anchor !== undefined;
  const isPlain = isDated && one.dates.length === 0 && namesEntry(text);
  return isPlain && score >= clearTitle && score - organizationScore(text) >= clearTitle - 0.8;
}

/** Where the title stands below the lines about the employer, -1 where none does. */
function titleAt(entry: RawEntry): number {
  const { body } = entry;
  if (isRightBelow(entry)) return 0;
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
    const at = hasTitle(entry) ? -1 : titleAt(entry);
    const title = entry.body[at];
    if (title === undefined) return entry;
    return { header: [...entry.header, title], body: entry.body.toSpliced(at, 1) };
  });
}
