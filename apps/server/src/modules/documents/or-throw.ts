import type { Result } from "@savile/model";
import type { TailorResumeFailure } from "@savile/workflow";
import type { Refusal } from "../../errors/refusal.ts";
import { renderRefusal } from "./render-refusal.ts";

/** The value of a result, or its refusal as the answer. */
export function orThrow<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw result.error;
}

/** The value of a layout or an export, or the answer to its failure. */
export function orRender<T>(result: Result<T, TailorResumeFailure>): T {
  if (result.ok) return result.value;
  throw renderRefusal(result.error);
}
