import type { PageDrawing, Result } from "@savile/model";
import type { LoadedFamily } from "./font-library.ts";

/** A compiled document; everything that is asked of it comes from the same pages. */
export interface CompiledPages {
  readonly pageCount: number;
  /** What a template wrote down as metadata under a label, parsed by the caller. */
  query(label: string): unknown;
  /** The pages as paths; `null` where the engine draws them in an unknown shape. */
  drawings(): PageDrawing[] | null;
  /** The pages as a PDF. */
  pdf(): Uint8Array;
}

/** One call of the engine: a template, the strings that it reads, and fonts beside the bundled ones. */
export interface CompileInput {
  readonly template: string;
  /** Time of the document in Unix seconds, written into its PDF. */
  readonly createdAt: number;
  readonly inputs: Readonly<Record<string, string>>;
  readonly extraFonts: readonly LoadedFamily[];
}

/**
 * The page engine itself, in one of its two builds. An error is its diagnostic: a fault of a template, never
 * of a document.
 */
export interface Backend {
  readonly name: "native" | "wasm";
  compile(input: CompileInput): Result<CompiledPages, string>;
  /** Lets go of what was remembered for older documents; called after each. */
  forget(): void;
}
