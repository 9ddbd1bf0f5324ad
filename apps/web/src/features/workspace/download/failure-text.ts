import { ApiError } from "../../../lib/api-error.ts";
import { say } from "./messages.ts";

// Codes whose own sentence says more than that the server failed.
const telling = new Set(["export_unreadable", "letters_not_printable", "text_too_long"]);

/** The sentence for a download that failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return say("failed.other");
  if (error.code === "timeout") return say("failed.timeout");
  if (error.code === "network_error") return say("failed.network");
  if (telling.has(error.code)) return error.message;
  if (error.status >= 500) return say("failed.server");
  if (error.code === "session_not_found") return say("failed.session");
  if (error.status === 404) return say("failed.missing");
  return error.message === "" ? say("failed.other") : error.message;
}

/** Whether a larger plan would have allowed it. */
export function wantsPlan(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ["format_locked", "template_locked", "download_limit_exceeded"].includes(error.code)
  );
}
