import type { SwitchedTemplate } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result, TemplateId } from "@savile/model";
import { reviewDocuments } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { findDocuments } from "../documents/find-document.ts";
import type { PrintableDocument } from "../documents/find-document.ts";
import { documentsAsMarkdown } from "../generation-sessions/markdown.ts";
import type { PageStore } from "../documents/page-store.ts";
import { renderRefusal } from "../documents/render-refusal.ts";
import { Refusal } from "../../errors/refusal.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { storeTemplate } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "renderer" | "texts">;

export interface SwitchTemplateInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly template: TemplateId;
}

/** Pages that the resume takes in this template without the decisions of the person. */
async function budgetOf(
  needs: Needs,
  reviewed: ReviewedSession,
  printed: number,
): Promise<Result<number, Refusal>> {
  if (reviewed.state.decisions.length === 0) return ok(printed);
  const { row } = reviewed.session;
  const made = await reviewDocuments(
    {
      ...reviewed,
      ...reviewed.layout,
      extraction: await loadAttestedSource(needs.database.query, row),
      jobDescription: row.jobDescription,
      decisions: [],
    },
    needs.renderer,
    textWorkOf(needs.texts, row.accountId),
  );
  return made.ok ? ok(made.value.pages) : err(renderRefusal(made.error));
}

/** Pages of one of the documents; laying out through the store has them ready for the screen. */
async function countPages(
  store: PageStore,
  documents: readonly PrintableDocument[],
  kind: PrintableDocument["kind"],
): Promise<Result<number, Refusal>> {
  const document = documents.find((entry) => entry.kind === kind);
  if (document === undefined) return err(new Refusal("not_ready"));
  const laidOut = await store.pages(document);
  return laidOut.ok ? ok(laidOut.value.pages.length) : err(renderRefusal(laidOut.error));
}

/**
 * Gives a finished session another template. No word changes: decisions, edits and the version stay; the
 * pages are counted anew. A template in which the documents cannot be laid out is refused.
 */
export async function switchTemplate(
  needs: Needs,
  store: PageStore,
  input: SwitchTemplateInput,
): Promise<Result<SwitchedTemplate, Refusal>> {
  const started = performance.now();
  const { accountId, sessionId, template } = input;
  const found = await findReviewed(needs.database.query, accountId, sessionId);
  if (!found.ok) return err(new Refusal(found.error));
  const reviewed = { ...found.value, template };
  const stored = await findDocuments(needs, accountId, sessionId);
  if (!stored.ok) return err(new Refusal(stored.error));
  const documents = stored.value.map((document) => ({ ...document, template }));
  const [resume, letter] = await Promise.all([
    countPages(store, documents, "resume"),
    countPages(store, documents, "cover_letter"),
  ]);
  if (!resume.ok) return resume;
  if (!letter.ok) return letter;
  const budget = await budgetOf(needs, reviewed, resume.value);
  if (!budget.ok) return budget;
  const pages = { resume: resume.value, letter: letter.value, budget: budget.value };
  await storeTemplate(needs.database.query, { sessionId, template, pages });
  return ok({
    success: true,
    session_id: sessionId,
    template,
    version: reviewed.state.version,
    documents: documentsAsMarkdown(documents),
    pages: { resume: pages.resume, cover_letter: pages.letter, budget: pages.budget },
    duration_ms: Math.round(performance.now() - started),
  });
}
