import type { ErrorCode } from "@savile/contracts";
import { err, localeOf, ok } from "@savile/model";
import type { DocumentKind, Paper, Result, TemplateId } from "@savile/model";
import { printedDocument } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { placeOf } from "../accounts/repository.ts";
import { findDocument } from "../documents/find-document.ts";
import { findUploadWithSource } from "../uploads/repository.ts";
import type { PictureRequest } from "./picture-store.ts";

type Needs = Pick<Dependencies, "database">;
type Pictured = PictureRequest["input"];

/** How a first page is to look. */
export interface Look {
  readonly template: TemplateId;
  readonly paper: Paper | undefined;
}

/** A document of a session as it is printed, or in a look that it need not have. */
export async function picturedDocument(
  needs: Needs,
  of: { accountId: string; sessionId: string; kind: DocumentKind },
  look?: Look,
): Promise<Result<Pictured, ErrorCode>> {
  const found = await findDocument(needs, of.accountId, of.sessionId, of.kind);
  if (!found.ok) return found;
  const { document, template, paper, layout } = found.value;
  const printed = printedDocument(document);
  if (look === undefined) return ok({ document: printed, template, paper, ...layout });
  return ok({ document: printed, template: look.template, paper: look.paper ?? paper });
}

/** An upload as it was read, before anything is tailored. */
export async function picturedUpload(
  needs: Needs,
  of: { accountId: string; uploadId: string },
  { template, paper }: Look,
): Promise<Result<Pictured, ErrorCode>> {
  const upload = await findUploadWithSource(needs.database.query, of.accountId, of.uploadId);
  if (upload === null) return err("upload_not_found");
  const { resume } = upload.extraction;
  const place = await placeOf(needs.database.query, of.accountId);
  const usual = localeOf(undefined, resume, place).paper;
  return ok({ document: { kind: "resume", resume }, template, paper: paper ?? usual });
}
