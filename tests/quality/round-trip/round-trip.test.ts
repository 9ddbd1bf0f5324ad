import { fileFormats, templateFigures, templateIds } from "@savile/model";
import type { FileFormat, TemplateId } from "@savile/model";
import { describe, expect, it } from "vitest";
import { makeCase } from "./files.ts";
import { everyField, fixturePeople } from "./fixture-set.ts";
import type { Person } from "./fixture-set.ts";
import { describeMiss, measureTemplate, vitalFields } from "./measure-templates.ts";
import { docxWords, pdfWords, words } from "./texts.ts";

const people = fixturePeople();

/** Each person in two of the templates: `npm run quality:templates` takes all people in all of them. */
function shareOf(template: TemplateId): Person[] {
  const at = templateIds.indexOf(template);
  return people.filter((_, index) => index % 3 === at % 3);
}

async function bytesOf(person: Person, template: TemplateId, format: FileFormat) {
  const file = await makeCase({ person, template, format });
  if (typeof file === "string") throw new Error(`${person.id}: ${file}`);
  return file.bytes;
}

describe("our own files, read back by our own extraction", () => {
  it("are made of enough people to say something", () => {
    expect(people.length).toBeGreaterThanOrEqual(40);
  });

  it.each(templateIds)(
    "template %s: every name, employer, title, school and date comes back from PDF and Word files",
    async (template) => {
      const { figure, misses } = await measureTemplate(template, shareOf(template), [
        "pdf",
        "docx",
      ]);
      expect(misses.filter((miss) => vitalFields.test(miss.path)).map(describeMiss)).toEqual([]);
      expect(figure.values).toBeGreaterThan(500);
      expect(figure.atsScore).toBeGreaterThan(99);
    },
  );

  it.each(fileFormats.filter((format) => format !== "pdf" && format !== "docx"))(
    "every name, employer, title, school and date comes back from %s files",
    async (format) => {
      const { figure, misses } = await measureTemplate("modern", people, [format]);
      expect(misses.filter((miss) => vitalFields.test(miss.path)).map(describeMiss)).toEqual([]);
      expect(figure.atsScore).toBeGreaterThan(format === "txt" ? 99 : 99.9);
    },
  );

  it.each(templateIds)(
    "template %s: PDF, Word and text file say the same words in the same order",
    async (template) => {
      for (const person of [...shareOf(template).slice(0, 2), everyField()]) {
        const text = new TextDecoder().decode(await bytesOf(person, template, "txt"));
        expect(docxWords(await bytesOf(person, template, "docx"))).toBe(words(text));
        const pdf = await bytesOf(person, template, "pdf");
        expect(await pdfWords(pdf, person.resume.name)).toBe(words(text));
      }
    },
  );

  it("each template's figure was measured over forty people or more, by the script", () => {
    for (const template of templateIds) {
      const figure = templateFigures[template];
      expect(figure?.resumes).toBeGreaterThanOrEqual(40);
      const share = (figure?.recovered ?? 0) / (figure?.values ?? 1);
      expect(figure?.atsScore).toBe(Math.floor(share * 1000) / 10);
    }
  });
});
