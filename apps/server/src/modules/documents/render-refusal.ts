import type { TailorResumeFailure } from "@savile/workflow";
import { Refusal } from "../../errors/refusal.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";

const mostNamed = 20;

function detailsOf(failure: TailorResumeFailure): unknown {
  if (failure.code === "missing_glyphs") {
    return { text: failure.detail, at: failure.at ?? [], fonts: failure.fonts ?? [] };
  }
  if (failure.code === "too_large") return { text: failure.detail };
  if (failure.code !== "unreadable") return undefined;
  const { lines, found, missing } = failure.readBack;
  return { text: failure.detail, lines, found, missing: missing.slice(0, mostNamed) };
}

/** The answer to a document that could not be laid out, or whose file could not be proven. */
export function renderRefusal(failure: TailorResumeFailure): Refusal {
  const details = detailsOf(failure);
  return new Refusal(failureCode(failure), details === undefined ? {} : { details });
}
