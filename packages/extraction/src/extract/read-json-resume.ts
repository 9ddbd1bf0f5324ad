import {
  canonicalResume,
  decodeEntities,
  err,
  fromJsonResume,
  maxBullets,
  maxResumeCharacters,
  oneLine,
  ok,
  printPeriod,
  resumeLeaves,
} from "@savile/model";
import type {
  AdditionalSection,
  Extraction,
  ExtractionFailure,
  Result,
  Resume,
} from "@savile/model";
import { fileConfidence } from "../confidence/file-confidence.ts";
import { detectLanguage } from "../fields/detect-language.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import { findingsOf } from "../resume/find-findings.ts";
import { traceLines } from "../resume/trace-lines.ts";
import { decodeText } from "../text/decode-text.ts";
import { jsonValues, keyWords } from "../imports/json-leftovers.ts";
import type { JsonValue } from "../imports/json-leftovers.ts";
import { printResume } from "../imports/print-leaves.ts";

/** Keys of JSON Resume 1.0.0 that are read into the sections of a Resume. */
const knownKeys = new Set([
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
]);
const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** Deeper nesting is no resume, and reading it would only exhaust the stack. */
const maxNesting = 200;

/** How many brackets are open at once, outside of texts. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (isText && mark === "\\") at += 1;
    else if (mark === '"') isText = !isText;
    else if (!isText && "{[".includes(mark)) deepest = Math.max(deepest, (depth += 1));
    else if (!isText && "}]".includes(mark)) depth -= 1;
  }
  return deepest;
}

function parse(text: string): Result<unknown, ExtractionFailure> {
  if (nesting(text) > maxNesting) return err({ code: "too_complex", detail: "json" });
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ""), (_key, part: unknown) =>
      typeof part === "string" ? decodeEntities(part) : part,
    );
    return ok(value);
  } catch {
    return err({ code: "damaged", detail: "json" });
  }
}

/** Top-level keys that the standard does not know, each as a section under its own name. */
function ownSections(values: readonly JsonValue[], from: number): AdditionalSection[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { path, text } of values) {
    const [key = "", element = "", ...rest] = path;
    if (knownKeys.has(key)) continue;
    const elements = groups.get(key) ?? new Map<string, string[]>();
    const isList = /^\d+$/.test(element);
    // One element of a list is one line; the values of an object are a line each, under their keys.
    const row = isList ? element : [element, ...rest].join(" ");
    const label = isList || row === "" ? "" : `${keyWords([element, ...rest].join(" "))}: `;
    elements.set(row, [...(elements.get(row) ?? []), `${label}${oneLine(text)}`]);
    groups.set(key, elements);
  }
  return [...groups].map(([key, elements], index) => ({
    id: `add${from + index}`,
    title: keyWords(key),
    lines: [...elements.values()]
      .slice(0, maxBullets)
      .map((parts, at) => ({ id: `l${at + 1}`, text: parts.join(", ") })),
  }));
}

function withSections(resume: Resume, values: readonly JsonValue[]): Resume {
  const own = ownSections(values, resume.additional.length + 1);
  return canonicalResume({
    ...resume,
    additional: [...resume.additional, ...own],
    order: [...resume.order, ...own.map((section) => section.id)],
  });
}

/** Values that stand in no leaf of the Resume: addresses of companies, levels of skills and the like. */
function leftOver(resume: Resume, values: readonly JsonValue[]): JsonValue[] {
  const kept = ` ${resumeLeaves(resume)
    .map((leaf) => oneLine(leaf.text))
    .join(" \n ")} `.toLowerCase();
  return values.filter(({ text }) => {
    const plain = oneLine(text);
    const printed = isoDate.test(plain) ? printPeriod("", plain) : plain;
    return !kept.includes(printed.toLowerCase()) && !kept.includes(plain.toLowerCase());
  });
}

/**
 * Reads the bytes of a JSON Resume. The source text is what the file says, printed a value a line, so that
 * every value has a place in it; keys that the standard does not know become sections of their own, and
 * what a Resume has no place for is listed as unplaced.
 */
export function readJsonResume(
  bytes: Uint8Array,
  context: DateContext,
): Result<Extraction, ExtractionFailure> {
  const json = parse(decodeText(bytes).text);
  if (!json.ok) return json;
  const read = fromJsonResume(json.value);
  if (!read.ok)
    return err({ code: "unsupported", detail: "JSON without the sections of a resume" });
  const { values, complete } = jsonValues(json.value);
  const resume = withSections(read.value, values);
  const rest = leftOver(resume, values);
  const { lines, sections, facts, unplaced } = printResume(resume, rest);
  const text = lines.map((line) => line.text).join("\n");
  if (resumeLeaves(resume).length === 0) return err({ code: "empty" });
  const language = resume.language === "en" ? detectLanguage([], text) : resume.language;
  const findings = findingsOf(resume, facts);
  if (unplaced.length > 0)
    findings.push({
      code: "json_set_aside",
      detail: "Some values of the file have no place in a resume. They are kept beside it.",
      lines: unplaced,
    });
  if (!complete || text.length > maxResumeCharacters)
    findings.push({
      code: "text_truncated",
      detail: "The file holds more than a resume does; not all of it was read.",
      lines: [],
    });
  return ok({
    version: 1,
    format: "json",
    pages: [],
    language,
    confidence: fileConfidence(resume, facts),
    resume: { ...resume, language },
    facts,
    sections,
    lines,
    findings,
    unplaced,
    traces: traceLines({ lines, facts }, context),
  });
}
