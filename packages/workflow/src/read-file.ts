import { err, maxUploadBytes } from "@savile/model";
import type { Extraction, ExtractionFailure, Result } from "@savile/model";
import type { Extractor, ScanProgress } from "./ports.ts";

export interface ReadFileInput {
  readonly bytes: Uint8Array;
  /** Today as `YYYY-MM-DD`; dates such as "present" and two-digit years are read against it. */
  readonly today: string;
  readonly name?: string;
  readonly signal?: AbortSignal;
  /** Hears of each picture of a scanned file before its words are read. */
  readonly onPage?: (progress: ScanProgress) => void;
}

/** Reads a resume file of at most {@link maxUploadBytes} into a Resume with its facts. */
export async function readFile(
  input: ReadFileInput,
  extractor: Extractor,
): Promise<Result<Extraction, ExtractionFailure>> {
  if (input.bytes.byteLength === 0) return err({ code: "empty" });
  if (input.bytes.byteLength > maxUploadBytes) return err({ code: "too_large" });
  const { bytes, ...options } = input;
  return extractor.extract(bytes, options);
}
