import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Sign-in and the account itself. */
export const accountTable = {
  csrfToken: {
    method: "GET",
    path: `${api}/auth/csrf-token`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  requestCode: {
    method: "POST",
    path: `${api}/auth/request-code`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  verifyCode: {
    method: "POST",
    path: `${api}/auth/verify-code`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  verifyLink: {
    method: "POST",
    path: `${api}/auth/verify-link`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  refresh: {
    method: "POST",
    path: `${api}/auth/refresh`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  logout: {
    method: "POST",
    path: `${api}/auth/logout`,
    access: "account",
    csrf: false,
    timeoutMs: wait,
  },
  me: {
    ...read,
    path: `${api}/auth/me`,
  },
} as const satisfies Record<string, RouteFacts>;
