import { emptyResume } from "@savile/model";
import type { Extraction, Finding, Resume } from "@savile/model";
import { calibrateFacts, expectedShare } from "../confidence/calibrate.ts";
import { detectLanguage } from "../fields/detect-language.ts";
import type { Line } from "../text-line/line.ts";
import { buildHead } from "../resume/build-head.ts";
import { buildSections } from "../resume/build-resume.ts";
import { traceLines } from "../resume/trace-lines.ts";
import { splitSections } from "../sections/split-sections.ts";
import type { Section } from "../sections/split-sections.ts";

/** The steps from lines to values, each of which may fail without taking the others with it. */
export const stages = {
  splitSections,
  buildSections,
  buildHead,
  traceLines,
  detectLanguage,
  calibrateFacts,
  expectedShare,
};
export type Stages = typeof stages;

/** Runs steps and remembers those that failed. */
export class StageGuard {
  private readonly failed: string[] = [];

  /** The answer of a step, or `otherwise` where a fault in its rules stopped it. */
  run<T>(name: keyof Stages, step: () => T, otherwise: () => T): T {
    try {
      return step();
    } catch {
      this.failed.push(name);
      return otherwise();
    }
  }

  findings(): Finding[] {
    if (this.failed.length === 0) return [];
    const detail = "A part of the file was read but could not be understood. Please check it.";
    return [{ code: "not_understood", detail, lines: [] }];
  }
}

/** What stands in for each step. */
export const fallbacks = {
  sections: (lines: readonly Line[]): Section[] => [
    { kinds: ["contact"], title: "", lines: [...lines] },
  ],
  resume: (): Resume => emptyResume(),
  nothing: (): undefined => undefined,
  unplaced: (sections: readonly Section[]): string[] =>
    sections.flatMap((section) => section.lines.map((line) => line.id)),
  language: (): string => "en",
  confidence: (): Extraction["confidence"] => null,
};
