import type { Layout, LayoutInput, ReadBackInput, RenderFailure } from "@savile/documents";
import type { Extraction, ExtractionFailure, ReadBack, Result } from "@savile/model";

/** Reads the bytes of a file; the server and the command line give a pool of bounded children. */
export interface Extractor {
  extract(
    bytes: Uint8Array,
    options: { today: string; name?: string; signal?: AbortSignal },
  ): Promise<Result<Extraction, ExtractionFailure>>;
}

/** Lays documents out and reads exported files back. */
export interface Renderer {
  layout(input: LayoutInput): Promise<Result<Layout, RenderFailure>>;
  readBack(input: ReadBackInput): Promise<Result<ReadBack, RenderFailure>>;
}
