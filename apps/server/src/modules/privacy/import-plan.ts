import { versionChangesSchema, versionMakers } from "@savile/contracts";
import {
  correctionsSchema,
  decisionSchema,
  documentKinds,
  extractionSchema,
  givenAnswerSchema,
  madeSchema,
  papers,
  storedPostingSchema,
  storedReportSchema,
  tailoredDocumentSchema,
  templateIds,
} from "@savile/model";
import type { PgTable } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import * as schema from "../../db/schema.ts";
import { layoutSchema } from "../generation-sessions/print-settings.ts";
import { resultSchema } from "../refinement/repository.ts";
import { packedState } from "../versions/standing-alone.ts";

/** How a row of an export becomes one of another account. Keys are those of the table in code. */
export interface ImportStep {
  readonly table: PgTable;
  /** The row's own id, made anew. */
  readonly id: string | null;
  /** Ids of other rows, by the table that they stand in; one that did not come along stays empty. */
  readonly references: Readonly<Record<string, PgTable>>;
  /** Structures that name rows of other tables inside. */
  readonly renamed: readonly string[];
  /** Values that mean nothing elsewhere. */
  readonly emptied: readonly string[];
  /** What every stored structure is read through: an export may have been altered. */
  readonly structures: Readonly<Record<string, { readonly parse: (value: unknown) => unknown }>>;
  /** Structures that are stored as packed text. */
  readonly packed?: readonly string[];
  /** Rows that were not finished stay behind. */
  readonly keep: (row: Row, records: (table: string) => readonly Row[]) => boolean;
}

type Row = Readonly<Record<string, unknown>>;

const always = (): boolean => true;

const kindsKnown = new WeakMap<readonly Row[], Map<unknown, Set<unknown>>>();

/** Which documents each session has. Asked once for each session, so made once for each export. */
function kindsBySession(documents: readonly Row[]): Map<unknown, Set<unknown>> {
  const known = kindsKnown.get(documents);
  if (known !== undefined) return known;
  const kinds = new Map<unknown, Set<unknown>>();
  for (const { sessionId, kind } of documents) {
    kinds.set(sessionId, (kinds.get(sessionId) ?? new Set()).add(kind));
  }
  kindsKnown.set(documents, kinds);
  return kinds;
}

/** A run that ended, with both of its documents where it succeeded. */
function isWhole(row: Row, records: (table: string) => readonly Row[]): boolean {
  if (row["outcome"] !== "succeeded") return row["outcome"] !== null;
  const own = kindsBySession(records("documents")).get(row["id"]);
  const isMeasured = row["report"] !== null && row["pages"] !== null;
  return isMeasured && documentKinds.every((kind) => own?.has(kind) === true);
}

const report = z.nullable(storedReportSchema);
type Structure = ImportStep["structures"][string];

/** A structure that may be absent. */
function nullable(structure: Structure): Structure {
  return { parse: (value) => (value === null ? null : structure.parse(value)) };
}

const pages = z.nullable(z.object({ resume: z.number(), letter: z.number(), budget: z.number() }));

/** Tables that an import fills, in an order in which references stand before those who name them. */
export const importPlan: readonly ImportStep[] = [
  {
    table: schema.sourceResumes,
    id: "id",
    references: {},
    renamed: [],
    emptied: [],
    structures: { extraction: extractionSchema },
    keep: always,
  },
  {
    table: schema.uploads,
    id: "id",
    references: { sourceId: schema.sourceResumes, readingId: schema.sourceResumes },
    renamed: [],
    emptied: [],
    structures: { corrections: correctionsSchema },
    keep: always,
  },
  {
    table: schema.generationSessions,
    id: "id",
    references: { sourceId: schema.sourceResumes, uploadId: schema.uploads },
    renamed: ["report", "layout"],
    emptied: ["jobId"],
    structures: {
      posting: storedPostingSchema,
      template: z.enum(templateIds),
      paper: z.enum(papers),
      report,
      layout: layoutSchema,
      decisions: z.array(decisionSchema),
      answers: z.array(givenAnswerSchema),
      pages,
    },
    keep: isWhole,
  },
  {
    table: schema.documents,
    id: null,
    references: { sessionId: schema.generationSessions },
    renamed: [],
    emptied: [],
    structures: { structure: tailoredDocumentSchema },
    keep: always,
  },
  {
    table: schema.sessionVersions,
    id: null,
    references: { sessionId: schema.generationSessions },
    renamed: ["state"],
    emptied: ["basis"],
    structures: {
      by: z.enum(versionMakers),
      template: z.enum(templateIds),
      changes: versionChangesSchema,
      state: nullable(packedState),
    },
    packed: ["state"],
    keep: always,
  },
  {
    table: schema.refinements,
    id: "id",
    references: { sessionId: schema.generationSessions },
    renamed: [],
    emptied: ["jobId"],
    structures: { result: nullable(resultSchema), made: z.nullable(madeSchema) },
    keep: (row) => row["outcome"] !== null,
  },
  {
    table: schema.declinedGaps,
    id: null,
    references: {},
    renamed: [],
    emptied: [],
    structures: {},
    keep: always,
  },
];
