import { wireOfEdit } from "@savile/contracts/client";
import { api } from "../../../lib/api.ts";
import type { Drawn, DrawRequest } from "../live/live-pages.ts";
import { wireOfDecisions } from "./wire-of-decisions.ts";

/** Lays out what is not stored yet, and reviews it where that is asked for; nothing is kept or charged. */
export async function draftPreview(
  id: string,
  request: DrawRequest,
  signal: AbortSignal,
): Promise<Drawn> {
  const { version, edits, decisions, have, review, kind } = request;
  return await api.call(
    "draftPreview",
    {
      params: { id, type: kind },
      body: {
        base_version: version,
        edits: edits.map(wireOfEdit),
        have: [...have],
        review,
        ...(decisions === null ? {} : { decisions: wireOfDecisions(decisions) }),
      },
    },
    { signal },
  );
}
