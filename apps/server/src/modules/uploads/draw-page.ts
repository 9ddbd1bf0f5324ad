import { extname } from "node:path/posix";
import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { loadBlob } from "../blobs/service.ts";
import { findUpload } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "logger" | "pictures">;

/** Wide enough to be read on a sharp screen: about 150 dots an inch on Letter. */
const pictureWidth = 1240;

export interface DrawPageInput {
  readonly accountId: string;
  readonly uploadId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly signal: AbortSignal;
}

/** Files whose pages can be shown as they are. */
const drawn: ReadonlySet<string> = new Set([".pdf", ".jpg", ".jpeg", ".png"]);

/** A page of an uploaded PDF, or a photo, as WebP; `not_found` where there is no such page, or the original is deleted. */
export async function drawPage(
  needs: Needs,
  input: DrawPageInput,
): Promise<Result<Uint8Array, ErrorCode>> {
  const row = await findUpload(needs.database.query, input.accountId, input.uploadId);
  if (row === null) return err("upload_not_found");
  if (row.blobKey === null || !drawn.has(extname(row.fileName).toLowerCase())) {
    return err("not_found");
  }
  const bytes = await loadBlob(needs, row.blobKey);
  if (!bytes.ok) return err(bytes.error === "gone" ? "not_found" : bytes.error);
  const page = await needs.pictures.picture(bytes.value, input.page, pictureWidth, input.signal);
  if (page.ok) return ok(page.value);
  return err(page.error.code === "timeout" ? "unavailable" : "not_found");
}
