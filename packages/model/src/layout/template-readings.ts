import { templateReadings } from "./template-readings.data.ts";
import { templateIds } from "./template.ts";
import type { TemplateId } from "./template.ts";

/** How many values of the files of a template one program read as they were meant. */
export interface ReaderFigure {
  readonly reader: string;
  readonly format: "pdf" | "docx";
  readonly right: number;
  readonly of: number;
}

/** What a program reads of a template's files, in percent, rounded down. */
export function readShare({ right, of }: Pick<ReaderFigure, "right" | "of">): number {
  return Math.floor((right / of) * 100);
}

/** A template's figure: what the program that reads least of it reads. */
export function weakestReading(
  template: TemplateId,
  readings: typeof templateReadings = templateReadings,
): ReaderFigure | null {
  const [weakest = null] = (readings[template] ?? []).toSorted(
    (a, b) => a.right / a.of - b.right / b.of,
  );
  return weakest;
}

/**
 * The figure by which a template can be chosen, in percent; `null` where nothing was measured, or where every template
 * has the same one: it would help nobody choose.
 */
export function tellingFigure(
  template: TemplateId,
  readings: typeof templateReadings = templateReadings,
): number | null {
  const own = weakestReading(template, readings);
  if (own === null) return null;
  const all = templateIds.flatMap((id) => weakestReading(id, readings) ?? []).map(readShare);
  return new Set(all).size > 1 ? readShare(own) : null;
}
