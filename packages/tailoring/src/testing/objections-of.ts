import { readSource } from "../match/source.ts";
import { contextFor } from "../verify/reading/context.ts";
import type { Check } from "../verify/reading/context.ts";
import { frameOf } from "../verify/reading/frame.ts";
import { buildResume, factsOf } from "./build-resume.ts";

/** What a check objects to a claim that is held against the first of some lines of one role. */
export function objectionsOf(check: Check, lines: readonly string[], claim: string): string[] {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      {
        title: "Clerk",
        company: "Marrow & Finch",
        start: "2018-01",
        end: "2024-01",
        bullets: lines,
      },
    ],
  });
  const source = readSource(resume, factsOf(resume), "2026-11");
  const line = source.roles[0]?.lines[0]?.address ?? "";
  const context = contextFor({ source, factIds: [line], mode: "line" });
  return check(frameOf(claim), context).map(({ hard }) => (hard ? "blocked" : "asked"));
}
