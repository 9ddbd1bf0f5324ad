import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportFileName, fileStem, safeText } from "./file-name.ts";
import { anyText } from "./testing/any-text.ts";

const job = { title: "Site Manager", employer: "Acme Ltd." };

test.each([
  ["Jane Doe", "resume", job, "Jane Doe - Site Manager - Acme Ltd.pdf"],
  ["Jane Doe", "cover_letter", job, "Jane Doe - Cover Letter - Site Manager - Acme Ltd.pdf"],
  ["Jane Doe", "resume", {}, "Jane Doe - Resume.pdf"],
  ["Jane Doe", "resume", { employer: "Acme" }, "Jane Doe - Resume - Acme.pdf"],
  ["Jane Doe", "cover_letter", { employer: "Acme" }, "Jane Doe - Cover Letter - Acme.pdf"],
  ["Jane Doe", "resume", { ...job, mark: "York" }, "Jane Doe - Site Manager - Acme Ltd - York.pdf"],
  ["JANE O'DOE", "resume", { title: "RN" }, "Jane ODoe - RN.pdf"],
  ["Zoë Müller-Østergård", "resume", {}, "Zoe Muller-Ostergard - Resume.pdf"],
  ["Łukasz Þór Æsop İnce", "resume", {}, "Lukasz Thor Aesop Ince - Resume.pdf"],
  ["김철수", "resume", { title: "간호사" }, "김철수 - 간호사.pdf"],
  ["", "resume", {}, "Resume.pdf"],
  ["../../etc/passwd\0", "resume", {}, "etc passwd - Resume.pdf"],
  ["\u202EFDP.exe", "cover_letter", {}, "FDPexe - Cover Letter.pdf"],
  ["Ada", "resume", { title: "C++ / C# Developer" }, "Ada - Cpp C sharp Developer.pdf"],
  [
    "Ada",
    "resume",
    { employer: "Smith & Sons - Leeds" },
    "Ada - Resume - Smith and Sons Leeds.pdf",
  ],
] as const)("the export of %j (%s) for %j is saved as %s", (name, kind, of, fileName) => {
  expect(exportFileName({ name, kind, job: of, format: "pdf" })).toBe(fileName);
});

test("a word of the place stands where no title is known", () => {
  expect(fileStem({ name: "Jane", kind: "resume", job: { resumeWord: "CV" } })).toBe("Jane - CV");
});

test("a long part ends with a whole word", () => {
  const name = `${"x".repeat(50)} yyyyyyyy zzzz`;
  expect(fileStem({ name, kind: "resume" })).toBe(`${"x".repeat(50)} yyyyyyyy - Resume`);
  expect(safeText("x".repeat(99))).toBe("x".repeat(60));
});

test("the export of whoever it is is saved under a name that every system takes", () => {
  const kinds = fc.constantFrom("resume" as const, "cover_letter" as const);
  const text = anyText(90);
  fc.assert(
    fc.property(text, text, text, kinds, (name, title, employer, kind) => {
      const fileName = exportFileName({ name, kind, job: { title, employer }, format: "docx" });
      expect(fileName).toMatch(/^[\p{L}\p{N}\p{M}-]+(?: [\p{L}\p{N}\p{M}-]+)*\.docx$/u);
      expect(Array.from(fileName).length).toBeLessThan(220);
    }),
    { numRuns: runs(500) },
  );
});
