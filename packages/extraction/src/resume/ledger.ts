import type { DateContext } from "../fields/dates/find-dates.ts";
import { isProfile } from "../imports/profile-layout.ts";
import { read } from "./source.ts";
import type { Source, Span } from "./source.ts";

/** Where each value of the Resume was read and how sure that is, by its address. */
export interface Ledger {
  readonly source: Source;
  /** What dates are read by. */
  readonly dates: DateContext;
  /** The file is a profile saved from LinkedIn: its layout says what is what. */
  readonly profile: boolean;
  readonly entries: Map<string, { span: Span; confidence: number }>;
  /** Notes a value under its address and gives its text; nothing for no span. */
  take(address: string, span: Span | undefined, confidence: number): string;
}

export function createLedger(source: Source, dates: DateContext): Ledger {
  const entries = new Map<string, { span: Span; confidence: number }>();
  return {
    source,
    dates,
    profile: isProfile(source.lines, dates),
    entries,
    take(address, span, confidence) {
      if (span === undefined) return "";
      const text = read(source, span);
      if (text === "") return "";
      entries.set(address, { span, confidence: Math.min(0.99, Math.max(0.01, confidence)) });
      return text;
    },
  };
}

/** Probability from a margin in score units: 0 is a tie. */
export function sure(margin: number, floor = 0.5): number {
  return floor + (0.97 - floor) * (1 - Math.exp(-Math.max(0, margin) * 0.9));
}
