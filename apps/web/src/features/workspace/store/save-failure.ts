import { ApiError, isTransient } from "../../../lib/api-error.ts";
import type { FailureKind } from "./work-ports.ts";

/** Answers that say nothing about what was sent: too slow, too many calls, a token that was just renewed. */
const passing: readonly number[] = [408, 409, 425, 429];
const passingCodes: readonly string[] = [
  "CSRF_TOKEN_MISSING",
  "CSRF_TOKEN_INVALID",
  "invalid_response",
];

/** What a failed call of the workspace means for what was to be stored. */
export function failureKindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return "transient";
  if (error.code === "stale_version") return "stale";
  if (isTransient(error) || passing.includes(error.status) || passingCodes.includes(error.code)) {
    return "transient";
  }
  if (error.status === 401 || error.code === "account_suspended") return "signed_out";
  if (error.status === 404) return "gone";
  return error.status === 403 ? "read_only" : "refused";
}
