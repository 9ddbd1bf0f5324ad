import type { Session } from "@savile/contracts";
import { api } from "../../../../lib/api.ts";

/** Makes a version the present one; refused when the session is no longer as it was seen. */
export function restoreVersion(of: {
  readonly id: string;
  readonly number: number;
  readonly baseVersion: number;
}): Promise<Session> {
  const params = { id: of.id, n: String(of.number) };
  return api.call("restoreVersion", { params, body: { base_version: of.baseVersion } });
}
