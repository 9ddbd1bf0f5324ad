import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as posting from "../schemas/posting.ts";
import { postingTable } from "../tables/posting-table.ts";

/** Ways to a posting's text other than pasting it. */
export const postingRows = {
  readPostingAddress: {
    ...postingTable.readPostingAddress,
    rate: { count: 60, seconds: 60 * 60 },
    burst: steady,
    essential: true,
    summary: "Read a posting by the address of its page on a known job board; nothing is stored",
    body: posting.postingAddressBodySchema,
    response: posting.foundPostingSchema,
  },
  readPostingSource: {
    ...postingTable.readPostingSource,
    burst: steady,
    bodyLimit: 1_048_576,
    essential: true,
    summary:
      "Read a posting out of the source of a page (JSON-LD `JobPosting` first) or out of JSON; nothing is stored",
    body: posting.postingSourceBodySchema,
    response: posting.readPostingSourceSchema,
  },
} as const satisfies Record<keyof typeof postingTable, Route>;
