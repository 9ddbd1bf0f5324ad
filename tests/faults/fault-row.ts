/** What one fault did, as a row of docs/faults.md. */
export interface FaultRow {
  readonly fault: string;
  /** How often it was made, in words. */
  readonly times: string;
  /** What the service had answered as done, and how much of it was not there later. */
  readonly acknowledged: number;
  readonly lost: number;
  /** How often it was to serve afterwards, or to end in one sentence, and how often it did. */
  readonly starts: number;
  readonly started: number;
  readonly note?: string;
}

/** A fault that this machine cannot make. */
export interface SkippedRow {
  readonly fault: string;
  readonly skipped: string;
}

/** Whether nothing was lost and the service came back each time; of nothing acknowledged nothing can be said. */
export function isWhole({ acknowledged, lost, starts, started }: FaultRow): boolean {
  return lost === 0 && acknowledged > 0 && started === starts;
}

/** The row as a line of a table. */
export function lineOf(row: FaultRow | SkippedRow): string {
  if ("skipped" in row) return `| ${row.fault} | skipped: ${row.skipped} | | |`;
  const { fault, times, acknowledged, lost, starts, started, note } = row;
  const told = note === undefined ? "" : ` (${note})`;
  return `| ${fault} | ${times} | acknowledged ${acknowledged}, lost ${lost} | ${started} of ${starts}${told} |`;
}
