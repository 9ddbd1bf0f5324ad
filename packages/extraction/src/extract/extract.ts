import { emptyResume, err, maxUploadBytes, ok, resumeLeaves } from "@savile/model";
import type { Extraction, ExtractionFailure, Fact, Result, SourceLine } from "@savile/model";
import { detectKind } from "../bytes/detect-kind.ts";
import { readXmlText } from "./read-data.ts";
import { isLined, readData, readLines } from "./read-kinds.ts";
import type { LinedKind } from "./read-kinds.ts";
import type { Line, Reading } from "../text-line/line.ts";
import { capConfidence } from "../ocr/cap-confidence.ts";
import { ocrFindings } from "../ocr/ocr-findings.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import { findingsOf } from "../resume/find-findings.ts";
import { createLedger } from "../resume/ledger.ts";
import type { Ledger } from "../resume/ledger.ts";
import { createSource, spanOf, toSourceSpan } from "../resume/source.ts";
import { dropRules } from "../text-line/drop-rules.ts";
import { askedLines } from "../resume/trace-lines.ts";
import type { Section } from "../sections/split-sections.ts";
import { StageGuard, fallbacks, stages } from "./stages.ts";
import type { Stages } from "./stages.ts";
import { takeAttached } from "./take-attached.ts";

/**
 * `today` is YYYY-MM-DD: nothing here reads a clock. `name` is the file's name, for messages alone.
 * `recognised` are the words of pages that are pictures, `unreached` such pages (1-based) that a limit left out.
 */
export interface ExtractOptions {
  readonly today: string;
  readonly name?: string;
  readonly signal?: AbortSignal;
  readonly recognised?: readonly RecognisedPage[];
  readonly unreached?: readonly number[];
  /** Reads the pages alone, whatever data the file carries: what a program reads that does not know of it. */
  readonly pagesOnly?: boolean;
  /** Leaves the figures of the rules as they are: for the command that fits the tables of confidence. */
  readonly confidence?: "raw";
}

/** What was read, and the pages (1-based) that hold a picture in place of text. */
export interface NotedExtraction {
  readonly result: Result<Extraction, ExtractionFailure>;
  readonly scanned: readonly number[];
}

type Sheets = Pick<Reading, "pages" | "turned">;

/** Where a line stands on its page, whichever way round that was read. */
function boxOf({ box, page = 1 }: Line, { pages, turned }: Sheets): Line["box"] {
  if (box === undefined || turned?.includes(page) !== true) return box;
  return { ...box, x: (pages[page - 1]?.w ?? 0) - box.x - box.w };
}

function toSourceLine(line: Line, section: string | undefined, sheets: Sheets): SourceLine {
  const box = boxOf(line, sheets);
  return {
    id: line.id,
    text: line.text,
    ...(line.page === undefined ? {} : { page: line.page }),
    ...(box === undefined ? {} : { box }),
    block: line.block,
    role: line.role,
    ...(section === undefined ? {} : { section }),
    ...(line.bullet === undefined ? {} : { bullet: line.bullet }),
    ...(line.hidden === undefined ? {} : { hidden: line.hidden }),
  };
}

function factsOf(
  ledger: Ledger,
  extraction: Pick<Extraction, "resume">,
  aside: readonly Line[],
): Fact[] {
  const facts = resumeLeaves(extraction.resume).flatMap((leaf): Fact[] => {
    const found = ledger.entries.get(leaf.address);
    if (found === undefined) return [];
    return [
      {
        id: leaf.address,
        kind: leaf.kind,
        ...(leaf.entry === undefined ? {} : { parent: leaf.entry }),
        text: leaf.text,
        span: toSourceSpan(ledger.source, found.span),
        confidence: Math.round(found.confidence * 1000) / 1000,
        origin: { by: "extracted" },
      },
    ];
  });
  const hidden = aside
    .filter((line) => line.hidden !== undefined)
    .map((line, index): Fact => ({
      id: `hidden.h${index + 1}`,
      kind: "other",
      text: line.text,
      span: toSourceSpan(ledger.source, spanOf(ledger.source, line)),
      confidence: 0,
      hidden: line.hidden ?? "vanish",
      origin: { by: "extracted" },
    }));
  return [...facts, ...hidden];
}

function sectionRows(sections: readonly Section[]): Extraction["sections"] {
  return sections
    .filter((section) => section.heading !== undefined || section.lines.length > 0)
    .map((section) => ({
      kind: section.kinds.join("+"),
      title: section.title,
      lines: [
        ...(section.heading === undefined ? [] : [section.heading.id]),
        ...section.lines.map((line) => line.id),
      ],
    }));
}

function linksById(lines: readonly Line[]): ReadonlyMap<string, Line["links"]> {
  return new Map(lines.flatMap(({ id, links }) => (links.length === 0 ? [] : [[id, links]])));
}

type InterpretOptions = Pick<ExtractOptions, "today" | "confidence" | "unreached" | "pagesOnly">;

/**
 * Lines, sections and values of a file that was read. A fault in one step must not lose the file: its lines
 * and what the other steps found survive, and a finding says so.
 */
export function interpret(
  reading: Reading,
  options: InterpretOptions,
  steps: Stages = stages,
): Extraction {
  const { today } = options;
  const guard = new StageGuard();
  const sections = guard.run(
    "splitSections",
    () => steps.splitSections(reading.lines, today),
    () => fallbacks.sections(reading.lines),
  );
  const flow = sections.flatMap((section) =>
    section.heading === undefined ? section.lines : [section.heading, ...section.lines],
  );
  const lines = [...flow, ...reading.aside];
  const source = createSource(lines);
  const names = sections.map((section) => section.title);
  const language = guard.run(
    "detectLanguage",
    () => steps.detectLanguage(names, source.text),
    fallbacks.language,
  );
  const ledger = createLedger(source, { today, language });
  const built = guard.run(
    "buildSections",
    () => steps.buildSections(ledger, sections),
    fallbacks.resume,
  );
  guard.run(
    "buildHead",
    () => steps.buildHead(ledger, built, sections, reading.aside),
    fallbacks.nothing,
  );
  built.language = language;
  const attached = takeAttached(ledger, { reading, flow, sections, ...options });
  const resume = attached.resume ?? built;
  const titles = new Map(
    sections.flatMap((section) => section.lines.map((line) => [line, section.title] as const)),
  );
  const sourceLines = lines.map((line) => toSourceLine(line, titles.get(line), reading));
  const { recognised = [] } = reading;
  const readFacts = factsOf(ledger, { resume }, reading.aside);
  const traces = guard.run(
    "traceLines",
    () =>
      steps.traceLines({ lines: sourceLines, facts: readFacts, linked: linksById(lines) }, options),
    fallbacks.nothing,
  );
  const read = {
    resume,
    facts: readFacts,
    lines: sourceLines,
    sections: sectionRows(sections),
    findings: reading.findings,
    unplaced: traces === undefined ? fallbacks.unplaced(sections) : askedLines(traces),
    ...(traces === undefined ? {} : { traces }),
  };
  const calibrated =
    options.confidence === "raw"
      ? read.facts
      : guard.run(
          "calibrateFacts",
          () => steps.calibrateFacts(read),
          () => read.facts,
        );
  const facts = capConfidence(calibrated, sourceLines, recognised);
  return {
    version: 1,
    format: reading.format,
    pages: reading.pages,
    language: resume.language,
    ...(reading.maker === undefined ? {} : { maker: reading.maker }),
    confidence: guard.run(
      "expectedShare",
      () => steps.expectedShare(read, facts),
      fallbacks.confidence,
    ),
    ...read,
    facts,
    findings: [
      ...attached.findings,
      ...ocrFindings(sourceLines, reading, options.unreached),
      ...reading.findings,
      ...findingsOf(resume, facts),
      ...guard.findings(),
    ],
  };
}

/** A fault in a rule must not lose the file: its lines survive, and a finding says what happened. */
function interpretSafely(reading: Reading, options: InterpretOptions): Extraction {
  try {
    return interpret(reading, options);
  } catch {
    const lines = [...reading.lines, ...reading.aside];
    return {
      version: 1,
      format: reading.format,
      pages: reading.pages,
      language: "en",
      confidence: null,
      resume: emptyResume(),
      facts: [],
      sections: [],
      lines: lines.map((line) => toSourceLine(line, undefined, reading)),
      findings: [
        ...reading.findings,
        {
          code: "not_understood",
          detail: "The text was read, but its parts could not be told apart.",
          lines: [],
        },
      ],
      unplaced: reading.lines.map((line) => line.id),
    };
  }
}

function alone(result: NotedExtraction["result"]): NotedExtraction {
  return { result, scanned: [] };
}

/** Reads a file of lines; data that it carries in XML goes before what its pages show. */
async function extractLines(
  bytes: Uint8Array,
  kind: LinedKind,
  options: ExtractOptions,
): Promise<NotedExtraction> {
  const reading = await readLines(bytes, kind, options);
  if (!reading.ok) {
    const { scanned = [], ...failure } = reading.error;
    return { result: err(failure), scanned };
  }
  const { scanned = [], foreign } = reading.value;
  const isRead = foreign !== undefined && options.pagesOnly !== true;
  const carried = isRead ? readXmlText(foreign, options) : undefined;
  if (carried?.ok === true) return alone(carried);
  if (reading.value.lines.length === 0) return { result: err({ code: "no_text" }), scanned };
  return { result: ok(interpretSafely(dropRules(reading.value), options)), scanned };
}

/** Reads a file in this process and notes which of its pages could only be recognised. */
export async function extractNoting(
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<NotedExtraction> {
  if (bytes.byteLength === 0) return alone(err({ code: "empty" }));
  if (bytes.byteLength > maxUploadBytes) return alone(err({ code: "too_large" }));
  const kind = await detectKind(bytes);
  if (!kind.ok) return alone(kind);
  const data = isLined(kind.value) ? kind.value : await readData(bytes, kind.value, options);
  return typeof data === "string" ? extractLines(bytes, data, options) : alone(data);
}

/** Reads a file in this process: for tests and for input that is trusted. Servers use the pool. */
export async function extract(
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<Result<Extraction, ExtractionFailure>> {
  return (await extractNoting(bytes, options)).result;
}
