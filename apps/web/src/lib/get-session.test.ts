// @vitest-environment node
import { expect, it } from "vitest";
import { sampleSession } from "../testing/sample-session.ts";
import { lacksContent, wholeSession } from "./get-session.ts";

const session = sampleSession();

it("takes a session that holds its data", () => {
  expect(wholeSession(session)).toBe(session);
});

it.each(["session_id", "extraction", "posting"])("tells of one without its %s", (name) => {
  const broken = { ...session };
  Reflect.deleteProperty(broken, name);
  expect(() => wholeSession(broken)).toThrow("Error: Missing session data");
});

it("tells a finished session without documents from one that is still being written", () => {
  expect(lacksContent(session)).toBe(false);
  expect(lacksContent({ status: "succeeded", tailoring: null })).toBe(true);
  expect(lacksContent({ status: "running", tailoring: null })).toBe(false);
});
