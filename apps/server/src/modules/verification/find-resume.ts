import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Extraction, Result } from "@savile/model";
import { readFile } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { findUploadWithSource } from "../uploads/repository.ts";

export interface FindResumeInput {
  readonly signedIn: SignedIn;
  readonly uploadId: string | undefined;
  readonly text: string | undefined;
  readonly today: string;
  readonly signal: AbortSignal;
}

/** Whether who asks may read what the account holds: a key only with the scope for it. */
function mayRead({ key }: SignedIn): boolean {
  return key === undefined || key.scopes.includes("read");
}

/** The resume that a question is about: an upload of the account, or a text that is read and not kept. */
export async function findResume(
  needs: Pick<Dependencies, "database" | "extractor">,
  { signedIn, uploadId, text, today, signal }: FindResumeInput,
): Promise<Result<Extraction, ErrorCode>> {
  if ((uploadId === undefined) === (text === undefined)) return err("validation");
  if (uploadId !== undefined) {
    if (!mayRead(signedIn)) return err("key_scope");
    const upload = await findUploadWithSource(needs.database.query, signedIn.account.id, uploadId);
    return upload === null ? err("upload_not_found") : ok(upload.extraction);
  }
  const bytes = Buffer.from(text ?? "");
  const read = await readFile({ bytes, today, name: "resume.txt", signal }, needs.extractor);
  if (read.ok) return read;
  return err(
    read.error.code === "empty" || read.error.code === "no_text" ? "validation" : "too_complex",
  );
}
