import { resumeLeaves } from "../resume/address.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import type { Fact } from "../tailoring/fact.ts";
import type { Resume } from "../resume/resume.ts";
import type { SourceLine } from "../tailoring/source.ts";

/** What reading a file would give that holds each value of the Resume on a line of its own, and `rest`. */
export function extractionOf(resume: Resume, rest: readonly string[] = []): Extraction {
  const lines: SourceLine[] = [];
  const facts: Fact[] = [];
  let start = 0;
  const add = (text: string): { start: number; end: number; lines: string[] } => {
    const id = `t.l${lines.length + 1}`;
    lines.push({ id, text, block: 0, role: "paragraph" });
    const span = { start, end: start + text.length, lines: [id] };
    start = span.end + 1;
    return span;
  };
  for (const { address, text, kind, entry } of resumeLeaves(resume)) {
    const fact: Fact = {
      id: address,
      kind,
      text,
      span: add(text),
      confidence: 0.5,
      origin: { by: "extracted" },
    };
    facts.push(entry === undefined ? fact : { ...fact, parent: entry });
  }
  const unplaced = rest.map((text) => add(text).lines[0] ?? "");
  return {
    version: 1,
    format: "txt",
    pages: [],
    language: resume.language,
    confidence: 0.5,
    resume,
    facts,
    sections: [],
    lines,
    findings: [],
    unplaced,
  };
}
