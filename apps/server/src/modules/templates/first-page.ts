import { err, ok } from "@savile/model";
import type { DocumentKind, Paper, Result, TemplateId } from "@savile/model";
import { printedDocument } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { findDocument } from "../documents/find-document.ts";
import type { FirstPage, FirstPageInput, FirstPages } from "../documents/first-pages.ts";
import { Refusal } from "../../http/refusal.ts";
import { renderRefusal } from "../documents/render-refusal.ts";
import { findUpload, loadSource } from "../uploads/repository.ts";

type Needs = Pick<Dependencies, "database">;

/** How a first page is to look. */
export interface Look {
  readonly template: TemplateId;
  readonly paper: Paper | undefined;
}

async function drawn(
  firstPages: FirstPages,
  input: FirstPageInput,
): Promise<Result<FirstPage, Refusal>> {
  const page = await firstPages.draw(input);
  return page.ok ? ok(page.value) : err(renderRefusal(page.error));
}

/** The first page of a session's document in a template that it need not have. */
export async function firstPageOfSession(
  needs: Needs,
  firstPages: FirstPages,
  of: { accountId: string; sessionId: string; kind: DocumentKind },
  { template, paper }: Look,
): Promise<Result<FirstPage, Refusal>> {
  const found = await findDocument(needs, of.accountId, of.sessionId, of.kind);
  if (!found.ok) return err(new Refusal(found.error));
  const { kind, version, document } = found.value;
  return drawn(firstPages, {
    key: [of.sessionId, kind, version].join(" "),
    document: printedDocument(document),
    template,
    paper: paper ?? found.value.paper,
  });
}

/** The first page of an upload as it was read, before anything is tailored. */
export async function firstPageOfUpload(
  needs: Needs,
  firstPages: FirstPages,
  of: { accountId: string; uploadId: string },
  { template, paper }: Look,
): Promise<Result<FirstPage, Refusal>> {
  const upload = await findUpload(needs.database.query, of.accountId, of.uploadId);
  if (upload === null) return err(new Refusal("upload_not_found"));
  const { resume } = await loadSource(needs.database.query, upload.sourceId);
  return drawn(firstPages, {
    key: upload.sourceId,
    document: { kind: "resume", resume },
    template,
    paper: paper ?? "letter",
  });
}
