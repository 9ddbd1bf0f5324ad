import {
  canonicalLetter,
  canonicalResume,
  emptyResume,
  toJsonResume,
  writeAddress,
} from "@savile/model";
import type { CoverLetter, Extraction, JsonResume, Resume } from "@savile/model";
import type { PrintedDocument } from "../text/layout.ts";
import { sheetOf } from "../sheet/printed-lines.ts";

function jsonOf(resume: Resume, kept?: Extraction["kept"]): JsonResume {
  return toJsonResume({
    version: 1,
    format: "json",
    pages: [],
    language: resume.language,
    confidence: null,
    resume,
    facts: [],
    sections: [],
    lines: [],
    findings: [],
    unplaced: [],
    ...(kept === undefined ? {} : { kept }),
  });
}

/** The sender's head in the places of the standard, the letter itself in `meta.savile.letter`. */
function letterJson(letter: CoverLetter): JsonResume {
  const { name, contact, language } = letter;
  const head = jsonOf({ ...emptyResume(), name, contact, language });
  return {
    ...head,
    meta: { version: "v1.0.0", savile: { version: 1, kind: "cover_letter", letter } },
  };
}

/**
 * A document as JSON Resume 1.0.0. What the standard has no room for is in `meta.savile`: for a letter all
 * but the sender's head. `kept` is the data that the resume came with: what of it has no place in a Resume goes
 * out again, wherever its entry still stands.
 */
export function printJson(document: PrintedDocument, kept?: Extraction["kept"]): string {
  const json =
    document.kind === "resume"
      ? jsonOf(canonicalResume(document.resume), kept)
      : letterJson(canonicalLetter(document.letter));
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** A resume as JSON Resume with nothing in it that is not printed: what a PDF may carry. */
export function printPrintedJson(document: PrintedDocument): string {
  if (document.kind !== "resume") return printJson(document);
  const resume = sheetOf(document).unprinted.reduce((left, address) => {
    const without = writeAddress(left, address, "");
    return without.ok ? without.value : left;
  }, document.resume);
  return printJson({ kind: "resume", resume });
}
