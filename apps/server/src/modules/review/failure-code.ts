import type { ErrorCode } from "@savile/contracts";
import { assertNever } from "@savile/model";
import type { TailorResumeFailure } from "@savile/workflow";

/** The answer to documents that could not be made of what the person decided. */
export function failureCode(failure: TailorResumeFailure): ErrorCode {
  switch (failure.code) {
    case "resume_without_content":
      return "resume_without_content";
    case "unreadable":
      return "export_unreadable";
    case "too_large":
      return "text_too_long";
    case "missing_glyphs":
      return "letters_not_printable";
    case "busy":
      return "unavailable";
    case "cancelled":
    case "superseded":
    case "timeout":
    case "crashed":
    case "template_error":
      return "render_failed";
    default:
      return assertNever(failure);
  }
}
