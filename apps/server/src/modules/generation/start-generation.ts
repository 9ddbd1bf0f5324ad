import { createHash } from "node:crypto";
import type { ErrorCode, JsonResume } from "@savile/contracts";
import { err, ok, templateIds } from "@savile/model";
import type { Paper, Posting, Result, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { findTwin, forgetKey, insertJob } from "../../jobs/repository.ts";
import { parsePostingTask } from "../../texts/tasks.ts";
import { lockAccount } from "../accounts/repository.ts";
import { entitlementOfId } from "../billing/entitlement.ts";
import { checkTemplate } from "../billing/locks.ts";
import { generationSubject, holdUsage, releaseUsage } from "../usage/usage.ts";
import { templateNamed } from "../templates/template-named.ts";
import { findUpload } from "../uploads/repository.ts";
import { findSource } from "./find-source.ts";
import { generationQueue } from "./queue.ts";
import { readJobDescription } from "./read-job-description.ts";
import * as store from "./repository.ts";

export interface StartGenerationInput {
  readonly accountId: string;
  readonly uploadId?: string | undefined;
  readonly resumeData?: JsonResume | undefined;
  /** A source that an earlier session of the account was made of. */
  readonly sourceId?: string | undefined;
  readonly jobDescription: string;
  readonly template?: string | undefined;
  readonly paper?: Paper | undefined;
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
  const { accountId, uploadId, resumeData, jobDescription, template, paper } = input;
  // An upload that was corrected meanwhile is another input.
  const parts = [accountId, uploadId, sourceId, resumeData, jobDescription, template, paper];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
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
  const template = templateOf(input.template);
  if (template === null) return err("template_unknown");
  const { accountId, idempotencyKey } = input;
  const posting = await needs.texts(parsePostingTask, description.value, { account: accountId });
  const dedupeKey = idempotencyKey === undefined ? undefined : `gen:${accountId}:${idempotencyKey}`;
  const createdAt = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    await lockAccount(queries, accountId);
    const upload =
      input.uploadId === undefined ? null : await findUpload(queries, accountId, input.uploadId);
    const inputHash = hashOf(input, upload?.sourceId ?? input.sourceId);
    const twin = await findTwin(queries, { accountId, dedupeKey, inputHash });
    const twinSession = twin === null ? null : await store.findSessionOfJob(queries, twin.id);
    if (twin !== null && twinSession !== null) {
      return twin.sameInput ? ok({ sessionId: twinSession, jobId: twin.id }) : err("conflict");
    }
    if (twin !== null) await forgetKey(queries, twin.id);
    const entitlement = await entitlementOfId(queries, accountId, createdAt);
    const allowed = checkTemplate(entitlement, template);
    if (!allowed.ok) return allowed;
    const sessionId = needs.ids.next();
    const subject = generationSubject(sessionId);
    const held = await holdUsage(queries, {
      accountId,
      kind: "generation",
      subject,
      now: createdAt,
    });
    if (!held.ok) return held;
    const source = await findSource(needs, queries, {
      accountId,
      uploadId: input.uploadId,
      resumeData: input.resumeData,
      sourceId: input.sourceId,
    });
    if (!source.ok) {
      await releaseUsage(queries, accountId, subject);
      return source;
    }
    await store.insertSession(queries, {
      id: sessionId,
      accountId,
      ...source.value,
      title: titleOf(posting, description.value),
      jobDescription: description.value,
      posting,
      template,
      paper: input.paper ?? "letter",
      createdAt,
    });
    const jobId = await insertJob(queries, {
      queue: generationQueue,
      accountId,
      payload: { sessionId },
      dedupeKey,
      inputHash,
      oneAtATime: accountId,
    });
    await store.nameJob(queries, sessionId, jobId);
    return ok({ sessionId, jobId });
  });
}
