import type { Extraction } from "../tailoring/extraction.ts";
import type { Trace } from "../tailoring/trace.ts";

/** Counts that add up: every fact of the file is placed, left out or asked for. */
export interface TraceFigures {
  readonly facts: number;
  readonly placed: number;
  readonly leftOut: number;
  readonly asked: number;
}

type Traced = Pick<Extraction, "traces" | "unplaced" | "facts" | "left">;

/**
 * What became of every word of the file, with what the person put to a place, took out or left aside since it
 * was read.
 */
export function tracesNow({ traces = [], unplaced, facts, left = [] }: Traced): readonly Trace[] {
  const open = new Set(unplaced);
  const settled = new Set(left);
  const wereAsked = new Set(traces.flatMap((one) => (one.state === "asked" ? [one.line] : [])));
  return traces.map((one): Trace => {
    const { line, kind, text } = one;
    if (one.state === "asked" && !open.has(line)) {
      const at = facts.find(({ span }) => span?.lines.includes(line) === true)?.id ?? "";
      return { line, kind, text, state: "placed", at };
    }
    const takenOut = one.state === "placed" && open.has(line) && !wereAsked.has(line);
    const leftAside = one.state === "asked" && settled.has(line);
    return takenOut || leftAside
      ? { line, kind, text, state: "left-out", because: "by-person" }
      : one;
  });
}

/** How many facts of the file are placed, left out and asked for. */
export function traceFigures(traces: readonly Trace[]): TraceFigures {
  const count = (state: Trace["state"]): number =>
    traces.filter((one) => one.state === state).length;
  return {
    facts: traces.length,
    placed: count("placed"),
    leftOut: count("left-out"),
    asked: count("asked"),
  };
}
