import { expect, test } from "vitest";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";

function verdictOn(text: string, summary: string) {
  const resume = {
    ...buildResume({
      name: "Ada Quill",
      jobs: [
        {
          title: "Crane Operator",
          company: "Quayline",
          start: "2021",
          end: "2023",
          bullets: ["Lifted 60 loads a shift"],
        },
      ],
    }),
    summary,
  };
  const claims = [{ id: "x", section: "letter", text }];
  return verifyClaims({ resume, facts: factsOf(resume), asOf: "2026-11", claims })[0]?.verdict;
}

const summary = "Crane operator with fourteen years on the hook and in the cab.";

test("years stated in words stand where the same words follow, whatever dates are told", () => {
  expect(
    verdictOn("I am a crane operator with fourteen years on the hook and in the cab.", summary),
  ).toBe("supported");
});

test.each([
  "I have fourteen years of experience in dredging.",
  "I am a crane operator with fifteen years on the hook and in the cab.",
  "I am a crane operator with fourteen years as a foreman.",
])("other years, and years of something else, do not: %s", (claim) => {
  expect(verdictOn(claim, summary)).not.toBe("supported");
});
