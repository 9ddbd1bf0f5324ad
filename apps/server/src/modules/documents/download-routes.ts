import { routes } from "@savile/contracts";
import { exportFileName } from "@savile/documents";
import { documentKinds, fileFormats } from "@savile/model";
import type { DocumentKind, FileFormat, TailoredDocument } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { fileEndpoint } from "../../http/endpoint.ts";
import type { FileAnswer } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { checkTemplate } from "../entitlement/locks.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { templateNamed } from "../generation-sessions/template-named.ts";
import { refuseTemplate } from "../billing/upgrade-offer.ts";
import { currentContentPdf } from "./current-content.ts";
import { asZip, handOut } from "./downloads.ts";
import type { Owner } from "./downloads.ts";
import { findDocuments } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";
import { namedJob } from "./named-job.ts";
import { orThrow } from "./or-throw.ts";

function formatNamed(name: string): FileFormat {
  const format = fileFormats.find((known) => known === name);
  if (format === undefined) throw new Refusal("format_unknown");
  return format;
}

function only(both: readonly PrintableDocument[], kind: DocumentKind | "all") {
  const documents = both.filter((document) => kind === "all" || document.kind === kind);
  if (documents.length === 0) throw new Refusal("not_ready");
  return documents.toSorted(
    (a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind),
  );
}

/** The archive is named after the job, as the resume in it is. */
async function zipOf(needs: Dependencies, documents: readonly PrintableDocument[]) {
  const [document] = documents;
  const name = document === undefined ? "" : personOf(document.document);
  const job = document === undefined ? {} : await namedJob(needs, document);
  return {
    fileName: exportFileName({ name, kind: "resume", job, format: "zip" }),
    printedAt: Math.max(...documents.map(({ printedAt }) => printedAt)),
  };
}

function personOf(document: TailoredDocument): string {
  return document.kind === "resume" ? document.resume.name : document.letter.name;
}

/** The calls that hand files out; each counts as one download. */
export function downloadEndpoints(needs: Dependencies) {
  async function ownerOf({ account }: SignedIn): Promise<Owner> {
    const entitlement = await entitlementOf(needs.database.query, account, needs.clock.now());
    return { accountId: account.id, entitlement };
  }
  return {
    download: fileEndpoint(
      routes.download,
      async ({ params, query, signedIn }): Promise<FileAnswer> => {
        const format = formatNamed(params.format);
        const both = orRefuse(await findDocuments(needs, signedIn.account.id, params.id));
        const documents = only(both, query.document_type ?? "all");
        const embedResume = query.embed_resume === "true" && format === "pdf";
        const withProof = query.proof_table === "true";
        const wanted = { documents, formats: [format], embedResume, withProof };
        const files = orThrow(await handOut(needs, await ownerOf(signedIn), both, wanted));
        const [file] = files;
        return files.length === 1 && file !== undefined
          ? file
          : asZip(files, await zipOf(needs, documents));
      },
    ),
    downloadBatch: fileEndpoint(routes.downloadBatch, async ({ params, query, signedIn }) => {
      const owner = await ownerOf(signedIn);
      const both = orRefuse(await findDocuments(needs, signedIn.account.id, params.id));
      const documents = only(both, "all");
      const { formats } = owner.entitlement;
      const withProof = query.proof_table === "true";
      const wanted = { documents, formats, embedResume: false, withProof };
      const files = orThrow(await handOut(needs, owner, both, wanted));
      return asZip(files, await zipOf(needs, documents));
    }),
    downloadCurrent: fileEndpoint(routes.downloadCurrent, async ({ params, body, signedIn }) => {
      const template = templateNamed(body.template ?? "modern");
      if (template === null) throw new Refusal("template_unknown");
      const both = orRefuse(await findDocuments(needs, signedIn.account.id, params.id));
      const [stored] = only(both, body.document_type);
      if (stored === undefined) throw new Refusal("not_ready");
      const owner = await ownerOf(signedIn);
      if (!checkTemplate(owner.entitlement, template).ok) {
        throw refuseTemplate(template, owner.entitlement);
      }
      const current = { markdown: body.current_content, template };
      return orThrow(await currentContentPdf(needs, owner, both, stored, current));
    }),
  };
}
