import type { Session } from "@savile/contracts";
import { readAccount } from "./account-store.ts";
import { api } from "./api.ts";

let early: { readonly id: string; readonly session: Promise<Session> } | null = null;

/** Asks for the session that the address names before the scripts of its screen have come. */
export function askEarly(path: string): void {
  const id = /^\/s\/([\w-]{1,64})$/.exec(path)?.[1];
  if (id === undefined || readAccount() === null) return;
  early = { id, session: api.call("getSession", { params: { id } }) };
  // Who takes it hears of a failure; nobody may.
  early.session.catch(() => undefined);
}

/** What was asked for early, once; `null` for anything else. */
export function takeEarly(id: string): Promise<Session> | null {
  const taken = early?.id === id ? early.session : null;
  early = null;
  return taken;
}
