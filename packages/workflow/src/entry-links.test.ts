import { extract } from "@savile/extraction";
import { emptyResume, templateIds } from "@savile/model";
import type { Resume } from "@savile/model";
import { expect, it } from "vitest";
import { layOut, resumeDocument } from "../../documents/src/testing/lay-out.ts";

const dates = { text: "2020 – 2024", start: "2020", end: "2024" };
const line = { id: "b1", text: "Ran a kitchen of eight cooks" };
const resume: Resume = {
  ...emptyResume(),
  name: "Ana Prado",
  experience: [
    {
      id: "exp1",
      title: "Chef",
      company: "Blue Door",
      location: "Leeds",
      dates,
      summary: "",
      bullets: [line],
      url: "https://bluedoor.example.org",
    },
  ],
  education: [
    {
      id: "edu1",
      degree: "BSc Culinary Arts",
      field: "",
      school: "Lake College",
      location: "",
      dates,
      details: [],
      url: "https://www.lake.example.edu",
    },
  ],
  order: ["experience", "education"],
};

it.each(templateIds)("links of employer and school are read back from %s", async (template) => {
  const { pdf } = layOut(resumeDocument(resume), { template });
  const read = await extract(pdf, { today: "2026-11-24" });
  if (!read.ok) throw new Error(read.error.code);
  const { experience, education } = read.value.resume;
  expect(experience).toMatchObject([{ company: "Blue Door", url: "bluedoor.example.org" }]);
  expect(education).toMatchObject([
    { school: "Lake College", url: "lake.example.edu", details: [] },
  ]);
});
