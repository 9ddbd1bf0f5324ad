import { api, read, steady, wait } from "../route-facts.ts";
import type { RouteFacts } from "../route-facts.ts";

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
    essential: true,
    burst: steady,
  },
  verifyCode: {
    method: "POST",
    path: `${api}/auth/verify-code`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    essential: true,
    burst: steady,
  },
  verifyLink: {
    method: "POST",
    path: `${api}/auth/verify-link`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    essential: true,
    burst: steady,
  },
  refresh: {
    method: "POST",
    path: `${api}/auth/refresh`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    essential: true,
    burst: steady,
  },
  logout: {
    method: "POST",
    path: `${api}/auth/logout`,
    access: "account",
    csrf: false,
    timeoutMs: wait,
    essential: true,
    burst: steady,
  },
  me: {
    ...read,
    path: `${api}/auth/me`,
  },
} as const satisfies Record<string, RouteFacts>;
