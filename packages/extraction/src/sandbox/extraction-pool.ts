import type { Extraction, ExtractionFailure, Result } from "@savile/model";
import type { ExtractOptions } from "../extract/extract.ts";
import { createPageDrawer } from "./page-drawer.ts";
import type { PageDrawer, PageDrawerOptions } from "./page-drawer.ts";
import { recogniseScan } from "./recognise-scan.ts";
import type { ScanProgress } from "./recognise-scan.ts";
import { ReadingPool } from "./pool.ts";
import type { ReadingPoolOptions } from "./pool.ts";

/** `drawing` starts the process that draws and recognises pages; without it scans stay unread. */
export interface ExtractionPoolOptions extends ReadingPoolOptions {
  readonly drawing?: PageDrawerOptions;
}

/**
 * What a caller says of one file: the name is for messages alone, `today` is YYYY-MM-DD. `onPage` hears which
 * picture of a scanned file is being read.
 */
export interface ExtractRequest extends Omit<ExtractOptions, "recognised" | "unreached"> {
  readonly onPage?: (progress: ScanProgress) => void;
}

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

/** Pages without text are recognised, and the file is read once more with their words. */
async function extractWithOcr(
  pool: ReadingPool,
  drawing: { readonly drawer: PageDrawer; readonly fileMs: number | undefined } | undefined,
  bytes: Uint8Array,
  { onPage, ...options }: ExtractRequest,
): Promise<Result<Extraction, ExtractionFailure>> {
  const first = await pool.read(bytes, options);
  if (drawing === undefined || first.scanned.length === 0) return first.result;
  const { drawer, fileMs } = drawing;
  const scan = await recogniseScan(drawer, {
    bytes,
    pages: first.scanned,
    ...(fileMs === undefined ? {} : { fileMs }),
    ...(options.signal && { signal: options.signal }),
    ...(onPage && { onPage }),
  });
  if (!scan.ok) return first.result.ok ? first.result : scan;
  const { recognised, unreached } = scan.value;
  if (unreached.length === 0 && recognised.every((page) => page.words.length === 0))
    return first.result;
  return (await pool.read(bytes, { ...options, recognised, unreached })).result;
}

/** A pool of bounded processes that read resumes; several callers queue. */
export function createExtractionPool(options: ExtractionPoolOptions): ExtractionPool {
  const pool = new ReadingPool(options);
  const drawer = options.drawing === undefined ? undefined : createPageDrawer(options.drawing);
  const drawing = drawer && { drawer, fileMs: options.drawing?.limits?.fileMs };
  return {
    extract: (bytes, request) => extractWithOcr(pool, drawing, bytes, request),
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
