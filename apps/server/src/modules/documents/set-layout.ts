import type { SetLayoutBody, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Change, Entitlement, Result, Resume, Tailoring } from "@savile/model";
import { countPages, sourceOf } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { checkWritable } from "../entitlement/locks.ts";
import type { StoredPages } from "../generation-sessions/repository.ts";
import { getSession } from "../generation/service.ts";
import { storeReview } from "../review/repository.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { breaksOf } from "../generation-sessions/print-settings.ts";
import type { StoredLayout } from "../generation-sessions/print-settings.ts";
import { renderRefusal } from "./render-refusal.ts";
import { storeLayout } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "renderer" | "clock" | "texts">;

export interface SetLayoutInput {
  readonly accountId: string;
  readonly entitlement: Entitlement;
  readonly sessionId: string;
  readonly body: SetLayoutBody;
}

/** The session in its new length, with what it prints. */
interface Fitted {
  readonly tailoring: Tailoring;
  readonly layout: StoredLayout;
  readonly pages: StoredPages;
}

/** Pages that a resume takes, or the refusal of the first layout that failed. */
function counter(needs: Needs, reviewed: ReviewedSession, layout: StoredLayout) {
  const { template, paper, tailoring } = reviewed;
  let refused: Refusal | null = null;
  const count = async (resume: Resume) => {
    const { pageBudget, breaks } = layout;
    const document = { ...tailoring.resume, resume };
    const pages = await countPages(
      { template, paper, pageBudget, breaks, document },
      needs.renderer,
    );
    if (!pages.ok) refused ??= renderRefusal(pages.error);
    return pages.ok ? pages.value : 0;
  };
  return { count, refusal: () => refused };
}

/** The lines that go or come back with another length; page breaks alone move no line. */
async function fit(
  needs: Needs,
  reviewed: ReviewedSession,
  layout: StoredLayout,
): Promise<Result<Fitted, Refusal>> {
  const { session, state, tailoring } = reviewed;
  const measure = counter(needs, reviewed, layout);
  const setAside: readonly Change[] = reviewed.layout.setAside ?? [];
  const same = reviewed.layout.pageBudget === layout.pageBudget;
  const { row } = session;
  const extraction = await loadAttestedSource(needs.database.query, row);
  const fitted = same
    ? { tailoring, setAside: [...setAside] }
    : await textWorkOf(needs.texts, row.accountId).fit({
        ...sourceOf({ ...reviewed, extraction, jobDescription: row.jobDescription }),
        tailoring,
        decisions: state.decisions,
        pageBudget: layout.pageBudget,
        setAside,
        measure: measure.count,
      });
  const resume = await measure.count(fitted.tailoring.resume.resume);
  const refusal = measure.refusal();
  if (refusal !== null) return err(refusal);
  return ok({
    tailoring: fitted.tailoring,
    layout: { ...layout, setAside: fitted.setAside },
    pages: { resume, letter: state.pages.letter, budget: layout.pageBudget ?? resume },
  });
}

/** What the history says of it: another colour, or the length. */
function notesOf(before: StoredLayout, after: StoredLayout) {
  return before.accent === after.accent
    ? { page_budget: after.pageBudget ?? null }
    : { accent: after.accent ?? null };
}

/**
 * Sets the length of the resume, its page breaks and the colour of both documents. A length that is met by setting the text tighter costs
 * no line; otherwise the lines that serve the posting least are left out, each a change that can be taken
 * back. Refused with the session as it is when it was changed since.
 */
export async function setLayout(
  needs: Needs,
  input: SetLayoutInput,
): Promise<Result<Session, Refusal>> {
  const { accountId, sessionId, body } = input;
  const found = await findReviewed(needs.database.query, accountId, sessionId);
  if (!found.ok) return err(new Refusal(found.error));
  const reviewed = found.value;
  if (!checkWritable(input.entitlement, reviewed.template).ok) {
    return err(new Refusal("session_read_only"));
  }
  const { state } = reviewed;
  const current = async (): Promise<Result<Session, Refusal>> => {
    const session = await getSession(needs, accountId, sessionId);
    return session.ok ? session : err(new Refusal(session.error));
  };
  const stale = async (): Promise<Result<Session, Refusal>> => {
    const session = await current();
    return session.ok ? err(new Refusal("stale_version", { current: session.value })) : session;
  };
  if (state.version !== body.base_version) return stale();
  const breaks = body.breaks === undefined ? reviewed.layout.breaks : breaksOf(body.breaks);
  const accent = body.accent === undefined ? reviewed.layout.accent : (body.accent ?? undefined);
  const layout = { pageBudget: body.page_budget ?? undefined, breaks, accent };
  const fitted = await fit(needs, reviewed, layout);
  if (!fitted.ok) return fitted;
  const { tailoring, pages } = fitted.value;
  const stored = await needs.database.transaction(async (queries) => {
    const version = state.version + 1;
    const changed = await storeReview(queries, {
      before: reviewed,
      tailoring,
      at: needs.clock.now(),
      state: { ...state, version, pages },
      cause: { by: "you", notes: notesOf(reviewed.layout, fitted.value.layout) },
    });
    if (changed === null) return false;
    await storeLayout(queries, sessionId, { layout: fitted.value.layout, pages });
    return true;
  });
  return stored ? current() : stale();
}
