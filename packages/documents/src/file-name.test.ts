import { templateIds } from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportFileName } from "./file-name.ts";
import { anyText } from "./testing/any-text.ts";

test.each([
  ["Jane Doe", "resume", "jane-doe-resume-modern.pdf"],
  ["Zoë Müller-Østergård", "cover_letter", "zoe-muller-ostergard-cover-letter-modern.pdf"],
  ["Jörg Weißmüller", "resume", "jorg-weissmuller-resume-modern.pdf"],
  ["../../etc/passwd\0", "resume", "etc-passwd-resume-modern.pdf"],
  ["김철수", "resume", "resume-modern.pdf"],
  ["", "resume", "resume-modern.pdf"],
  ["Łukasz Þór Æsop İnce", "resume", "lukasz-thor-aesop-ince-resume-modern.pdf"],
  ["\u202EFDP.exe", "cover_letter", "fdp-exe-cover-letter-modern.pdf"],
  ['Ada "the" <b>; rm -rf', "resume", "ada-the-b-rm-rf-resume-modern.pdf"],
  ["Ｊａｎｅ Doe 2nd", "resume", "jane-doe-2nd-resume-modern.pdf"],
  ["x".repeat(99), "resume", `${"x".repeat(60)}-resume-modern.pdf`],
  [`${"x".repeat(59)} y`, "resume", `${"x".repeat(59)}-resume-modern.pdf`],
] as const)("the export of %j (%s) is saved as %s", (name, kind, fileName) => {
  expect(exportFileName({ name, kind, template: "modern", format: "pdf" })).toBe(fileName);
});

test("the export of whoever it is is saved under a name that every system takes", () => {
  const kinds = fc.constantFrom("resume" as const, "cover_letter" as const);
  fc.assert(
    fc.property(anyText(90), kinds, fc.constantFrom(...templateIds), (name, kind, template) => {
      const fileName = exportFileName({ name, kind, template, format: "docx" });
      expect(fileName).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.docx$/u);
      expect(fileName.length).toBeLessThan(100);
      expect(fileName.endsWith(`${template}.docx`)).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});
