import type { VersionChanges, versionMakers } from "@savile/contracts";
import { tailoredDocumentSchema } from "@savile/model";
import type { CoverLetter, Resume, Tailoring } from "@savile/model";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import { figuresOf } from "../generation/repository.ts";
import type { SessionRow } from "../generation/repository.ts";
import { reviewStateOf } from "../review/review-state.ts";
import { compareDocuments } from "./compare-documents.ts";
import type { PrintedDocuments } from "./compare-documents.ts";
import { describeReview, groupDifferences } from "./describe-changes.ts";
import type { Reviewing } from "./describe-changes.ts";
import * as store from "./repository.ts";
import { thinVersions } from "./thin-versions.ts";
import { stateTextOf } from "./version-state.ts";
import type { DocumentRow } from "./version-state.ts";

/** Who made a version, and what its lines do not tell. */
export interface VersionCause {
  readonly by: (typeof versionMakers)[number];
  readonly notes?: Partial<Omit<VersionChanges, "groups">>;
}

export interface KeepVersionInput {
  /** The session as it was. */
  readonly before: SessionRow;
  /** Its documents as they were. */
  readonly documents: readonly DocumentRow[];
  readonly tailoring: Tailoring;
  readonly state: Reviewing;
  readonly cause: VersionCause;
  readonly at: Date;
}

/** What documents print; `null` where one is missing. */
export function printedOf(documents: readonly DocumentRow[]): PrintedDocuments | null {
  let resume: Resume | null = null;
  let letter: CoverLetter | null = null;
  for (const { structure } of documents) {
    const document = tailoredDocumentSchema.parse(structure);
    if (document.kind === "resume") resume = document.resume;
    else letter = document.letter;
  }
  return resume === null || letter === null ? null : { resume, letter };
}

/** What is told of a version that was made before any were kept. */
export function changesOfOld(number: number): VersionChanges {
  return number === 1 ? { groups: [] } : { groups: [], unknown: true };
}

/** Who made a version that has no row. */
export function makerOfOld(number: number): VersionCause["by"] {
  return number === 1 ? "engine" : "you";
}

/** When the present version was made. */
export function madeAt(row: SessionRow, documents: readonly Pick<DocumentRow, "createdAt">[]) {
  const times = documents.map((document) => document.createdAt.getTime());
  const latest = Math.max(...times, (row.finishedAt ?? row.createdAt).getTime());
  return new Date(latest);
}

const confirmsSchema = z.object({
  edited: z.optional(z.object({ edits: z.array(z.looseObject({ kind: z.string() })) })),
});

/** How many lines of a result the person states to be true. */
function confirmedIn(report: unknown): number {
  const read = confirmsSchema.safeParse(report);
  const edits = read.success ? (read.data.edited?.edits ?? []) : [];
  return edits.filter((edit) => edit.kind === "confirm").length;
}

/** The row of a version that was made before any were kept, or of the one that the engine made. */
async function insertOld(
  queries: Queries,
  before: SessionRow,
  documents: readonly DocumentRow[],
): Promise<void> {
  const { id: sessionId, accountId, version: number, template, atsScore } = before;
  await store.insertVersion(queries, {
    sessionId,
    accountId,
    number,
    by: makerOfOld(number),
    changes: changesOfOld(number),
    template,
    atsScore,
    createdAt: madeAt(before, documents),
  });
}

/**
 * Keeps the state that a change of a session supersedes, and what the change was. Belongs into the
 * transaction of the change, after it: the row of the session is locked then.
 */
export async function keepVersion(queries: Queries, input: KeepVersionInput): Promise<void> {
  const { before, documents, tailoring, state, cause, at } = input;
  const { id: sessionId, accountId, version, template, atsScore } = before;
  if (!(await store.hasVersion(queries, sessionId, version))) {
    await insertOld(queries, before, documents);
  }
  const text = stateTextOf(before, documents);
  await store.fillVersion(queries, sessionId, { number: version, template, atsScore, text });
  const then = printedOf(documents);
  const now = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
  const groups = then === null ? [] : groupDifferences(compareDocuments(then, now));
  const reviewed = cause.by === "restore" ? {} : describeReview(reviewStateOf(before), state);
  const confirmed = confirmedIn(tailoring) - confirmedIn(before.report);
  await store.insertVersion(queries, {
    sessionId,
    accountId,
    number: version + 1,
    by: cause.by,
    changes: { groups, ...reviewed, ...(confirmed > 0 ? { confirmed } : {}), ...cause.notes },
    template,
    atsScore: figuresOf(tailoring).atsScore,
    createdAt: at,
  });
  await thinVersions(queries, sessionId);
}
