import { createHash } from "node:crypto";
import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { exportDocument } from "@savile/workflow";
import type { ExportedFile, ExportFormat } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { FileAnswer } from "../../http/endpoint.ts";
import { markBlobReady } from "../blobs/repository.ts";
import { loadBlob, storeBlob } from "../blobs/service.ts";
import type { PrintableDocument } from "./find-document.ts";
import * as store from "./repository.ts";

const cacheDays = 7;

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "ids" | "renderer" | "settings">;

/** Hash of everything that the bytes of a file depend on. */
function madeFrom(needs: Needs, document: PrintableDocument): string {
  const { kind, version, template, paper, printedAt } = document;
  const parts = [kind, version, template, paper, printedAt, needs.settings.version];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

async function keep(
  needs: Needs,
  document: PrintableDocument,
  key: store.ExportKey,
  file: ExportedFile,
): Promise<void> {
  const { bytes, fileName, mediaType, readBack } = file;
  const { accountId, sessionId, kind, version } = document;
  const blob = await storeBlob(needs, { accountId, bytes, mediaType, days: cacheDays });
  await needs.database.transaction(async (queries) => {
    await store.saveExport(queries, {
      id: needs.ids.next(),
      accountId,
      sessionId,
      kind,
      version,
      format: key.format,
      madeFrom: key.madeFrom,
      fileName,
      mediaType,
      size: bytes.byteLength,
      sha256: blob.sha256,
      readBack,
      blobKey: blob.key,
      createdAt: needs.clock.now(),
    });
    await markBlobReady(queries, blob.key);
  });
}

/** A document as a file: the one that was made before, or a new one after it was read back. */
export async function handOut(
  needs: Needs,
  document: PrintableDocument,
  format: ExportFormat,
): Promise<Result<FileAnswer, ErrorCode>> {
  const { sessionId, kind, template, paper } = document;
  const key = { sessionId, kind, format, madeFrom: madeFrom(needs, document) };
  const known = await store.findExport(needs.database.query, key);
  const bytes = known === null ? null : await loadBlob(needs, known.blobKey);
  if (known !== null && bytes !== null) {
    return ok({ bytes, mediaType: known.mediaType, fileName: known.fileName });
  }
  const made = await exportDocument(
    { document: document.document, template, paper, format, createdAt: document.printedAt },
    needs.renderer,
  );
  if (!made.ok) {
    return err(made.error.code === "unreadable" ? "export_unreadable" : "render_failed");
  }
  await keep(needs, document, key, made.value);
  return ok(made.value);
}
