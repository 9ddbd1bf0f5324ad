import { createHash } from "node:crypto";
import type { ErrorCode, JsonResume } from "@savile/contracts";
import { err, localeOf, ok, templateIds, withCompany } from "@savile/model";
import type { Paper, Posting, Result, TemplateId } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { findTwin, forgetKey, insertJob } from "../../jobs/repository.ts";
import { parsePostingTask } from "../../texts/tasks.ts";
import { lockAccount, placeOf } from "../accounts/repository.ts";
import { entitlementOfId } from "../entitlement/entitlement.ts";
import { checkTemplate } from "../entitlement/locks.ts";
import { generationSubject, holdUsage, releaseUsage } from "../usage/usage.ts";
import { templateNamed } from "../generation-sessions/template-named.ts";
import { findUpload, loadSource } from "../uploads/repository.ts";
import { isSample } from "../generation-sessions/is-sample.ts";
import { findSource } from "./find-source.ts";
import { generationQueue } from "./queue.ts";
import { readJobDescription } from "../generation-sessions/read-job-description.ts";
import * as store from "../generation-sessions/repository.ts";

export interface StartGenerationInput {
  readonly accountId: string;
  readonly uploadId?: string | undefined;
  readonly resumeData?: JsonResume | undefined;
  /** A source that an earlier session of the account was made of. */
  readonly sourceId?: string | undefined;
  readonly jobDescription: string;
  readonly template?: string | undefined;
  readonly paper?: Paper | undefined;
  /** Goes on where questions about the resume are open. */
  readonly asRead?: boolean | undefined;
  /** The person's word on who the employer is. */
  readonly company?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The run that a request started or joined. */
export interface StartedGeneration {
  readonly sessionId: string;
  readonly jobId: number;
}

type Needs = Pick<Dependencies, "database" | "ids" | "clock" | "texts">;

function templateOf(name: string | undefined): TemplateId | null {
  return name === undefined ? templateIds[0] : templateNamed(name);
}

function titleOf(posting: Posting, jobDescription: string): string {
  const named = [posting.title, posting.company].filter((part) => part !== undefined).join(" · ");
  const [firstLine = ""] = jobDescription.trim().split("\n");
  return named === "" ? firstLine.slice(0, 80) : named;
}

function hashOf(input: StartGenerationInput, sourceId: string | undefined): string {
  const { accountId, uploadId, resumeData, jobDescription, template, paper, company } = input;
  // An upload that was corrected meanwhile is another input.
  const about = [jobDescription, template, paper, ...(company === undefined ? [] : [company])];
  const parts = [accountId, uploadId, sourceId, resumeData, ...about];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** What a run is found again by. */
interface JobKeys {
  readonly dedupeKey: string | undefined;
  readonly inputHash: string;
}

async function keysOf(queries: Queries, input: StartGenerationInput): Promise<JobKeys> {
  const { accountId, uploadId, idempotencyKey } = input;
  const upload = uploadId === undefined ? null : await findUpload(queries, accountId, uploadId);
  return {
    dedupeKey: idempotencyKey === undefined ? undefined : `gen:${accountId}:${idempotencyKey}`,
    inputHash: hashOf(input, upload?.sourceId ?? input.sourceId),
  };
}

/** The run that a request joins, `null` where it is to start one of its own. */
async function joinTwin(
  queries: Queries,
  accountId: string,
  keys: JobKeys,
): Promise<Result<StartedGeneration, ErrorCode> | null> {
  const twin = await findTwin(queries, { accountId, ...keys });
  if (twin === null) return null;
  const sessionId = await store.findSessionOfJob(queries, twin.id);
  if (sessionId !== null)
    return twin.sameInput ? ok({ sessionId, jobId: twin.id }) : err("conflict");
  await forgetKey(queries, twin.id);
  return null;
}

/** What a new session holds beside its source. */
type NewSession = Pick<
  Parameters<typeof store.insertSession>[1],
  "accountId" | "title" | "jobDescription" | "template" | "createdAt"
> & { readonly posting: Posting };

/** The paper that was asked for, or the usual one where the job, or the person, is. */
async function paperOf(
  queries: Queries,
  { accountId, paper }: StartGenerationInput,
  { posting, jobDescription }: NewSession,
  sourceId: string,
): Promise<Paper> {
  if (paper !== undefined) return paper;
  const { resume } = await loadSource(queries, sourceId);
  const place = await placeOf(queries, accountId);
  return localeOf({ ...posting, text: jobDescription }, resume, place).paper;
}

/** The session with its source, its use counted. */
async function createSession(
  needs: Needs,
  queries: Queries,
  input: StartGenerationInput,
  session: NewSession,
): Promise<Result<string, ErrorCode>> {
  const { accountId, createdAt } = session;
  const id = needs.ids.next();
  const subject = generationSubject(id);
  const use = { accountId, kind: "generation", subject, now: createdAt } as const;
  const { uploadId, resumeData, sourceId, asRead } = input;
  const isFree = await isSample(queries, accountId, input);
  const held = isFree ? ok(null) : await holdUsage(queries, use);
  if (!held.ok) return held;
  const wanted = { accountId, uploadId, resumeData, sourceId, asRead };
  const source = await findSource(needs, queries, wanted);
  if (!source.ok) {
    await releaseUsage(queries, accountId, subject);
    return source;
  }
  const paper = await paperOf(queries, input, session, source.value.sourceId);
  await store.insertSession(queries, { id, ...session, paper, ...source.value });
  return ok(id);
}

async function enqueue(
  queries: Queries,
  accountId: string,
  sessionId: string,
  keys: JobKeys,
): Promise<StartedGeneration> {
  const jobId = await insertJob(queries, {
    queue: generationQueue,
    accountId,
    payload: { sessionId },
    ...keys,
    oneAtATime: accountId,
  });
  await store.nameJob(queries, sessionId, jobId);
  return { sessionId, jobId };
}

/**
 * Starts a run, or joins the one that the same key (or, without a key, the same input within 60 s) started.
 * The account's row is locked meanwhile, so that parallel requests start one run.
 */
export async function startGeneration(
  needs: Needs,
  input: StartGenerationInput,
): Promise<Result<StartedGeneration, ErrorCode>> {
  const description = readJobDescription(input.jobDescription);
  if (!description.ok) return description;
  const jobDescription = description.value;
  const template = templateOf(input.template);
  if (template === null) return err("template_unknown");
  const { accountId } = input;
  const read = await needs.texts(parsePostingTask, jobDescription, { account: accountId });
  const posting = input.company === undefined ? read : withCompany(read, input.company);
  const title = titleOf(posting, jobDescription);
  const createdAt = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    await lockAccount(queries, accountId);
    const keys = await keysOf(queries, input);
    const joined = await joinTwin(queries, accountId, keys);
    if (joined !== null) return joined;
    const entitlement = await entitlementOfId(queries, accountId, createdAt);
    const allowed = checkTemplate(entitlement, template);
    if (!allowed.ok) return allowed;
    const session = { accountId, title, jobDescription, posting, template, createdAt };
    const created = await createSession(needs, queries, input, session);
    return created.ok ? ok(await enqueue(queries, accountId, created.value, keys)) : created;
  });
}
