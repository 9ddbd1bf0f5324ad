import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as verification from "../schemas/verification.ts";
import { verificationTable } from "../tables/verification-table.ts";

/** A resume of 60,000 characters beside 200 claims. */
const bodyLimit = 1_048_576;

/** Questions about any text: nothing is stored. */
export const verificationRows = {
  verifyClaims: {
    ...verificationTable.verifyClaims,
    burst: steady,
    essential: true,
    bodyLimit,
    summary: "Check lines of any text against a resume; each verdict has its reasons and the words",
    body: verification.verifyClaimsBodySchema,
    response: verification.verifiedClaimsSchema,
  },
  proofread: {
    ...verificationTable.proofread,
    burst: steady,
    essential: true,
    bodyLimit,
    summary: "Check whether sentences are whole",
    body: verification.proofreadBodySchema,
    response: verification.proofreadSchema,
  },
  matchPosting: {
    ...verificationTable.matchPosting,
    burst: steady,
    essential: true,
    summary: "Hold what a job description asks for against a resume",
    body: verification.matchPostingBodySchema,
    response: verification.matchedPostingSchema,
  },
} as const satisfies Record<keyof typeof verificationTable, Route>;
