import type { Line } from "../text-line/line.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Ledger } from "./ledger.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";

/** A contact value in a line of the file. */
export interface Spot {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  /** The value goes on to this offset of the next line. */
  readonly next?: { readonly line: Line; readonly end: number };
}

/** Writes the value of a place under its address; "" for none. */
export function take(
  ledger: Ledger,
  address: string,
  one: Spot | undefined,
  confidence: number,
): string {
  if (one === undefined) return "";
  const span: Span = spanOf(ledger.source, one.line, one.start, one.end);
  const whole =
    one.next === undefined
      ? span
      : join(span, spanOf(ledger.source, one.next.line, 0, one.next.end));
  return ledger.take(address, whole, confidence);
}

/** A longer line tells something else, and searching it for places would take long. */
const longest = 1000;

/** Lines of the contact zone and of the sections of links and personal details. */
export function contactLines(sections: readonly Section[]): Line[] {
  return sections
    .filter((section) =>
      section.kinds.some((kind) => kind === "contact" || kind === "links" || kind === "personal"),
    )
    .flatMap((section) => section.lines)
    .filter((line) => line.text.length <= longest);
}
