import { beforeEach, expect, it } from "vitest";
import { readDraft } from "../../lib/drafts.ts";
import { keepTaken, readTaken } from "../../lib/taken-posting.ts";
import { giveTaken } from "./give-taken.ts";

beforeEach(() => localStorage.clear());

it("makes the posting that waits the draft of the upload, once", () => {
  localStorage.setItem("user", "{}");
  keepTaken({ text: "Clerk", host: "jobs.example" });
  giveTaken("u1");
  expect(readDraft("u1").jobDescription).toBe("Clerk");
  expect(readTaken()).toBeNull();
  giveTaken("u2");
  expect(readDraft("u2").jobDescription).toBe("");
});
