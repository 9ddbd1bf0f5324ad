import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as account from "../schemas/account.ts";
import { accountTable } from "../tables/account-table.ts";

/** Sign-in and the account itself. */
export const accountRows = {
  csrfToken: {
    ...accountTable.csrfToken,
    summary: "A token for X-CSRF-Token, bound to the sign-in session of the bearer",
    response: account.csrfSchema,
  },
  requestCode: {
    ...accountTable.requestCode,
    burst: steady,
    essential: true,
    summary: "Send a sign-in code; in instant mode the answer carries the tokens",
    body: account.requestCodeBodySchema,
    response: account.codeOrAuthSchema,
  },
  verifyCode: {
    ...accountTable.verifyCode,
    burst: steady,
    essential: true,
    summary: "Sign in with the code of an e-mail",
    body: account.verifyCodeBodySchema,
    response: account.authSchema,
  },
  verifyLink: {
    ...accountTable.verifyLink,
    burst: steady,
    essential: true,
    summary: "Sign in with the link of an e-mail",
    body: account.verifyLinkBodySchema,
    response: account.authSchema,
  },
  refresh: {
    ...accountTable.refresh,
    burst: steady,
    essential: true,
    summary: "Exchange a refresh token for a new pair",
    body: account.refreshBodySchema,
    response: account.authSchema,
  },
  logout: {
    ...accountTable.logout,
    burst: steady,
    essential: true,
    summary: "End this sign-in session",
    response: account.successSchema,
  },
  me: {
    ...accountTable.me,
    summary: "The signed-in account",
    response: account.userSchema,
  },
} as const satisfies Record<keyof typeof accountTable, Route>;
