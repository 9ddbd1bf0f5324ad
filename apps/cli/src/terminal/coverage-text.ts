import { leftOutReasons, traceFigures, traceKinds, tracesNow } from "@savile/model";
import type { Extraction, LeftOutReason, SourceLine, Trace, TraceKind } from "@savile/model";

const kindNames: Readonly<Record<TraceKind, string>> = {
  date: "dates",
  contact: "contacts",
  employer: "employers and schools",
  number: "numbers",
  text: "texts",
};

const reasonNames: Readonly<Record<LeftOutReason, string>> = {
  "page-number": "number of a page",
  repeated: "repeated at the edge of a page",
  "printed-twice": "printed twice",
  hidden: "hidden in the file",
  "made-with": "names the program that made the file",
  "document-word": "says what the file is",
  heading: "heading with nothing below it",
  label: "label of a value",
  link: "address behind words that are kept",
  duration: "time between dates that are kept",
  "joining-word": "joins two values",
  "by-person": "left out by you",
};

/** A piece of the file as a line of the report: its page, if the file has pages, and its words. */
function row({ line, text }: Trace, pages: ReadonlyMap<string, number>): string {
  const page = pages.get(line);
  return `${page === undefined ? line : `page ${page}`}: ${text}`;
}

function pagesOf(lines: readonly SourceLine[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap(({ id, page }) => (page === undefined ? [] : [[id, page]])));
}

function block(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ["", title, ...rows.map((one) => `  ${one}`)];
}

/** What became of every word of a file, for reading. */
export function coverageText(extraction: Extraction): string {
  const traces = tracesNow(extraction);
  const { facts, placed, leftOut, asked } = traceFigures(traces);
  const pages = pagesOf(extraction.lines);
  const of = (state: Trace["state"]): Trace[] => traces.filter((one) => one.state === state);
  const kept = traceKinds.flatMap((kind) => {
    const count = of("placed").filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kindNames[kind]}`];
  });
  const reasons = leftOutReasons.flatMap((reason) =>
    traces.flatMap((one) =>
      one.state === "left-out" && one.because === reason
        ? [`${row(one, pages)} (${reasonNames[reason]})`]
        : [],
    ),
  );
  const left = leftOut === 0 ? "" : `${leftOut} left out; `;
  return [
    `${placed} of ${facts} facts placed; ${left}${asked} to look at.`,
    ...block(
      "To look at",
      of("asked").map((one) => row(one, pages)),
    ),
    ...block("Left out", reasons),
    ...block("Placed", kept),
  ].join("\n");
}

/** The same for programs. */
export function coverageReport(extraction: Extraction) {
  const traces = tracesNow(extraction);
  const pages = pagesOf(extraction.lines);
  return {
    version: 1,
    ...traceFigures(traces),
    traces: traces.map((one) => {
      const page = pages.get(one.line);
      return page === undefined ? one : { ...one, page };
    }),
  };
}
