import type { Layout, LayoutInput, ReadBackInput, RenderFailure } from "@savile/documents";
import type { Extraction, ExtractionFailure, ReadBack, Result, Tailoring } from "@savile/model";
import { fitPages, refine, reviewWithEdits, tailor } from "@savile/tailoring";
import type {
  FitPagesInput,
  FittedPages,
  Refined,
  RefineInput,
  Reviewed,
  ReviewInput,
  TailoringFailure,
  TailorInput,
} from "@savile/tailoring";

/** Which of the pictures of a scanned file is being read: `page` of `pages`, counted from 1. */
export interface ScanProgress {
  readonly page: number;
  readonly pages: number;
}

/** Reads the bytes of a file; the server and the command line give a pool of bounded children. */
export interface Extractor {
  extract(
    bytes: Uint8Array,
    options: {
      today: string;
      /** Reads the pages alone, whatever data the file carries. */
      pagesOnly?: boolean;
      name?: string;
      signal?: AbortSignal;
      onPage?: (progress: ScanProgress) => void;
    },
  ): Promise<Result<Extraction, ExtractionFailure>>;
}

/** Lays documents out and reads exported files back. */
export interface Renderer {
  layout(input: LayoutInput): Promise<Result<Layout, RenderFailure>>;
  readBack(input: ReadBackInput): Promise<Result<ReadBack, RenderFailure>>;
}

/** Writes, reviews and fits texts; the server gives a pool of bounded children. */
export interface TextWork {
  tailor(input: TailorInput): Promise<Result<Tailoring, TailoringFailure>>;
  review(input: ReviewInput): Promise<Reviewed>;
  refine(input: RefineInput): Promise<Refined>;
  fit(input: FitPagesInput): Promise<FittedPages>;
}

/** The same without a pool. */
export const ownTextWork: TextWork = {
  tailor,
  review: async (input) => reviewWithEdits(input),
  refine,
  fit: fitPages,
};
