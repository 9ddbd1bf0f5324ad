import type { CoverLetter, Resume } from "@savile/model";
import type { Layout, LayoutInput, PrintedDocument } from "../text/layout.ts";
import { createLayoutEngine } from "../typst/engine.ts";
import type { LayoutEngine } from "../typst/engine.ts";

let engine: LayoutEngine | undefined;

/** One engine for all tests of a file. */
export function sharedEngine(): LayoutEngine {
  engine ??= createLayoutEngine();
  return engine;
}

export function resumeDocument(resume: Resume): PrintedDocument {
  return { kind: "resume", resume };
}

export function letterDocument(letter: CoverLetter): PrintedDocument {
  return { kind: "cover_letter", letter };
}

/** A request for everything, with a fixed time. */
export function inputOf(document: PrintedDocument, change: Partial<LayoutInput> = {}): LayoutInput {
  return {
    document,
    template: "modern",
    paper: "letter",
    createdAt: 1_700_000_000,
    want: ["pdf", "drawings"],
    ...change,
  };
}

/** Lays a document out and fails the test if that fails. */
export function layOut(
  document: PrintedDocument,
  change: Partial<LayoutInput> = {},
): Layout & { pdf: Uint8Array } {
  const result = sharedEngine().layout(inputOf(document, change));
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return { ...result.value, pdf: result.value.pdf ?? new Uint8Array() };
}
