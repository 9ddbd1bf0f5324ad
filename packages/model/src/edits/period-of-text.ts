import { parsePeriod } from "../period.ts";
import type { Period } from "../resume.ts";

/** Dates with the meaning that their text has by itself. */
export function periodOfText(text: string): Period {
  return { ...parsePeriod(text), text };
}
