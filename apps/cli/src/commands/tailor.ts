import { createHash } from "node:crypto";
import { basename, extname, join } from "node:path";
import type { NamedJob } from "@savile/documents";
import {
  fitFigure,
  localeOf,
  openQuestions,
  papers,
  proofFigures,
  shownFigures,
} from "@savile/model";
import type { Extraction, Locale, TailoredDocument } from "@savile/model";
import { exportDocument, exportFormats, tailorResume } from "@savile/workflow";
import type { ExportFormat, TailoredDocuments, TailorResumeInput } from "@savile/workflow";
import { answerPosting, openQuestionsOf } from "./answer-posting.ts";
import { describeMaker, openEngine } from "./open-engine.ts";
import {
  accentOf,
  oneOf,
  pageBudgetOf,
  parseOptions,
  placeOf,
  required,
  templateOf,
} from "../terminal/options.ts";
import type { Options } from "../terminal/options.ts";
import { refinedSummary, refineResult } from "./refine-result.ts";
import { readReview } from "../files/review-file.ts";
import { createdAtOf, readPosting, readResume, todayOf } from "../files/sources.ts";
import { tableText } from "../terminal/table-text.ts";
import { unclear, unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

const engines = ["embedded", "llm"] as const;

interface WrittenFile {
  readonly document: TailoredDocument["kind"];
  readonly format: ExportFormat;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly readBack: { readonly lines: number; readonly found: number } | null;
}

function formatsOf(options: Options): ExportFormat[] {
  const asked = options.text("formats") ?? "pdf,txt,json";
  const named = asked.split(",").map((name) => oneOf("formats", name.trim(), exportFormats));
  return [...new Set(named)];
}

async function write(
  terminal: Terminal,
  file: Omit<WrittenFile, "bytes" | "sha256">,
  bytes: Uint8Array,
): Promise<WrittenFile> {
  await terminal.writeBytes(file.path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { ...file, bytes: bytes.byteLength, sha256 };
}

/** Where files go, and the job that they are named after. */
interface Target {
  readonly folder: string;
  readonly job: NamedJob;
}

/** The title and the employer of the posting; one that names neither is known by its file. */
function jobOf(input: TailorResumeInput, path: string): NamedJob {
  const { title, company: employer } = input.posting;
  const isNamed = title !== undefined || employer !== undefined;
  const { resumeWord } = localeFor(input);
  return isNamed
    ? { title, employer, resumeWord }
    : { title: basename(path, extname(path)), resumeWord };
}

/** The place for which the documents are written. */
function localeFor(
  input: Pick<TailorResumeInput, "posting" | "jobDescription" | "extraction" | "place">,
): Locale {
  const { posting, jobDescription, extraction, place } = input;
  return localeOf({ ...posting, text: jobDescription }, extraction.resume, place);
}

async function writeFile(
  document: TailoredDocument,
  format: ExportFormat,
  { folder, job }: Target,
  input: TailorResumeInput,
  terminal: Terminal,
): Promise<WrittenFile> {
  if (format === "json") {
    const path = join(folder, `${document.kind.replace("_", "-")}.json`);
    const bytes = new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);
    return write(terminal, { document: document.kind, format, path, readBack: null }, bytes);
  }
  const { template, paper, createdAt, today, pageBudget, accent } = input;
  const made = await exportDocument(
    { document, template, paper, createdAt, today, pageBudget, accent, format, job },
    terminal.renderer,
    terminal.extractor,
  );
  if (!made.ok) throw unusable(`The ${format.toUpperCase()} was not written: ${made.error.detail}`);
  const { bytes, fileName, readBack } = made.value;
  const path = join(folder, fileName);
  return write(terminal, { document: document.kind, format, path, readBack }, bytes);
}

/** Every document in every format, one after the other. */
async function writeFiles(
  documents: readonly TailoredDocument[],
  formats: readonly ExportFormat[],
  target: Target,
  input: TailorResumeInput,
  terminal: Terminal,
): Promise<WrittenFile[]> {
  await terminal.makeFolder(target.folder);
  const files: WrittenFile[] = [];
  for (const document of documents) {
    for (const format of formats) {
      files.push(await writeFile(document, format, target, input, terminal));
    }
  }
  return files;
}

/** What page one shows of the must-haves that are met. */
function shownText(score: TailoredDocuments["tailoring"]["score"]): string {
  const shown = shownFigures(score);
  return shown === null
    ? "Shown on page one: not measured"
    : `Shown on page one: ${shown.before} % -> ${shown.now} % of the must-haves that are met (this file can reach ${shown.reach} %)`;
}

function summary(result: TailoredDocuments, files: readonly WrittenFile[]): string {
  const { score, verification, changes } = result.tailoring;
  const { proven, lines } = proofFigures(result.tailoring);
  const outdated = changes.filter((change) => change.state === "outdated").length;
  return [
    `Fit: ${fitFigure(score) ?? "not measured"}`,
    shownText(score),
    `${proven} of ${lines} lines proven`,
    describeMaker("Resume", result.tailoring.resume.made),
    describeMaker("Letter", result.tailoring.letter.made),
    ...(verification.userAdded > 0 ? [`${verification.userAdded} lines added by you`] : []),
    ...(outdated > 0 ? [`${outdated} decisions are outdated: the proposal reads differently`] : []),
    ...files.map((file) => file.path),
  ].join("\n");
}

function tableOf({ tailoring }: TailoredDocuments, options: Options): string[] {
  return options.flag("table") ? ["", tableText(tailoring.table ?? [])] : [];
}

/** A job without employer or start, or with a title that is none, is no ground to write on. */
function stopAtQuestions(path: string, source: Extraction): void {
  const questions = openQuestions(source).map(({ detail }) => detail);
  if (questions.length === 0) return;
  throw unclear(
    `${path}: ${questions.join(" ")} Correct the file, or use it as it was read with --as-read.`,
  );
}

async function inputOf(options: Options, terminal: Terminal): Promise<TailorResumeInput> {
  const today = todayOf(terminal, options.text("as-of"));
  const place = placeOf(options);
  const jobPath = required(options, "job");
  const resumePath = required(options, "resume");
  const job = await readPosting(jobPath, terminal);
  const source = await readResume(resumePath, terminal, today);
  if (!options.flag("as-read")) stopAtQuestions(resumePath, source);
  const review = await readReview(options.text("decisions"), source, terminal, today);
  const written = { ...review, posting: job.posting, jobDescription: job.text, place };
  const usual = localeFor(written);
  return {
    ...review,
    posting: job.posting,
    jobDescription: job.text,
    place,
    template: templateOf(options),
    paper: oneOf("paper", options.text("paper") ?? usual.paper, papers),
    pageBudget: pageBudgetOf(options),
    accent: accentOf(options),
    today,
    createdAt: createdAtOf(terminal, options.text("as-of")),
  };
}

/** `savile tailor --resume FILE --job FILE [--template ID] [--engine embedded|llm] [--formats pdf,docx,txt,md,json] [--place GB] [--pages 1|2|3] [--decisions FILE] [--refine "..."] [--answer "..."] [--as-read] [--table] [--out DIR] [--json]` */
export async function tailor(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    resume: "text",
    job: "text",
    template: "text",
    engine: "text",
    paper: "text",
    place: "text",
    formats: "text",
    pages: "text",
    accent: "text",
    out: "text",
    decisions: "text",
    refine: "text",
    answer: "texts",
    json: "flag",
    table: "flag",
    "as-read": "flag",
    "as-of": "text",
  });
  const asked = formatsOf(options);
  const started = terminal.now();
  const opened = await openEngine(
    oneOf("engine", options.text("engine") ?? "embedded", engines),
    terminal,
  );
  const asWritten = { ...(await inputOf(options, terminal)), engine: opened.engine };
  const readMs = terminal.now() - started;
  const written = await tailorResume(asWritten, terminal.renderer).finally(() => opened.close());
  if (!written.ok) {
    throw unusable(
      written.error.code === "resume_without_content"
        ? "The resume states no experience, education or skills to work with."
        : `The documents could not be made (${written.error.code}).`,
    );
  }
  const answers = options.texts("answer");
  const { input, documents: answered } = await answerPosting(
    answers,
    asWritten,
    written.value,
    terminal,
  );
  const instruction = options.text("refine");
  const { documents: result, refined } =
    instruction === undefined
      ? { documents: answered, refined: undefined }
      : await refineResult(instruction, input, answered, terminal);
  const tailorMs = terminal.now() - started - readMs;
  const { refined: _, ...tailoring } = result.tailoring;
  const folder = options.text("out");
  const documents = [tailoring.resume, tailoring.letter];
  const job = jobOf(input, required(options, "job"));
  const { pageBudget } = result;
  const print = { ...input, ...(pageBudget === undefined ? {} : { pageBudget }) };
  const files =
    folder === undefined
      ? []
      : await writeFiles(documents, asked, { folder, job }, print, terminal);
  if (!options.flag("json")) {
    const told = refined === undefined ? [] : refinedSummary(refined);
    const open = openQuestionsOf(input.posting, answers);
    terminal.write(
      [...told, summary(result, files), ...open, ...tableOf(result, options)].join("\n"),
    );
    return;
  }
  const report = {
    template: input.template,
    paper: input.paper,
    source: { format: input.extraction.format, confidence: input.extraction.confidence },
    facts: input.extraction.facts,
    posting: input.posting,
    pages: result.pages,
    readBacks: result.readBacks,
    ...tailoring,
    ...(refined === undefined ? {} : { refinement: { instruction, ...refined } }),
    modelCalls: opened.records,
    files,
    timingsMs: { read: readMs, tailor: tailorMs },
  };
  terminal.write(JSON.stringify(report, null, 2));
}
