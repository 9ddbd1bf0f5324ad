import { createLayoutEngine, readBack } from "@savile/documents";
import { extract } from "@savile/extraction";
import type { FileFormat, Paper, TemplateId } from "@savile/model";
import { exportDocument } from "@savile/workflow";
import type { ExportedFile, Extractor, Renderer } from "@savile/workflow";
import { corpusDay } from "../engines.ts";
import type { Person } from "./fixture-set.ts";

let engine: ReturnType<typeof createLayoutEngine> | undefined;

/** The layout engine in this process. */
export function inProcessRenderer(): Renderer {
  engine ??= createLayoutEngine();
  const own = engine;
  return {
    layout: async (input) => own.layout(input),
    readBack: (input) => readBack(input, own.covers),
  };
}

/** Our own extraction in this process. */
export const inProcessExtractor: Extractor = { extract };

/** A file to make of a person. */
export interface FileCase {
  readonly person: Person;
  readonly template: TemplateId;
  readonly format: FileFormat;
  readonly paper?: Paper;
}

/** The file as the product hands it out, read back by text and by field, or why it is refused. */
export async function makeCase(one: FileCase): Promise<ExportedFile | string> {
  const { person, template, format, paper = "letter" } = one;
  const file = await exportDocument(
    {
      document: {
        kind: "resume",
        resume: person.resume,
        claims: [],
        made: { engine: "embedded", because: "asked", version: "1" },
      },
      template,
      paper,
      format,
      createdAt: 1_790_000_000,
      today: corpusDay,
    },
    inProcessRenderer(),
    inProcessExtractor,
  );
  return file.ok ? file.value : `${file.error.code}: ${file.error.detail}`;
}
