import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as account from "../schemas/account.ts";
import * as visit from "../schemas/visit.ts";
import { visitTable } from "../tables/visit-table.ts";

/** The one result that a visitor may have before signing in. */
export const visitRows = {
  startVisit: {
    ...visitTable.startVisit,
    burst: steady,
    summary:
      "Tailor a file (multipart fields `file`, `job_description`) for a visitor; held a day under a signed cookie",
    form: true,
    response: visit.visitAnswerSchema,
    status: 202,
  },
  getVisit: {
    ...visitTable.getVisit,
    summary: "What is held for this visitor",
    response: visit.visitAnswerSchema,
  },
  endVisit: {
    ...visitTable.endVisit,
    burst: steady,
    essential: true,
    summary: "Delete what is held for this visitor",
    response: account.successSchema,
  },
  adoptVisit: {
    ...visitTable.adoptVisit,
    burst: steady,
    summary: "Take what this browser held before the sign-in over into the account; counted now",
    response: visit.adoptedVisitSchema,
  },
} as const satisfies Record<keyof typeof visitTable, Route>;
