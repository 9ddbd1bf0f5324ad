import { routes } from "@savile/contracts";
import type { ErrorCode, JsonResume, TemplateRecommendationAnswer } from "@savile/contracts";
import { err, fromJsonResume, ok, tellingFigure } from "@savile/model";
import type { Posting, Result, Resume } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { placeOf } from "../accounts/repository.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { recommendTask } from "../../texts/tasks.ts";
import { readJobDescription } from "../generation-sessions/read-job-description.ts";
import { findSession, postingOf } from "../generation-sessions/repository.ts";
import { findUploadWithSource, loadSource } from "../uploads/repository.ts";

type Needs = Pick<Dependencies, "database" | "texts">;

async function answerOf(
  { texts, database }: Needs,
  account: string,
  about: { readonly posting: Posting | string; readonly resume: Resume | undefined },
): Promise<TemplateRecommendationAnswer> {
  const place = await placeOf(database.query, account);
  const answer = await texts(recommendTask, { ...about, place }, { account });
  const { advice: found, paper } = answer;
  return {
    recommended: found.recommended,
    confidence: found.confidence,
    ats_score: tellingFigure(found.recommended),
    reasoning: found.reasoning,
    best_for: found.bestFor,
    matched_keywords: [...found.matchedKeywords],
    reasons: Object.fromEntries(
      Object.entries(found.reasons).map(([id, { reasoning, bestFor }]) => [
        id,
        { reasoning, best_for: bestFor },
      ]),
    ),
    scores: { ...found.scores },
    paper,
  };
}

async function recommendForSession(
  needs: Needs,
  accountId: string,
  sessionId: string,
): Promise<Result<TemplateRecommendationAnswer, ErrorCode>> {
  const { query } = needs.database;
  const session = await findSession(query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  const { resume } = await loadSource(query, session.row.sourceId);
  return ok(await answerOf(needs, accountId, { posting: postingOf(session.row), resume }));
}

async function resumeOf(
  { database }: Needs,
  accountId: string,
  from: { uploadId: string | undefined; resumeData: JsonResume | undefined },
): Promise<Result<Resume | undefined, ErrorCode>> {
  const { uploadId, resumeData } = from;
  if (uploadId !== undefined && resumeData !== undefined) return err("validation");
  if (resumeData !== undefined) {
    const read = fromJsonResume(resumeData);
    return read.ok ? read : err("validation");
  }
  if (uploadId === undefined) return ok(undefined);
  const upload = await findUploadWithSource(database.query, accountId, uploadId);
  return upload === null ? err("upload_not_found") : ok(upload.extraction.resume);
}

/** Both calls rank all six templates; which of them an account may use is no part of it. */
export function recommendationEndpoints(needs: Needs) {
  return {
    recommendTemplate: endpoint(routes.recommendTemplate, async ({ body, signedIn }) =>
      orRefuse(await recommendForSession(needs, signedIn.account.id, body.session_id)),
    ),
    recommendTemplateDirect: endpoint(
      routes.recommendTemplateDirect,
      async ({ body, signedIn }) => {
        const description = orRefuse(readJobDescription(body.job_description));
        const from = { uploadId: body.upload_id, resumeData: body.resume_data };
        const { id } = signedIn.account;
        const resume = orRefuse(await resumeOf(needs, id, from));
        return answerOf(needs, id, { posting: description, resume });
      },
    ),
  };
}
