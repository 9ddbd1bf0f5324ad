import {
  canonicalLetter,
  canonicalResume,
  letterLeaves,
  parseLetterMarkdown,
  parseResumeMarkdown,
  resumeLeaves,
} from "@savile/model";
import type { CoverLetter, FileFormat, ReadBack, Resume } from "@savile/model";
import { readJson } from "../json/read-json.ts";
import type { PrintedDocument } from "../text/layout.ts";
import { damagedCharacters } from "./damage.ts";
import { findLines } from "../text/text-equal.ts";

function decoded(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes);
}

/** Looks for the printed lines in a text file. */
export function checkText(bytes: Uint8Array, lines: readonly string[]): ReadBack {
  const text = decoded(bytes);
  const found = findLines(text, lines);
  return {
    format: "txt",
    lines: lines.length,
    found: found.found,
    missing: [...found.missing, ...damagedCharacters(text)],
    inOrder: found.inOrder,
    pageCount: null,
    tagged: null,
  };
}

interface Values {
  readonly leaves: readonly { readonly address: string; readonly text: string }[];
  readonly order: readonly string[];
}

function ofResume(resume: Resume): Values {
  const one = canonicalResume(resume);
  return { leaves: resumeLeaves(one), order: one.order };
}

function ofLetter(letter: CoverLetter): Values {
  return { leaves: letterLeaves(canonicalLetter(letter)), order: [] };
}

function readValues(text: string, format: "md" | "json", kind: PrintedDocument["kind"]): Values {
  if (format === "md") {
    return kind === "resume"
      ? ofResume(parseResumeMarkdown(text))
      : ofLetter(parseLetterMarkdown(text));
  }
  const read = readJson(text);
  return read.kind === "resume" ? ofResume(read.resume) : ofLetter(read.letter);
}

/** Compares the values of a Markdown or JSON file with those of the document, each under its address. */
export function checkValues(
  bytes: Uint8Array,
  format: Extract<FileFormat, "md" | "json">,
  document: PrintedDocument,
): ReadBack {
  const text = decoded(bytes);
  const meant = document.kind === "resume" ? ofResume(document.resume) : ofLetter(document.letter);
  const read = readValues(text, format, document.kind);
  const byAddress = new Map(read.leaves.map((leaf) => [leaf.address, leaf.text]));
  const lost = meant.leaves.filter((leaf) => byAddress.get(leaf.address) !== leaf.text);
  const added = Math.max(0, read.leaves.length - (meant.leaves.length - lost.length));
  return {
    format,
    lines: meant.leaves.length,
    found: meant.leaves.length - lost.length,
    missing: [
      ...lost.map((leaf) => leaf.text),
      ...(lost.length === 0 && added > 0
        ? [`${added} values that the document does not have`]
        : []),
      ...damagedCharacters(text),
    ],
    inOrder: read.order.join() === meant.order.join(),
    pageCount: null,
    tagged: null,
  };
}
