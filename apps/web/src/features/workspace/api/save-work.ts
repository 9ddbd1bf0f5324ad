import { wireOfEdit } from "@savile/contracts/client";
import { api } from "../../../lib/api.ts";
import type { SaveAnswer, SaveRequest } from "../store/work-ports.ts";
import { wireOfDecisions } from "./wire-of-decisions.ts";

/** Browsers send no more than 64 KB once the page is gone. */
const mostLastBytes = 60_000;

/** Stores edits and decisions; answers the session after them, and which edits were left out. */
export async function saveWork(id: string, request: SaveRequest): Promise<SaveAnswer> {
  const { version, edits, decisions, last } = request;
  const body = {
    base_version: version,
    edits: edits.map(wireOfEdit),
    ...(decisions === null ? {} : { decisions: wireOfDecisions(decisions) }),
  };
  const isShort = last && JSON.stringify(body).length * 2 < mostLastBytes;
  return await api.call("saveEdits", { params: { id }, body }, { keepalive: isShort });
}
