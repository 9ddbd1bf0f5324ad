// @vitest-environment node
import { expect, it } from "vitest";
import { t as shell } from "./messages.ts";
import { tell as sending } from "../../features/upload/sending-messages.ts";
import { t } from "../../features/workspace/work/messages.ts";

it("puts values into a text and leaves other braces alone", () => {
  expect(t("job.count", { n: "9,500" })).toBe("Character count: 9,500/10,000");
  expect(t("work.page", { n: 1, m: 2 })).toBe("Page 1 of 2");
});

it("has the exact words of the specification", () => {
  expect(shell("signIn.submit")).toBe("Sign In Instantly");
  expect(sending("upload.submit")).toBe("Upload & Extract");
  expect(sending("upload.failedTitle")).toBe("File Validation Failed");
  expect(t("job.submit")).toBe("Process Job Description");
  expect(t("template.submit")).toBe("Create My Resume & Cover Letter");
  expect(t("work.title")).toBe("Your Documents Are Ready!");
  expect(t("error.title")).toBe("Something went wrong");
});
