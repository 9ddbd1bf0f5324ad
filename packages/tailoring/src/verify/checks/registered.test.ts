import { expect, test } from "vitest";
import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";
import { factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";

function verdictOn(text: string, title: string, line: string) {
  const resume: Resume = {
    ...emptyResume(),
    name: "Ada Quill",
    additional: [{ id: "add1", title, lines: [{ id: "l1", text: line }] }],
  };
  const claims = [{ id: "x", section: "letter", text }];
  return verifyClaims({ resume, facts: factsOf(resume), asOf: "2026-11", claims })[0]?.verdict;
}

test.each([
  [
    "I am registered with TWRB.",
    "Professional registration",
    "TWRB, General Division",
    "supported",
  ],
  ["I am registered with TWRB.", "Courses", "TWRB study day", "unsupported"],
  [
    "I am registered with TWRB.",
    "Professional registration",
    "OSLA, General Division",
    "unsupported",
  ],
])("%s below %s: %s", (claim, head, line, verdict) => {
  expect(verdictOn(claim, head, line)).toBe(verdict);
});

test("a degree in a subject is no title of a trade without its rank", () => {
  const resume: Resume = {
    ...emptyResume(),
    name: "Ada Quill",
    experience: [
      {
        id: "exp1",
        title: "Trainee Botanist",
        company: "Fern Institute",
        location: "",
        dates: { text: "2019 - 2020", start: "2019", end: "2020" },
        summary: "",
        bullets: [{ id: "b1", text: "Pressed 300 specimens a month" }],
      },
    ],
    education: [
      {
        id: "edu1",
        degree: "M.Sc. Botanistry",
        field: "",
        school: "Elm State University",
        location: "",
        dates: { text: "2019", start: "", end: "2019" },
        details: [],
      },
    ],
  };
  const claims = [
    { id: "x", section: "letter", text: "I have an M.Sc. in Botanistry." },
    { id: "y", section: "letter", text: "I was a Botanist at Fern Institute." },
  ];
  const [degree, title] = verifyClaims({ resume, facts: factsOf(resume), asOf: "2026-11", claims });
  expect(degree?.verdict).toBe("supported");
  expect(title?.verdict).not.toBe("supported");
});
