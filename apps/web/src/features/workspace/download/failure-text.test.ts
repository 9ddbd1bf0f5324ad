// @vitest-environment node
import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api-error.ts";
import { failureText, wantsPlan } from "./failure-text.ts";

it.each([
  [
    new ApiError("timeout", 0, "x"),
    "Download timed out. The document is taking longer than expected to generate. Please try again.",
  ],
  [
    new ApiError("render_failed", 500, "x"),
    "Server error during document generation. This may be due to high demand. Please try again in a moment.",
  ],
  [
    new ApiError("not_found", 404, "x"),
    "Document not found. Please regenerate your documents first.",
  ],
  [
    new ApiError("session_not_found", 404, "x"),
    "Session not found. Please regenerate your documents first.",
  ],
  [
    new ApiError("network_error", 0, "x"),
    "Network error occurred. Please check your connection and try again.",
  ],
  [new ApiError("format_locked", 403, "Please upgrade."), "Please upgrade."],
  [new ApiError("default", 418, ""), "Download failed. Please try again."],
  [new Error("anything"), "Download failed. Please try again."],
  [new ApiError("export_unreadable", 500, "Not proven."), "Not proven."],
])("a download that failed with %o says what the person can do", (error, text) => {
  expect(failureText(error)).toBe(text);
});

it("knows what a larger plan would allow", () => {
  expect(wantsPlan(new ApiError("download_limit_exceeded", 403, ""))).toBe(true);
  expect(wantsPlan(new ApiError("forbidden", 403, ""))).toBe(false);
});
