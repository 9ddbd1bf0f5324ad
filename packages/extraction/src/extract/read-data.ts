import {
  decodeEntities,
  err,
  fromJsonResume,
  jsonValues,
  keptOf,
  maxResumeCharacters,
  oneLine,
  ok,
  printPeriod,
  resumeLeaves,
} from "@savile/model";
import type {
  Extraction,
  ExtractionFailure,
  Finding,
  JsonValue,
  Result,
  Resume,
  SourceFormat,
} from "@savile/model";
import { parse as parseYaml } from "yaml";
import { openContainer } from "../bytes/open-container.ts";
import { XmlError, parseXml } from "../bytes/parse-xml.ts";
import { fileConfidence } from "../confidence/file-confidence.ts";
import { detectLanguage } from "../fields/detect-language.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import { readEuropass } from "../imports/europass.ts";
import { linkedInParts, readLinkedIn } from "../imports/linkedin.ts";
import { printResume } from "../imports/print-leaves.ts";
import { isReactiveResume, readReactiveResume } from "../imports/reactive-resume.ts";
import { objectOf } from "../imports/read-values.ts";
import { isRenderCv, readRenderCv } from "../imports/rendercv.ts";
import type { Imported } from "../imports/resume-data.ts";
import { findingsOf } from "../resume/find-findings.ts";
import { traceLines } from "../resume/trace-lines.ts";
import { decodeText } from "../text/decode-text.ts";

type Read = Result<Extraction, ExtractionFailure>;

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

function decoded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_key, part: unknown) =>
    typeof part === "string" ? decodeEntities(part) : part,
  );
}

function parse(text: string): Result<unknown, ExtractionFailure> {
  if (nesting(text) > maxNesting) return err({ code: "too_complex", detail: "json" });
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return ok(decoded(value));
  } catch {
    return err({ code: "damaged", detail: "json" });
  }
}

/** Texts that stand in no value of the Resume: addresses of companies, levels of skills and the like. */
function leftOver(resume: Resume, values: readonly JsonValue[]): JsonValue[] {
  const kept = ` ${resumeLeaves(resume)
    .map((leaf) => oneLine(leaf.text))
    .join(" \n ")} `.toLowerCase();
  return values.filter(({ text }) => {
    const plain = oneLine(text);
    const printed = isoDate.test(plain) ? printPeriod("", plain) : plain;
    const parts = [printed, ...plain.split(/[,;]\s+/u)].map((part) => part.toLowerCase());
    return !kept.includes(parts[0] ?? "") && !parts.slice(1).every((part) => kept.includes(part));
  });
}

function noticesOf(
  file: Imported,
  { unplaced, isWhole }: { unplaced: string[]; isWhole: boolean },
): Finding[] {
  const { unread = [] } = file;
  const notices: Finding[] = [];
  if (unplaced.length > 0)
    notices.push({
      code: "json_set_aside",
      detail: "Some values of the file have no place in a resume. They are kept beside it.",
      lines: unplaced,
    });
  if (unread.length > 0)
    notices.push({
      code: "parts_not_read",
      detail: `Of the archive only what belongs in a resume was read. Not opened: ${unread.length} other files.`,
      lines: [],
    });
  if (!isWhole)
    notices.push({
      code: "text_truncated",
      detail: "The file holds more than a resume does; not all of it was read.",
      lines: [],
    });
  return notices;
}

interface DataFile extends Imported {
  readonly format: SourceFormat;
  readonly complete?: boolean;
}

/**
 * What a file of data says. The source text is its values, printed one a line, so that every value has a
 * place in it; what a Resume has no place for is listed as unplaced and kept beside it.
 */
function interpretData(file: DataFile, context: DateContext): Read {
  const read = fromJsonResume(file.json);
  if (!read.ok)
    return err({ code: "unsupported", detail: "data without the sections of a resume" });
  const resume = read.value;
  const rest = leftOver(resume, file.values);
  const { lines, sections, facts, unplaced } = printResume(resume, rest);
  const text = lines.map((line) => line.text).join("\n");
  if (resumeLeaves(resume).length === 0) return err({ code: "empty" });
  const language = resume.language === "en" ? detectLanguage([], text) : resume.language;
  const isWhole = file.complete !== false && text.length <= maxResumeCharacters;
  const kept = keptOf(file.json);
  return ok({
    version: 1,
    format: file.format,
    pages: [],
    language,
    ...(file.maker === "" ? {} : { maker: file.maker }),
    confidence: fileConfidence(resume, facts),
    resume: { ...resume, language },
    facts,
    sections,
    lines,
    findings: [...findingsOf(resume, facts), ...noticesOf(file, { unplaced, isWhole })],
    unplaced,
    traces: traceLines({ lines, facts }, context),
    ...(kept === undefined ? {} : { kept }),
  });
}

function readValue(value: unknown, format: SourceFormat, context: DateContext): Read {
  if (isReactiveResume(value))
    return interpretData({ ...readReactiveResume(value), format }, context);
  if (isRenderCv(value)) return interpretData({ ...readRenderCv(value), format }, context);
  const { values, complete } = jsonValues(value);
  return interpretData({ json: objectOf(value), maker: "", values, complete, format }, context);
}

/** Reads a file of JSON: JSON Resume or what Reactive Resume exports. */
export function readJson(bytes: Uint8Array, context: DateContext): Read {
  const json = parse(decodeText(bytes).text);
  return json.ok ? readValue(json.value, "json", context) : json;
}

/** Reads a file of YAML: that of RenderCV, or a JSON Resume that was written so. Undefined for any other text. */
export function readYaml(bytes: Uint8Array, context: DateContext): Read | undefined {
  const { text } = decodeText(bytes);
  if (nesting(text) > maxNesting) return err({ code: "too_complex", detail: "yaml" });
  try {
    const value: unknown = parseYaml(text, { maxAliasCount: 50, logLevel: "silent" });
    const read = readValue(decoded(value), "yaml", context);
    return !read.ok && read.error.code === "unsupported" ? undefined : read;
  } catch {
    return undefined;
  }
}

/** Reads the archive of data that LinkedIn gives to its members. */
export async function readArchive(bytes: Uint8Array, context: DateContext): Promise<Read> {
  const names: string[] = [];
  const parts = await openContainer(bytes, linkedInParts, names);
  if (!parts.ok) return parts;
  try {
    return interpretData({ ...readLinkedIn(parts.value, names), format: "zip" }, context);
  } catch {
    return err({ code: "damaged", detail: "csv" });
  }
}

/** Reads the text of a Europass file; undefined for any other XML. */
export function readXmlText(text: string, context: DateContext): Read | undefined {
  try {
    const file = readEuropass(parseXml(text.replace(/^\ufeff/, "")));
    return file === undefined ? undefined : interpretData({ ...file, format: "xml" }, context);
  } catch (cause) {
    if (cause instanceof XmlError) return err({ code: "damaged", detail: "xml" });
    throw cause;
  }
}

/** Reads a file of XML: that of Europass in both of its dialects. */
export function readXml(bytes: Uint8Array, context: DateContext): Read {
  return (
    readXmlText(decodeText(bytes).text, context) ?? err({ code: "unsupported", detail: "markup" })
  );
}
