import type { Extraction, ExtractionFailure, Result } from "@savile/model";
import type { ExtractOptions } from "../extract/extract.ts";
import { createPageDrawer } from "./page-drawer.ts";
import type { PageDrawer, PageDrawerOptions } from "./page-drawer.ts";
import { ReadingPool } from "./pool.ts";
import type { ReadingPoolOptions } from "./pool.ts";

/** `drawing` starts the process that draws and recognises pages; without it scans stay unread. */
export interface ExtractionPoolOptions extends ReadingPoolOptions {
  readonly drawing?: PageDrawerOptions;
}

/** What a caller says of one file: the name is for messages alone, `today` is YYYY-MM-DD. */
export type ExtractRequest = Omit<ExtractOptions, "recognised">;

/** Reads files in bounded child processes. */
export interface ExtractionPool {
  extract(
    bytes: Uint8Array,
    options: ExtractRequest,
  ): Promise<Result<Extraction, ExtractionFailure>>;
  /** A page (1-based) of a PDF as WebP; `unsupported` where nothing can draw. */
  picture(
    bytes: Uint8Array,
    page: number,
    width: number,
    signal?: AbortSignal,
  ): Promise<Result<Uint8Array, ExtractionFailure>>;
  /** Starts the children before the first file. */
  warm(): void;
  /** Ends all children; files that wait fail with `timeout`. */
  close(): Promise<void>;
  pids(): number[];
}

const maxScannedPages = 8;

/** Pages without text are recognised, and the file is read once more with their words. */
async function extractWithOcr(
  pool: ReadingPool,
  drawer: PageDrawer | undefined,
  bytes: Uint8Array,
  options: ExtractRequest,
): Promise<Result<Extraction, ExtractionFailure>> {
  const first = await pool.read(bytes, options);
  if (drawer === undefined || first.scanned.length === 0) return first.result;
  const pages = first.scanned.slice(0, maxScannedPages);
  const recognised = await drawer.recognise(bytes, pages, options.signal);
  if (!recognised.ok) return first.result.ok ? first.result : recognised;
  if (recognised.value.every((page) => page.words.length === 0)) return first.result;
  return (await pool.read(bytes, { ...options, recognised: recognised.value })).result;
}

/** A pool of bounded processes that read resumes; several callers queue. */
export function createExtractionPool(options: ExtractionPoolOptions): ExtractionPool {
  const pool = new ReadingPool(options);
  const drawer = options.drawing === undefined ? undefined : createPageDrawer(options.drawing);
  return {
    extract: (bytes, request) => extractWithOcr(pool, drawer, bytes, request),
    picture: (bytes, page, width, signal) =>
      drawer === undefined
        ? Promise.resolve({ ok: false, error: { code: "unsupported", detail: "drawing" } })
        : drawer.picture(bytes, page, width, signal),
    warm: () => pool.warm(),
    close: async () => {
      await Promise.all([pool.close(), drawer?.close()]);
    },
    pids: () => [...pool.pids(), ...(drawer?.pids() ?? [])],
  };
}
