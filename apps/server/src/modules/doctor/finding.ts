/** What a look found: well, worth knowing, or a fault with its cure, in one sentence. */
export interface Finding {
  readonly state: "well" | "note" | "fault";
  readonly text: string;
}

export const well = (text: string): Finding => ({ state: "well", text });
export const note = (text: string): Finding => ({ state: "note", text });
export const fault = (text: string): Finding => ({ state: "fault", text });

const marks = { well: "ok   ", note: "note ", fault: "FAULT" } as const;

/** Findings as lines for a terminal; the last one counts the faults. */
export function tellFindings(findings: readonly Finding[]): string[] {
  const faults = findings.filter(({ state }) => state === "fault").length;
  const sum =
    faults === 0 ? "Everything is well." : `${faults} ${faults === 1 ? "fault" : "faults"}.`;
  return [...findings.map(({ state, text }) => `${marks[state]} ${text}`), sum];
}
