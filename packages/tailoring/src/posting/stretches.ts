import type { SectionKind } from "./headings.data.ts";
import { lineKind } from "./line-kind.rules.ts";
import type { PlacedSegment } from "./sections.ts";
import type { KindedLine } from "./unheaded-lists.ts";

/** Lines that stand together, and the heading that stands over them. */
export interface Stretch {
  readonly lines: KindedLine[];
  /** The section of the last heading before. */
  readonly section: SectionKind;
  /** Whether the heading stands right above, with nothing but blank lines between. */
  readonly headed: boolean;
  /** Whether lines of it stand right below each other. */
  tight: boolean;
}

/** Whether a line begins a stretch of its own: below a heading, in another section, below a blank line. */
function beginsStretch(
  open: Stretch | undefined,
  before: PlacedSegment | undefined,
  segment: PlacedSegment,
): boolean {
  if (open === undefined || before === undefined || open.section !== segment.section) return true;
  if (before.heading || segment.line - before.line <= 1) return false;
  // In a list that is set apart line by line a blank line parts nothing.
  return !(segment.bullet && before.bullet && !open.tight);
}

/** The lines of a posting in stretches, each with what its lines speak of by themselves. */
export function stretchesOf(segments: readonly PlacedSegment[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  let before: PlacedSegment | undefined;
  let headed = false;
  for (const segment of segments) {
    if (segment.heading || segment.row !== undefined) {
      open = undefined;
      headed = segment.opens;
    } else {
      if (open === undefined || beginsStretch(open, before, segment)) {
        open = { lines: [], section: segment.section, headed, tight: false };
        stretches.push(open);
        headed = false;
      }
      const above = open.lines.at(-1)?.segment.line ?? segment.line;
      if (segment.line - above === 1) open.tight = true;
      open.lines.push({ segment, kind: lineKind(segment.text) });
    }
    before = segment;
  }
  return stretches;
}
