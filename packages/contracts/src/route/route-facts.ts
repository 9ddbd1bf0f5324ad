export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: nobody signed in, the owner of an access token, or an administrator with one. */
export type Access = "anyone" | "account" | "admin";

/**
 * What a caller must know of a call: where, how, and for how long. `csrf` demands `X-CSRF-Token`;
 * `timeoutMs` is how long a client waits. What a visitor holds is read by the calls marked `visitor`.
 */
export interface RouteFacts {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  readonly timeoutMs: number;
  readonly visitor?: true;
}

/** Prefix of every call but the health. */
export const api = "/api/v1";
/** How long a client waits unless a row says otherwise, in milliseconds. */
export const wait = 90_000;
/** A call that reads something of the signed-in account. */
export const read = { method: "GET", access: "account", csrf: false, timeoutMs: wait } as const;
