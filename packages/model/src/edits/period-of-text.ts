import { parsePeriod } from "../resume/period.ts";
import type { Period } from "../resume/resume.ts";

/** Dates with the meaning that their text has by itself. */
export function periodOfText(text: string): Period {
  return { ...parsePeriod(text), text };
}
