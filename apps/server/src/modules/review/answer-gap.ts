import type { ErrorCode, GapAnswerBody, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Extraction, GivenAnswer, Result } from "@savile/model";
import { applyGapAnswer, isGapOf } from "@savile/tailoring";
import type { GapsFound } from "@savile/tailoring";
import { attestSource, tailorResume } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { gapsTask } from "../../texts/tasks.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { loadSource } from "../uploads/repository.ts";
import { presentSession } from "../generation-sessions/present-session.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";
import * as store from "./repository.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { findWritable } from "./find-writable.ts";
import type { Writer } from "./find-writable.ts";
import { storeAndShow } from "./store-and-show.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "texts">;

/** The questions that are open, and the score that a yes to all would reach: neither answered in this session nor declined by the account. */
export async function listGaps(
  needs: Pick<Dependencies, "database" | "texts">,
  accountId: string,
  sessionId: string,
): Promise<Result<GapsFound, ErrorCode>> {
  const queries = needs.database.query;
  const found = await findReviewed(queries, accountId, sessionId);
  if (!found.ok) return found;
  const { session, posting, tailoring, today, state } = found.value;
  const { resume, facts } = await loadAttestedSource(queries, session.row);
  const answered = state.answers.map((answer) => answer.canonical);
  const declined = await store.listDeclined(queries, accountId);
  const { jobDescription } = session.row;
  const about = { resume, facts, posting, jobDescription, tailoring, today };
  const asked = { about, answered: [...answered, ...declined] };
  return ok(await needs.texts(gapsTask, asked, { account: accountId }));
}

export interface AnswerGapInput {
  readonly account: Writer;
  readonly sessionId: string;
  readonly baseVersion: number;
  readonly answer: GapAnswerBody;
}

/** A session with what was read of its file, before anything was attested. */
interface Answered {
  readonly reviewed: ReviewedSession;
  readonly source: Extraction;
}

/** The answers after this one: a yes replaces the earlier one, a no and an undo take it back. */
function answersAfter(
  needs: Needs,
  { reviewed: { state }, source }: Answered,
  { account, answer }: AnswerGapInput,
): Result<GivenAnswer[], ErrorCode> {
  const others = state.answers.filter((given) => given.gapId !== answer.gapId);
  if (answer.answer === "no" || answer.answer === "undo") return ok(others);
  const { resume, facts } = attestSource(source, others, account.id);
  const at = needs.clock.now().toISOString();
  const applied = applyGapAnswer(resume, facts, answer, { accountId: account.id, at });
  return applied.ok ? ok([...others, { ...answer, at }]) : err(applied.error.code);
}

/** Both documents made anew with other answers; the decisions are replayed on what is written now. */
async function makeAnew(
  needs: Needs,
  { reviewed, source }: Answered,
  answers: GivenAnswer[],
): Promise<Result<Session, ErrorCode>> {
  const { session, posting, state, today, template, paper } = reviewed;
  const { accountId, jobDescription } = session.row;
  const at = needs.clock.now();
  const extraction = attestSource(source, answers, accountId);
  const made = await tailorResume(
    {
      extraction,
      posting,
      jobDescription,
      template,
      paper,
      pageBudget: reviewed.layout.pageBudget,
      breaks: reviewed.layout.breaks,
      today,
      createdAt: Math.floor(at.getTime() / 1_000),
      decisions: state.decisions,
      refinements: reviewed.tailoring.refined?.refinements ?? [],
      earlier: reviewed.tailoring,
    },
    needs.renderer,
    textWorkOf(needs.texts, accountId),
  );
  if (!made.ok) return err(failureCode(made.error));
  const { tailoring, pages } = made.value;
  const next = { ...state, version: state.version + 1, answers, pages };
  return storeAndShow(needs, { before: reviewed, state: next, tailoring, at }, extraction);
}

async function rememberDeclined(needs: Needs, input: AnswerGapInput): Promise<void> {
  const { account, answer } = input;
  const { canonical } = answer;
  const accountId = account.id;
  const queries = needs.database.query;
  if (answer.answer === "no") {
    await store.addDeclined(queries, { accountId, canonical, createdAt: needs.clock.now() });
  } else await store.removeDeclined(queries, { accountId, canonical });
}

/**
 * Answers a gap question. A yes becomes a statement of the person and the documents are made anew with it;
 * a no is kept for the account; an undo takes either back. A refused answer changes nothing.
 */
export async function answerGap(
  needs: Needs,
  input: AnswerGapInput,
): Promise<Result<Session, ErrorCode>> {
  const { account, sessionId, baseVersion, answer } = input;
  const found = await findWritable(needs, account, sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const { session, state, tailoring } = reviewed;
  if (state.version !== baseVersion) return err("stale_version");
  if (!isGapOf(reviewed.posting, answer)) return err("gap_unknown");
  const source = await loadSource(needs.database.query, session.row.sourceId);
  const answered = { reviewed, source };
  const answers = answersAfter(needs, answered, input);
  if (!answers.ok) return answers;
  const unchanged =
    (answer.answer === "no" || answer.answer === "undo") &&
    answers.value.length === state.answers.length;
  const shown = unchanged
    ? ok(
        presentSession(session, {
          extraction: attestSource(source, state.answers, account.id),
          tailoring,
        }),
      )
    : await makeAnew(needs, answered, answers.value);
  if (shown.ok) await rememberDeclined(needs, input);
  return shown;
}
