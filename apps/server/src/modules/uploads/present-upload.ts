import type { Upload } from "@savile/contracts";
import { correctionsOf } from "./repository.ts";
import type { ReadUpload } from "./service.ts";

/** An upload as the wire shows it. */
export function presentUpload({ row, extraction, reading }: ReadUpload): Upload {
  return {
    upload_id: row.id,
    file_name: row.fileName,
    size: row.size,
    created_at: row.createdAt.toISOString(),
    revision: row.revision,
    corrections: correctionsOf(row),
    extraction,
    reading,
  };
}
