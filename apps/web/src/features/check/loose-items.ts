import { tracesNow } from "@savile/model";
import type { Extraction, LeftOutReason, SourceLine } from "@savile/model";

/** A line of the file of which something stands in no value. */
export interface LooseItem {
  readonly line: SourceLine;
  /** What of it stands nowhere: all of it, or the words that are left. */
  readonly text: string;
  /** Nobody has decided yet; else the person took it out. */
  readonly asks: boolean;
}

/** Lines without a place, those to look at first. */
export function looseItems(extraction: Extraction, lines: readonly SourceLine[]): LooseItem[] {
  const { left = [], traces = [] } = extraction;
  const asked = new Map(
    tracesNow(extraction).flatMap((one) => (one.state === "asked" ? [[one.line, one.text]] : [])),
  );
  const items = lines.map((line): LooseItem => {
    const rest = asked.get(line.id);
    const text = rest !== undefined && line.text.includes(rest) ? rest : line.text;
    const asks = traces.length === 0 ? !left.includes(line.id) : rest !== undefined;
    return { line, text, asks };
  });
  return [...items.filter(({ asks }) => asks), ...items.filter(({ asks }) => !asks)];
}

/** Words that a rule left out. */
export interface RuledOut {
  readonly key: string;
  readonly text: string;
  readonly page: number | undefined;
  readonly because: LeftOutReason;
}

/** What rules left out of the Resume, in the order of the file. */
export function ruledOut(extraction: Extraction): RuledOut[] {
  const pages = new Map(extraction.lines.map(({ id, page }) => [id, page]));
  return tracesNow(extraction).flatMap((one, index) =>
    one.state === "left-out" && one.because !== "by-person"
      ? [
          {
            key: `${one.line} ${index}`,
            text: one.text,
            page: pages.get(one.line),
            because: one.because,
          },
        ]
      : [],
  );
}
