import { emptyResume, letterLeaves, resumeLeaves } from "@savile/model";
import { describe, expect, test } from "vitest";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { printedLines } from "./printed-lines.ts";

function texts(language: string): string[] {
  const document = resumeDocument({ ...realisticResume(), language });
  return printedLines(document).map((line) => line.text);
}

describe("printed lines", () => {
  test("every leaf of a resume with all fields filled is printed once", () => {
    const printed = printedLines(resumeDocument(fullResume())).map((line) => line.address);
    for (const leaf of resumeLeaves(fullResume())) {
      expect(printed.filter((address) => address === leaf.address)).toEqual([leaf.address]);
    }
  });

  test("every leaf of a letter is printed once, in its order", () => {
    const printed = printedLines(letterDocument(sampleLetter()));
    expect(printed.map((line) => line.address)).toEqual(
      letterLeaves(sampleLetter()).map((leaf) => leaf.address),
    );
  });

  test("sections follow the order of the resume, and one that it forgets comes last", () => {
    const resume = { ...fullResume(), order: ["add1", "languages", "experience"] };
    const addresses = printedLines(resumeDocument(resume)).map((line) => line.address);
    const at = (address: string) => addresses.indexOf(address);
    expect(at("add1.title")).toBeLessThan(at("lng1.name"));
    expect(at("lng1.name")).toBeLessThan(at("exp1.title"));
    expect(at("exp1.title")).toBeLessThan(at("summary"));
    expect(at("add2.title")).toBeGreaterThan(at("summary"));
  });

  test("headings are in the language of the resume", () => {
    expect(texts("de-AT")).toContain("Berufserfahrung");
    expect(texts("fr")).toContain("Expérience professionnelle");
    expect(texts("es")).toContain("Experiencia");
    expect(texts("pt-BR")).toContain("Experiência");
    expect(texts("xx")).toContain("Experience");
  });

  test("a field of study that the degree names is not printed twice", () => {
    const [entry] = realisticResume().education;
    const degree = "Bachelor of Arts in Sociology";
    const education = entry === undefined ? [] : [{ ...entry, degree, field: "Sociology" }];
    const printed = printedLines(resumeDocument({ ...realisticResume(), education })).map(
      (line) => line.text,
    );
    expect(printed).toContain(degree);
    expect(printed).not.toContain("Sociology");
  });

  test("a profile that leads to no site is left out", () => {
    const contact = { ...emptyResume().contact, linkedin: "jane77", github: "gitlab.com/jane" };
    const addresses = printedLines(resumeDocument({ ...emptyResume(), name: "Jane", contact })).map(
      (line) => line.address,
    );
    expect(addresses).toEqual(["name", "contact.github"]);
  });

  test("an empty resume still has a heading", () => {
    expect(printedLines(resumeDocument(emptyResume()))).toEqual([{ address: "", text: "Resume" }]);
  });
});
