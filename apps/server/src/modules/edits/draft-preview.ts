import type { DraftPreview, DraftPreviewBody, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { DocumentKind, Entitlement, PageSource, Result, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { checkTemplate } from "../entitlement/locks.ts";
import { layoutFor } from "../documents/find-document.ts";
import type { DraftDocument, PageStore } from "../documents/page-store.ts";
import { renderRefusal } from "../documents/render-refusal.ts";
import { shownTailoring } from "../generation-sessions/present-session.ts";
import { getSession } from "../generation/service.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { templateNamed } from "../generation-sessions/template-named.ts";
import { refuseTemplate } from "../billing/upgrade-offer.ts";
import { readDraft } from "./read-draft.ts";
import type { LaidDraft } from "../../texts/lay-draft.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "texts">;

export interface DraftPreviewInput {
  readonly accountId: string;
  readonly entitlement: Entitlement;
  readonly sessionId: string;
  readonly kind: DocumentKind;
  readonly body: DraftPreviewBody;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Nobody waits for these pages, or newer ones were asked for: a client that still wants them asks again. */
const overtaken = new Refusal("unavailable", { headers: { "retry-after": "1" } });

function orRefusal<T>(result: Result<T, ErrorCode>): Result<T, Refusal> {
  return result.ok ? result : err(new Refusal(result.error));
}

/** The session in the version that the draft was made on. */
async function findBase(
  needs: Needs,
  { accountId, sessionId, body }: DraftPreviewInput,
): Promise<Result<ReviewedSession, Refusal>> {
  const found = orRefusal(await findReviewed(needs.database.query, accountId, sessionId));
  if (!found.ok || found.value.state.version === body.base_version) return found;
  const current = orRefusal(await getSession(needs, accountId, sessionId));
  return current.ok ? err(new Refusal("stale_version", { current: current.value })) : current;
}

/** The template to draw in: the session's own, or one that the plan holds. */
function templateOf(
  { template }: ReviewedSession,
  { body, entitlement }: DraftPreviewInput,
): Result<TemplateId, Refusal> {
  const asked = templateNamed(body.template ?? template);
  if (asked === null) return err(new Refusal("template_unknown"));
  return asked === template || checkTemplate(entitlement, asked).ok
    ? ok(asked)
    : err(refuseTemplate(asked, entitlement));
}

/** What is printed of a draft. */
function printOf(
  { accountId, sessionId, kind }: DraftPreviewInput,
  { tailoring, paper, layout, state }: ReviewedSession,
  { documents }: LaidDraft,
  template: TemplateId,
): DraftDocument {
  const document =
    kind === "resume"
      ? { ...tailoring.resume, resume: documents.resume }
      : { ...tailoring.letter, letter: documents.letter };
  const { version } = state;
  return {
    accountId,
    sessionId,
    kind,
    version,
    template,
    paper,
    document,
    layout: layoutFor(kind, layout),
  };
}

/** What is asked for at its first use, and remembered. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}

/** The pages, with the drawings of those alone that the client does not have. */
function unknownDrawings(source: PageSource, have: readonly string[]): PageSource {
  return {
    ...source,
    pages: source.pages.map((page) => {
      if (!have.includes(page.hash)) return page;
      const { hash, w, h, regions } = page;
      return { hash, w, h, regions };
    }),
  };
}

function orOvertaken(source: Awaited<ReturnType<PageStore["draft"]>>): Result<PageSource, Refusal> {
  if (source.ok) return source;
  return err(source.error.code === "superseded" ? overtaken : renderRefusal(source.error));
}

/** How a document would look and stand with a draft; nothing is stored or charged. */
export async function draftPreview(
  needs: Needs,
  pageStore: PageStore,
  input: DraftPreviewInput,
): Promise<Result<DraftPreview, Refusal>> {
  const { body, signal } = input;
  const base = await findBase(needs, input);
  if (!base.ok) return base;
  const template = templateOf(base.value, input);
  if (!template.ok) return template;
  if (signal.aborted) return err(overtaken);
  const now = needs.clock.now().toISOString();
  const edits = { from: "wire", edits: body.edits, now } as const;
  const changed = { edits, decisions: body.decisions };
  const source = once(() => loadAttestedSource(needs.database.query, base.value.session.row));
  const read = async (review: boolean): Promise<Result<LaidDraft, Refusal>> =>
    orRefusal(await readDraft(needs, base.value, changed, { source, review, signal }));
  const draft = await read(false);
  if (!draft.ok) return draft;
  if (signal.aborted) return err(overtaken);
  const pages = pageStore.draft(printOf(input, base.value, draft.value, template.value));
  // Another process lays the pages out meanwhile.
  const next = body.review === true ? await read(true) : draft;
  const drawn = orOvertaken(await pages);
  if (!next.ok) return next;
  if (!drawn.ok) return drawn;
  return ok({
    source: unknownDrawings(drawn.value, body.have),
    ...(next.value.tailoring === null ? {} : { tailoring: shownTailoring(next.value.tailoring) }),
    refused: next.value.refused,
  });
}
