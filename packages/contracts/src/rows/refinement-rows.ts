import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as account from "../schemas/account.ts";
import * as generation from "../schemas/generation.ts";
import * as refinement from "../schemas/refinement.ts";
import { refinementTable } from "../tables/refinement-table.ts";

/** Instructions for finished documents. */
export const refinementRows = {
  refine: {
    ...refinementTable.refine,
    rate: { count: 30, seconds: 60 },
    burst: steady,
    summary: "Carry out an instruction; what it proposes waits for the person",
    params: generation.idParamsSchema,
    body: refinement.refineBodySchema,
    response: refinement.refineResponseSchema,
  },
  listRefinements: {
    ...refinementTable.listRefinements,
    summary: "The instructions of a session with their outcome, and suggested ones",
    params: generation.idParamsSchema,
    response: refinement.refinementListSchema,
  },
  refinementEvents: {
    ...refinementTable.refinementEvents,
    summary: "Proposals of an instruction as server-sent events, as they come",
    params: refinement.refinementParamsSchema,
    response: "events",
  },
  cancelRefinement: {
    ...refinementTable.cancelRefinement,
    burst: steady,
    essential: true,
    summary: "Cancel an instruction that is being carried out; it is not counted",
    params: refinement.refinementParamsSchema,
    response: account.successSchema,
  },
  undoRefinement: {
    ...refinementTable.undoRefinement,
    burst: steady,
    summary: "Take an instruction back: the documents are as they were without it",
    params: refinement.refinementParamsSchema,
    body: refinement.undoRefinementBodySchema,
    response: generation.sessionSchema,
  },
} as const satisfies Record<keyof typeof refinementTable, Route>;
