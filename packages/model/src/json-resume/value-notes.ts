import type { Fact } from "../tailoring/fact.ts";
import type { Period, Text } from "../resume/resume-shape.ts";

/** Where a value of the JSON came from, keyed by its path (`work.0.endDate`). */
export interface ValueNote {
  raw: string;
  confidence: number | null;
  from: "text" | "user";
  spans: { start: number; end: number; page?: number }[];
  start?: string;
  end?: string;
  status?: "present";
}

/** Notes on the value at a path that stands at an address of the Resume. */
export type Noted = (path: string, address: string, raw: string, dates?: Period) => void;

function spansOf(fact: Fact | undefined): ValueNote["spans"] {
  if (fact?.span === undefined) return [];
  const { start, end, page } = fact.span;
  return [page === undefined ? { start, end } : { start, end, page }];
}

function datesNote({ start, end }: Period): Pick<ValueNote, "start" | "end" | "status"> {
  return end === "present" ? { start, end, status: "present" } : { start, end };
}

/** Writes down where each value came from, by its Fact. */
export function noteCreator(facts: readonly Fact[], values: Record<string, ValueNote>): Noted {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return (path, address, raw, dates) => {
    if (raw === "") return;
    const fact = byId.get(address);
    values[path] = {
      raw,
      confidence: fact?.confidence ?? null,
      from: fact?.origin.by === "user" ? "user" : "text",
      spans: spansOf(fact),
      ...(dates === undefined ? {} : datesNote(dates)),
    };
  };
}

/** The notes on the lines of a list. */
export function noteLines(
  noted: Noted,
  path: string,
  parent: string,
  list: readonly Text[],
  ids: readonly Text[],
): void {
  list.forEach((line, index) =>
    noted(`${path}.${index}`, `${parent}.${ids[index]?.id ?? line.id}`, line.text),
  );
}
