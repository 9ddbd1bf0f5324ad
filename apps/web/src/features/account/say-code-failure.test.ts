// @vitest-environment node
import { expect, it } from "vitest";
import { ApiError, problemOf } from "../../lib/api-error.ts";
import { sayCodeFailure } from "./say-code-failure.ts";

const expired = "Verification code has expired. Please request a new one.";

it.each([
  [problemOf(400, { error_code: "code_expired", detail: expired }), expired],
  [problemOf(400, null), "Invalid verification code"],
  [problemOf(422, {}), "Invalid verification code"],
  [
    problemOf(422, { error_code: "validation", detail: "Some values are not valid." }),
    "Invalid verification code",
  ],
  [problemOf(403, null), "Verification failed"],
  [new TypeError("odd"), "Verification failed"],
  [
    new ApiError("network_error", 0, "Unable to connect. Please check your internet connection."),
    "Unable to connect. Please check your internet connection.",
  ],
])("says why a code was not taken: %s", (error, sentence) => {
  expect(sayCodeFailure(error)).toBe(sentence);
});
