import type { LayoutInput } from "@savile/documents";
import { err, ok, templates } from "@savile/model";
import type {
  Decision,
  Edit,
  GenerationStage,
  Paper,
  ReadBack,
  Refinement,
  Result,
  Tailoring,
  TemplateId,
} from "@savile/model";
import { earlierWordings, editedLines, editsOf, setRefinements } from "@savile/tailoring";
import type { SourceInput, TailoringFailure, TailorInput } from "@savile/tailoring";
import { exportDocument } from "./export-document.ts";
import type { ExportDocumentInput, ExportedFile, ExportFailure } from "./export-document.ts";
import { measuring } from "./measure-resume.ts";
import type { Measure } from "./measure-resume.ts";
import { ownTextWork } from "./ports.ts";
import type { Renderer, TextWork } from "./ports.ts";
import { sourceBudget } from "./source-budget.ts";
import type { PageBudget } from "./source-budget.ts";
import { sourceOf } from "./source-of.ts";
import type { SourceOfInput } from "./source-of.ts";

/** A stage that began or ended, with what it brought in plain words. */
export interface StageEvent {
  readonly stage: GenerationStage;
  readonly state: "started" | "finished";
  readonly found?: string;
}

export interface TailorResumeInput extends SourceOfInput {
  readonly template: TemplateId;
  readonly paper: Paper;
  /** The most pages that the person asked for, and their page breaks. */
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  /** The colour of both documents; absent for that of the template. */
  readonly accent?: LayoutInput["accent"];
  /** Time of the document version in seconds since 1970. */
  readonly createdAt: number;
  /** Decisions of the person on the changes; they are replayed on what is written. */
  readonly decisions?: readonly Decision[];
  /** Instructions of the person; what they proposed is laid over what is written. */
  readonly refinements?: readonly Refinement[];
  /** Edits of the person, outdated ones included; by default those of the documents that stand. */
  readonly edits?: readonly Edit[];
  readonly signal?: AbortSignal;
  readonly onStage?: (event: StageEvent) => void;
  /** The language model that writes, or why there is none. */
  readonly engine?: TailorInput["engine"];
  /** Told the lines so far while a model writes them. */
  readonly onLines?: TailorInput["onLines"];
  /** Documents that stand and are made anew: what a model worded in them stays. */
  readonly earlier?: Tailoring;
}

/** The documents with the proof that their PDFs hold every line. */
export interface TailoredDocuments {
  readonly tailoring: Tailoring;
  readonly readBacks: { readonly resume: ReadBack; readonly letter: ReadBack };
  /** `budget` is what the resume has without the decisions: more pages than that are their price. */
  readonly pages: { readonly resume: number; readonly letter: number; readonly budget: number };
  /** The most pages that the resume is printed on: what was asked for, or those of its file where it keeps to them. */
  readonly pageBudget: LayoutInput["pageBudget"];
}

export type TailorResumeFailure = TailoringFailure | ExportFailure;

const cancelled = { code: "cancelled" } as const;

function describe(pages: number, lines: number): string {
  return `${pages} ${pages === 1 ? "page" : "pages"}, text layer verified ${lines}/${lines}`;
}

/** Who writes: a model, the embedded engine for a reason, or what a model wrote before. */
function engineOf({ engine, onLines, earlier }: TailorResumeInput) {
  return {
    ...(engine === undefined ? {} : { engine }),
    ...(onLines === undefined ? {} : { onLines }),
    ...(earlier === undefined ? {} : { earlier: earlierWordings(earlier) }),
  };
}

/** The PDF of a document, or a Word file where its letters have no font here: both are read back. */
async function prove(
  input: Omit<ExportDocumentInput, "format">,
  renderer: Renderer,
): Promise<Result<ExportedFile, ExportFailure>> {
  const pdf = await exportDocument({ ...input, format: "pdf" }, renderer);
  return !pdf.ok && pdf.error.code === "missing_glyphs"
    ? exportDocument({ ...input, format: "docx" }, renderer)
    : pdf;
}

type ReadBacks = TailoredDocuments["readBacks"];
/** The pages of the file that the resume came from, where the person asked for no number. */
function usualBudget({
  pageBudget,
  extraction,
  template,
}: TailorResumeInput): PageBudget | undefined {
  const chosen = templates.find(({ id }) => id === template);
  return pageBudget !== undefined || chosen === undefined
    ? undefined
    : sourceBudget(extraction, chosen);
}

/** What the engine is given; its last stage ends only with the proof. */
function tailorInputOf(
  input: TailorResumeInput,
  source: SourceInput,
  measure: Measure,
): TailorInput {
  const { pageBudget, signal, onStage } = input;
  return {
    ...source,
    measure,
    kept: editedLines(input.earlier),
    ...(pageBudget === undefined ? {} : { pageBudget }),
    sourcePages: usualBudget(input),
    ...(signal === undefined ? {} : { signal }),
    ...engineOf(input),
    onStage: (event) => {
      if (event.stage !== "format" || event.state === "started") onStage?.(event);
    },
  };
}

/** What the person did to the documents, to be laid over what is written. */
interface OwnWork {
  readonly decisions: readonly Decision[];
  readonly refinements: readonly Refinement[];
  readonly edits: readonly Edit[];
}

function ownWorkOf(input: TailorResumeInput): OwnWork {
  const { decisions = [], refinements = [], edits = editsOf(input.earlier) } = input;
  return { decisions, refinements, edits };
}

async function withOwnWork(
  source: SourceInput,
  written: Tailoring,
  { decisions, refinements, edits }: OwnWork,
  texts: TextWork,
): Promise<Tailoring> {
  if (decisions.length === 0 && refinements.length === 0 && edits.length === 0) return written;
  const tailoring = setRefinements(written, refinements);
  const reviewed = await texts.review({ ...source, tailoring, decisions, edits });
  return reviewed.tailoring;
}

async function proveBoth(
  input: TailorResumeInput,
  tailoring: Tailoring,
  renderer: Renderer,
): Promise<Result<ReadBacks, ExportFailure>> {
  const { template, paper, createdAt, pageBudget, breaks } = input;
  const proof = { template, paper, createdAt };
  const resume = await prove(
    { ...proof, pageBudget, breaks, document: tailoring.resume },
    renderer,
  );
  if (!resume.ok) return resume;
  const letter = await prove({ ...proof, document: tailoring.letter }, renderer);
  if (!letter.ok) return letter;
  return ok({ resume: resume.value.readBack, letter: letter.value.readBack });
}

/** Pages of both documents; a Word file, which stands in where letters have no font, does not say them. */
async function countPages(
  { resume, letter }: ReadBacks,
  tailoring: Tailoring,
  measure: Measure,
): Promise<{ readonly resume: number; readonly letter: number }> {
  const printed = resume.pageCount ?? (await measure(tailoring.resume.resume));
  return { resume: printed, letter: letter.pageCount ?? 0 };
}

/** A length that nobody asked for and that is not kept to is no reason to set the text small. */
async function keptBudget(
  budget: PageBudget | undefined,
  { resume }: Tailoring,
  tight: Measure,
): Promise<PageBudget | undefined> {
  if (budget === undefined) return undefined;
  return (await tight(resume.resume)) <= budget ? budget : undefined;
}

/** Pages of the resume without the decisions, which are what the decisions cost. */
function budgetPages(
  { decisions, edits }: OwnWork,
  pages: number,
  written: Tailoring,
  measure: Measure,
): Promise<number> {
  const isAsWritten = decisions.length === 0 && edits.length === 0;
  return isAsWritten ? Promise.resolve(pages) : measure(written.resume.resume);
}

/**
 * Tailors a resume and a letter to a posting and proves that both can be printed and read back. The last
 * stage ends only after that proof.
 */
export async function tailorResume(
  input: TailorResumeInput,
  renderer: Renderer,
  texts: TextWork = ownTextWork,
): Promise<Result<TailoredDocuments, TailorResumeFailure>> {
  const isCancelled = () => input.signal?.aborted === true;
  const { pageBudget: asked = usualBudget(input) } = input;
  const { template, paper, createdAt, breaks } = input;
  const pagesOf = measuring({ template, paper, createdAt, breaks }, renderer);
  const tight = pagesOf.within(asked);
  const own = ownWorkOf(input);
  const source = sourceOf(input);
  const written = await texts.tailor(tailorInputOf(input, source, tight));
  if (!written.ok) return written;
  if (isCancelled()) return err(cancelled);
  const tailoring = await withOwnWork(source, written.value, own, texts);
  const pageBudget = input.pageBudget ?? (await keptBudget(asked, tailoring, tight));
  const stopped = pagesOf.stopped();
  if (stopped !== null) return err(stopped);
  const measure = pagesOf.within(pageBudget);
  const proven = await proveBoth({ ...input, pageBudget }, tailoring, renderer);
  if (!proven.ok) return proven;
  if (isCancelled()) return err(cancelled);
  const readBacks = proven.value;
  const pages = await countPages(readBacks, tailoring, measure);
  const budget = await budgetPages(own, pages.resume, written.value, measure);
  input.onStage?.({
    stage: "format",
    state: "finished",
    found: describe(pages.resume + pages.letter, readBacks.resume.lines + readBacks.letter.lines),
  });
  return ok({ tailoring, readBacks, pages: { ...pages, budget }, pageBudget });
}
