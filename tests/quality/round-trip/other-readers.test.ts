import { printedLines } from "@savile/documents";
import { templateIds } from "@savile/model";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { findLines } from "../../../packages/documents/src/text/text-equal.ts";
import { makeCase } from "./files.ts";
import { everyField, fixturePeople } from "./fixture-set.ts";

const people = [everyField(), ...fixturePeople().filter((one) => one.id === "director")];

/** What ends or begins a paragraph, a heading or a line of a list. */
const blocks = /<\/?(?:p|h\d|li|ul)\b[^>]*>/u;

/** The texts of a file, paragraph by paragraph, without their marks. */
function paragraphsOf(html: string): string[] {
  return html.split(blocks).map((one) => one.replaceAll(/<[^>]+>/gu, ""));
}

function count(html: string, tag: string): number {
  return html.split(`<${tag}>`).length - 1;
}

describe("our Word files, read by a library that knows nothing of us", () => {
  it.each(templateIds)(
    "template %s: its headings are headings, its titles begin a paragraph, its bullets are lists, and every line is there",
    async (template) => {
      for (const person of people) {
        const file = await makeCase({ person, template, format: "docx" });
        if (typeof file === "string") throw new Error(file);
        const buffer = Buffer.from(file.bytes);
        const { value: html, messages } = await mammoth.convertToHtml({ buffer });
        const { resume } = person;
        const bullets = resume.experience.flatMap((job) => job.bullets).length;
        expect(messages.filter((one) => one.type === "error")).toEqual([]);
        expect(count(html, "h1")).toBeGreaterThan(5);
        const paragraphs = paragraphsOf(html);
        for (const { title } of resume.experience) {
          expect(paragraphs.some((one) => one.startsWith(title))).toBe(true);
        }
        expect(count(html, "li")).toBeGreaterThanOrEqual(bullets);
        expect(count(html, "table")).toBe(0);
        const { value: text } = await mammoth.extractRawText({ buffer });
        const lines = printedLines({ kind: "resume", resume }, template).map((line) => line.text);
        expect(findLines(text, lines)).toMatchObject({ missing: [], inOrder: true });
      }
    },
  );
});
