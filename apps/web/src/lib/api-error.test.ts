// @vitest-environment node
import { expect, it } from "vitest";
import { problemOf } from "./api-error.ts";

it("keeps the sentence, code and number of our own errors", () => {
  const body = { detail: "Session not found.", error_code: "session_not_found", request_id: "r7" };
  expect(problemOf(404, body)).toMatchObject({
    message: "Session not found.",
    code: "session_not_found",
    requestId: "r7",
  });
});

it("shows what an older server says without a code, where people can read it", () => {
  expect(problemOf(400, { detail: "That code is too old." }).message).toBe("That code is too old.");
  expect(problemOf(500, { detail: "TypeError: x is undefined at app.js:3" }).message).toBe(
    "Something went wrong on our end. Please try again later.",
  );
  expect(problemOf(429, { message: "status code 429" }).message).toBe(
    "Too many login attempts. Please try again in a few minutes.",
  );
});

it("says something for an answer without words", () => {
  expect(problemOf(413, null).message).toBe("File too large. Maximum size: 10MB");
  expect(problemOf(503, "<html>").code).toBe("server_error");
});
