import type { Upload } from "@savile/contracts";
import type { Correction } from "@savile/model";
import { api } from "../../../lib/api.ts";

/** Replaces the corrections of an upload; refused with `conflict` where another revision is stored. */
export async function correctUpload(
  id: string,
  baseRevision: number,
  corrections: readonly Correction[],
): Promise<Upload> {
  const body = { base_revision: baseRevision, corrections: [...corrections] };
  return await api.call("correctUpload", { params: { id }, body });
}
