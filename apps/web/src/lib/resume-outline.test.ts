// @vitest-environment node
import { emptyResume } from "@savile/model";
import { expect, it } from "vitest";
import { outlineResume } from "./resume-outline.ts";

const resume = {
  ...emptyResume(),
  name: "Orla Finch",
  summary: "Gardener.",
  education: [
    {
      id: "edu1",
      degree: "BSc Botany",
      field: "Botany",
      school: "Wexcombe College",
      location: "",
      dates: { text: "2012", start: "2012", end: "2012" },
      details: [{ id: "d1", text: "With honours" }],
    },
  ],
  skills: [{ id: "skl1", category: "Tools", skills: [{ id: "s1", text: "Topiary" }] }],
};

it("groups what is stated by section and entry and leaves out what is empty", () => {
  expect(outlineResume(resume).map((section) => section.name)).toEqual([
    "Contact",
    "Summary",
    "Education",
    "Skills",
  ]);
  expect(outlineResume(emptyResume())).toEqual([]);
});

it("tells heads, what stands beside them, lines and terms apart", () => {
  const values = outlineResume(resume).flatMap((section) =>
    section.entries.flatMap((entry) => entry.values),
  );
  expect(values.map((value) => `${value.part} ${value.text}`)).toEqual([
    "head Orla Finch",
    "line Gardener.",
    "head BSc Botany",
    "head Wexcombe College",
    "beside 2012",
    "line With honours",
    "head Tools",
    "term Topiary",
  ]);
});

it("shows a field that the degree does not name", () => {
  const [entry] = resume.education;
  if (entry === undefined) throw new Error("the sample has one degree");
  const other = { ...resume, education: [{ ...entry, field: "Forestry" }] };
  const texts = outlineResume(other).flatMap((section) =>
    section.entries.flatMap((one) => one.values.map((value) => value.text)),
  );
  expect(texts).toContain("Forestry");
});
