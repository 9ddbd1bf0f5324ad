export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: nobody signed in, the owner of an access token, or an administrator with one. */
export type Access = "anyone" | "account" | "admin";

/**
 * What a caller must know of a call: where, how, and for how long. `csrf` demands `X-CSRF-Token`;
 * `timeoutMs` is how long a client waits; `bodyLimit` in bytes.
 */
export interface RouteFacts {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  readonly timeoutMs: number;
  readonly bodyLimit?: number;
  /** How often one account may call, counted by the service across all of its processes. */
  readonly rate?: { readonly count: number; readonly seconds: number };
  /**
   * How often one account, or one network where nobody is signed in, may call; counted by each process in its
   * memory. Every call that changes or works something out has this or `rate`.
   */
  readonly burst?: { readonly count: number; readonly seconds: number };
  /** Only for an account whose address was proven, where sign-in goes by code. */
  readonly verified?: boolean;
  /** Goes on where the disk is full: it gets people in and out, frees space, or stores nothing. */
  readonly essential?: boolean;
}

/** Prefix of every call but the health. */
export const api = "/api/v1";
/** Calls that a person makes while typing. */
export const often = { count: 600, seconds: 60 } as const;
/** Calls that a person makes with a click. */
export const steady = { count: 120, seconds: 60 } as const;
/** How long a client waits unless a row says otherwise, in milliseconds. */
export const wait = 90_000;
/** A call that reads something of the signed-in account. */
export const read = { method: "GET", access: "account", csrf: false, timeoutMs: wait } as const;
