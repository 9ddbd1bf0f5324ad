import type { DraftPreview, DraftPreviewBody, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { DocumentKind, Entitlement, PageSource, Result, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../http/refusal.ts";
import { checkTemplate } from "../billing/locks.ts";
import { layoutFor } from "../documents/find-document.ts";
import type { PageStore } from "../documents/page-store.ts";
import { renderRefusal } from "../documents/render-refusal.ts";
import { shownTailoring } from "../generation/present-session.ts";
import { getSession } from "../generation/service.ts";
import { findReviewed } from "../review/reviewed-session.ts";
import type { ReviewedSession } from "../review/reviewed-session.ts";
import { templateNamed } from "../templates/template-named.ts";
import { refuseTemplate } from "../templates/upgrade-offer.ts";
import { readDraft } from "./read-draft.ts";
import { readWireEdits } from "./read-edits.ts";

type Needs = Pick<Dependencies, "database" | "clock">;

export interface DraftPreviewInput {
  readonly accountId: string;
  readonly entitlement: Entitlement;
  readonly sessionId: string;
  readonly kind: DocumentKind;
  readonly body: DraftPreviewBody;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
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

function refused<T>(result: Result<T, ErrorCode>): Result<T, Refusal> {
  return result.ok ? result : err(new Refusal(result.error));
}

/** How a document would look and stand with a draft; nothing is stored or charged. */
export async function draftPreview(
  needs: Needs,
  pageStore: PageStore,
  input: DraftPreviewInput,
): Promise<Result<DraftPreview, Refusal>> {
  const { accountId, sessionId, kind, body, signal } = input;
  const gone = err(new Refusal("unavailable"));
  const found = refused(await findReviewed(needs.database.query, accountId, sessionId));
  if (!found.ok) return found;
  const reviewed = found.value;
  const { tailoring, paper, layout, state } = reviewed;
  if (state.version !== body.base_version) {
    const current = refused(await getSession(needs, accountId, sessionId));
    return current.ok ? err(new Refusal("stale_version", { current: current.value })) : current;
  }
  const template = templateOf(reviewed, input);
  if (!template.ok) return template;
  if (signal.aborted) return gone;
  const draft = refused(
    await readDraft(needs, reviewed, {
      edits: readWireEdits(body.edits),
      decisions: body.decisions,
    }),
  );
  if (!draft.ok) return draft;
  if (signal.aborted) return gone;
  const { documents } = draft.value;
  const print = { accountId, sessionId, kind, version: state.version, template: template.value };
  const document =
    kind === "resume"
      ? { ...tailoring.resume, resume: documents.resume }
      : { ...tailoring.letter, letter: documents.letter };
  const pages = pageStore.draft({ ...print, paper, document, layout: layoutFor(kind, layout) });
  // The pages are laid out by another process meanwhile.
  const next = body.review === true ? await draft.value.review() : null;
  const source = await pages;
  if (!source.ok) {
    const { code } = source.error;
    return code === "superseded" ? gone : err(renderRefusal(source.error));
  }
  return ok({
    source: unknownDrawings(source.value, body.have),
    ...(next === null ? {} : { tailoring: shownTailoring(next.tailoring) }),
    refused: next?.refused ?? [],
  });
}
