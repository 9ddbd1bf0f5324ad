// @vitest-environment node
import { expect, it } from "vitest";
import { startedSession } from "./start-generation.ts";

it.each(["accepted", "success"])("takes the session of an answer that is %s", (status) => {
  expect(startedSession({ status, message: "", session_id: "s1" })).toBe("s1");
});

it.each([
  [{ status: "partial", session_id: "s1" }, "Generation failed with status: partial"],
  [{ status: "partial", message: "The queue is closed." }, "The queue is closed."],
  // What people cannot read is not shown to them.
  [
    { status: "error", message: "TypeError: x is undefined" },
    "Generation failed with status: error",
  ],
  [
    { status: "limit_exceeded" },
    "Monthly generation limit reached. Please upgrade your plan or wait until next month.",
  ],
  [{ status: "limit_exceeded", message: "Four of four are used." }, "Four of four are used."],
  [{ status: "success" }, "No session ID returned from API"],
  [{ status: "accepted", session_id: "" }, "No session ID returned from API"],
  [{ session_id: null }, "No session ID returned from API"],
  [null, "No session ID returned from API"],
])("says why an answer began nothing: %j", (answer, sentence) => {
  expect(() => startedSession(answer)).toThrow(sentence);
});
