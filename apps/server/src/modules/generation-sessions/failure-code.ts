import type { ErrorCode } from "@savile/contracts";
import type { TailorResumeFailure } from "@savile/workflow";

const codes: Readonly<Record<TailorResumeFailure["code"], ErrorCode>> = {
  resume_without_content: "resume_without_content",
  unreadable: "export_unreadable",
  too_large: "text_too_long",
  missing_glyphs: "letters_not_printable",
  busy: "unavailable",
  cancelled: "render_failed",
  superseded: "render_failed",
  timeout: "render_failed",
  crashed: "render_failed",
  template_error: "render_failed",
};

/** The answer to documents that could not be made of what the person decided. */
export function failureCode(failure: TailorResumeFailure): ErrorCode {
  return codes[failure.code];
}
