/** One measured figure with its bar. `value` and `bar` are in `unit`. */
export interface Figure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly bar: string;
  readonly met: boolean | null;
  readonly note: string;
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A figure that must not exceed `bar`. */
export function atMost(
  name: string,
  value: number,
  unit: string,
  bar: number,
  note: string,
): Figure {
  return { name, value, unit, bar: `<= ${bar} ${unit}`, met: value <= bar, note };
}

/** A figure that must reach `bar`. */
export function atLeast(
  name: string,
  value: number,
  unit: string,
  bar: number,
  note: string,
): Figure {
  return { name, value, unit, bar: `>= ${bar} ${unit}`, met: value >= bar, note };
}

/** A figure that could not be measured here, and why. */
export function notMeasured(name: string, bar: string, note: string): Figure {
  return { name, value: null, unit: "", bar, met: null, note };
}

function shown(figure: Figure): string {
  if (figure.value === null) return "not measured";
  const digits = figure.value >= 100 || Number.isInteger(figure.value) ? 0 : 1;
  return `${figure.value.toFixed(digits)} ${figure.unit}`;
}

/** The figures as a Markdown table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${shown(figure)} | ${figure.bar} | ${figure.met === null ? "–" : figure.met ? "yes" : "**no**"} | ${figure.note} |`,
  );
  return ["| figure | measured | bar | met | how |", "|---|---|---|---|---|", ...rows].join("\n");
}
