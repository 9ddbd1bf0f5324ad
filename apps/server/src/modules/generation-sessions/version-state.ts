import {
  decisionSchema,
  givenAnswerSchema,
  papers,
  storedReportSchema,
  tailoredLetterSchema,
  tailoredResumeSchema,
  templateIds,
} from "@savile/model";
import type { Tailoring } from "@savile/model";
import * as z from "zod/mini";
import { layoutSchema } from "./print-settings.ts";
import type { DocumentRow } from "./documents.ts";
import type { SessionRow } from "./repository.ts";

const pagesSchema = z.object({ resume: z.number(), letter: z.number(), budget: z.number() });

/** A document with the version and the time from which its files are named and made. */
const storedDocument = { version: z.int(), createdAt: z.string() };

/** Everything that a restore needs. */
export const versionStateSchema = z.object({
  format: z.literal(1),
  template: z.enum(templateIds),
  paper: z.enum(papers),
  layout: layoutSchema,
  pages: pagesSchema,
  decisions: z.array(decisionSchema),
  answers: z.array(givenAnswerSchema),
  report: storedReportSchema,
  resume: z.object({ ...storedDocument, structure: tailoredResumeSchema }),
  letter: z.object({ ...storedDocument, structure: tailoredLetterSchema }),
});
export type VersionState = z.infer<typeof versionStateSchema>;

function documentOf(rows: readonly DocumentRow[], kind: DocumentRow["kind"]) {
  const row = rows.find((one) => one.kind === kind);
  if (row === undefined) return null;
  const { version, createdAt, structure } = row;
  return { version, createdAt: createdAt.toISOString(), structure };
}

/** The state of a session as one text, structures as they are stored. */
export function stateTextOf(row: SessionRow, documents: readonly DocumentRow[]): string {
  const { template, paper, layout, pages, decisions, answers, report } = row;
  return JSON.stringify({
    format: 1,
    template,
    paper,
    layout,
    pages,
    decisions,
    answers,
    report,
    resume: documentOf(documents, "resume"),
    letter: documentOf(documents, "cover_letter"),
  });
}

/** Throws where the text is not that of a state. */
export function readState(text: string): VersionState {
  return versionStateSchema.parse(JSON.parse(text));
}

/** The whole Tailoring of a state. */
export function tailoringOf(state: VersionState): Tailoring {
  return {
    ...state.report,
    resume: state.resume.structure,
    letter: state.letter.structure,
  };
}
