import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import type { ModelName } from "../ocr/recogniser-models.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import type { PageDrawer } from "./page-drawer.ts";
import { readInLanguage } from "./read-in-language.ts";

/** Which of the pictures of a file is being read: `page` of `pages`, counted from 1. */
export interface ScanProgress {
  readonly page: number;
  readonly pages: number;
}

/** What was recognised, and the pages that were not: a limit or a fault came before their words. */
export interface RecognisedScan {
  readonly recognised: readonly RecognisedPage[];
  readonly unreached: readonly number[];
}

export interface RecogniseScanInput {
  readonly bytes: Uint8Array;
  /** Pages of the file (1-based) that are pictures. */
  readonly pages: readonly number[];
  /** Milliseconds for all of them. */
  readonly fileMs?: number;
  readonly signal?: AbortSignal;
  /** Hears of each page before it is read. */
  readonly onPage?: (progress: ScanProgress) => void;
}

const mostPages = 12;
const wholeMs = 120_000;
/** A file that fails on so many pages would fail on the others too. */
const mostFailures = 2;

/** Tells how many milliseconds are left. */
function clockOf(ms = wholeMs): () => number {
  const end = performance.now() + ms;
  return () => end - performance.now();
}

function scanOf(pages: readonly number[], recognised: readonly RecognisedPage[]): RecognisedScan {
  const reached = new Set(recognised.map(({ page }) => page));
  return { recognised, unreached: pages.filter((page) => !reached.has(page)) };
}

/**
 * Recognises the pictures of a file page by page. A page that takes too long or breaks is left out and the
 * next one is read; the time of the whole file and the number of its pages are bounded. What was read stays
 * read. A failure only where nothing was.
 */
export async function recogniseScan(
  drawer: Pick<PageDrawer, "recognise">,
  input: RecogniseScanInput,
): Promise<Result<RecognisedScan, ExtractionFailure>> {
  const { bytes, signal } = input;
  const pages = input.pages.slice(0, mostPages);
  const left = clockOf(input.fileMs);
  const recognised: RecognisedPage[] = [];
  const failures: ExtractionFailure[] = [];
  let model: ModelName = "eng";
  for (const [at, page] of pages.entries()) {
    if (left() <= 0 || failures.length === mostFailures) break;
    input.onPage?.({ page: at + 1, pages: pages.length });
    const read = (by: ModelName) =>
      drawer.recognise(bytes, page, {
        model: by,
        wallMs: left(),
        signal,
      });
    const reading = await readInLanguage(read, model);
    const { found } = reading;
    model = reading.model;
    if (signal?.aborted === true) return err({ code: "timeout", detail: "aborted" });
    if (found.ok) recognised.push(found.value);
    else failures.push(found.error);
  }
  if (recognised.length > 0) return ok(scanOf(input.pages, recognised));
  return err(failures[0] ?? { code: "timeout" });
}
