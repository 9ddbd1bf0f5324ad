import { expect, test } from "vitest";
import { exportFileName } from "./file-name.ts";

test.each([
  ["Jane Doe", "resume", "jane-doe-resume-modern.pdf"],
  ["Zoë Müller-Østergård", "cover_letter", "zoe-muller-ostergard-cover-letter-modern.pdf"],
  ["Jörg Weißmüller", "resume", "jorg-weissmuller-resume-modern.pdf"],
  ["../../etc/passwd\0", "resume", "etc-passwd-resume-modern.pdf"],
  ["김철수", "resume", "resume-modern.pdf"],
  ["", "resume", "resume-modern.pdf"],
] as const)("the export of %j (%s) is saved as %s", (name, kind, fileName) => {
  expect(exportFileName({ name, kind, template: "modern", format: "pdf" })).toBe(fileName);
});
