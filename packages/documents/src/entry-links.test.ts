import { emptyResume, templateIds } from "@savile/model";
import type { Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { readDocx } from "./check/read-docx.ts";
import { readPdf } from "./check/read-pdf.ts";
import { printDocx } from "./docx/print-docx.ts";
import { printJson } from "./json/print-json.ts";
import { printMarkdown } from "./markdown/print-markdown.ts";
import { layOut, resumeDocument } from "./testing/lay-out.ts";
import { printText } from "./text/print-text.ts";

const dates = { text: "2020 – 2024", start: "2020", end: "2024" };
const entry = { location: "Leeds", dates, summary: "", bullets: [] };
const addresses = ["employer", "school", "project", "publication", "certificate"].map(
  (of) => `${of}.example.org/about`,
);
const [employer = "", school = "", project = "", publication = "", certificate = ""] = addresses;

const resume: Resume = {
  ...emptyResume(),
  name: "Ana Prado",
  experience: [
    { ...entry, id: "exp1", title: "Chef", company: "Blue Door", url: `https://${employer}` },
  ],
  education: [
    {
      id: "edu1",
      degree: "BSc",
      field: "",
      school: "Lake College",
      location: "",
      dates,
      details: [],
      url: `https://www.${school}/`,
    },
  ],
  projects: [
    {
      id: "prj1",
      name: "Herb Garden",
      technologies: "",
      dates,
      description: "",
      bullets: [],
      url: `https://${project}`,
    },
  ],
  publications: [
    {
      ...entry,
      id: "pub1",
      title: "On Basil",
      organization: "Herbs",
      url: `https://${publication}`,
    },
  ],
  certifications: [
    {
      id: "crt1",
      name: "First Aid",
      issuer: "Red Cross",
      year: "2022",
      url: `https://${certificate}`,
    },
  ],
  order: ["experience", "education", "projects", "publications", "certifications"],
};
const document = resumeDocument(resume);

describe("the link of an employer, a school, a project, a publication and a certificate", () => {
  it.each(templateIds)("is printed and live in PDF and DOCX: %s", async (template) => {
    const print = { document, template, paper: "letter", createdAt: 0, pageCount: 1 } as const;
    const files = [
      await readPdf(layOut(document, { template }).pdf),
      readDocx(await printDocx(print)),
    ];
    for (const { links } of files)
      for (const address of addresses)
        expect(links.some((link) => link.includes(address))).toBe(true);
  });

  it.each([
    ["text", printText(document, "modern")],
    ["Markdown", printMarkdown(document)],
    ["JSON", printJson(document)],
  ])("stands in %s", (_, text) => {
    for (const address of addresses) expect(text).toContain(address);
  });
});
