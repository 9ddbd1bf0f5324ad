import type { VersionChanges, versionMakers } from "@savile/contracts";
import { tailoredDocumentSchema } from "@savile/model";
import type { CoverLetter, Resume, Tailoring } from "@savile/model";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import type { DocumentRow } from "../generation-sessions/documents.ts";
import { figuresOf } from "../generation-sessions/repository.ts";
import type { SessionRow } from "../generation-sessions/repository.ts";
import { reviewStateOf } from "../generation-sessions/review-state.ts";
import { compareDocuments } from "./compare-documents.ts";
import type { PrintedDocuments } from "./compare-documents.ts";
import { describeReview, groupDifferences } from "./describe-changes.ts";
import type { Reviewing } from "./describe-changes.ts";
import * as store from "./repository.ts";
import { packState } from "./pack-text.ts";
import { versionsToThin } from "./thin-versions.ts";
import { stateTextOf } from "../generation-sessions/version-state.ts";

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

/** The version that the engine made: the session tells it until another one supersedes it. */
export function firstVersion(row: SessionRow): store.ListedVersion {
  const { version: number, template, atsScore } = row;
  const createdAt = row.finishedAt ?? row.createdAt;
  return { number, by: "engine", changes: { groups: [] }, template, atsScore, createdAt };
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

/** The versions as they are once the one before now is kept and the new one has its row. */
function withTwo(
  versions: readonly store.KeptVersion[],
  superseded: store.KeptVersion,
  made: Omit<store.KeptVersion, "basis">,
): store.KeptVersion[] {
  const known = versions.find(({ number }) => number === superseded.number);
  const others = versions.filter(
    ({ number }) => number !== superseded.number && number !== made.number,
  );
  const before = { ...(known ?? superseded), basis: superseded.basis };
  return [...others, before, { ...made, basis: null }].toSorted((a, b) => a.number - b.number);
}

/**
 * Keeps the state that a change of a session supersedes, and what the change was. Belongs into the
 * transaction of the change, after it: the row of the session is locked then.
 */
export async function keepVersion(queries: Queries, input: KeepVersionInput): Promise<void> {
  const { before, documents, tailoring, state, cause, at } = input;
  const { id: sessionId, accountId, version, template } = before;
  const owner = { sessionId, accountId };
  const { versions, whole } = await store.loadKept(queries, sessionId, version);
  const superseded = {
    ...firstVersion(before),
    ...packState(stateTextOf(before, documents), whole),
  };
  await store.keepState(queries, { ...owner, ...superseded });
  const then = printedOf(documents);
  const now = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
  const groups = then === null ? [] : groupDifferences(compareDocuments(then, now));
  const reviewed = cause.by === "restore" ? {} : describeReview(reviewStateOf(before), state);
  const confirmed = confirmedIn(tailoring) - confirmedIn(before.report);
  const made = { number: version + 1, by: cause.by, createdAt: at };
  await store.insertVersion(queries, {
    ...owner,
    ...made,
    changes: { groups, ...reviewed, ...(confirmed > 0 ? { confirmed } : {}), ...cause.notes },
    template,
    atsScore: figuresOf(tailoring).atsScore,
  });
  const gone = versionsToThin(withTwo(versions, superseded, made));
  if (gone.length > 0) await store.removeVersions(queries, sessionId, gone);
}
