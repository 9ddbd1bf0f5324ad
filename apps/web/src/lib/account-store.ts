import type { Auth, User } from "@savile/contracts";
import { useSyncExternalStore } from "react";
import { clearDrafts } from "./clear-drafts.ts";

/** The signed-in account as this browser keeps it. */
export interface SignedIn {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const keys = { user: "user", access: "access_token", refresh: "refresh_token" } as const;
const listeners = new Set<() => void>();
let snapshot: { readonly raw: string; readonly value: SignedIn | null } | undefined;
let expired = false;

function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("id" in value) || typeof value.id !== "string") return null;
    if (!("email" in value) || typeof value.email !== "string") return null;
    const flag = (name: string, fallback: boolean): boolean =>
      name in value
        ? Object.entries(value).some((pair) => pair[0] === name && pair[1] === true)
        : fallback;
    return {
      id: value.id,
      email: value.email,
      is_premium: flag("is_premium", false),
      email_verified: flag("email_verified", false),
      is_active: flag("is_active", true),
      is_admin: flag("is_admin", false),
    };
  } catch {
    return null;
  }
}

/** Reads the kept sign-in; the same object as long as nothing changed. */
export function readAccount(): SignedIn | null {
  const accessToken = localStorage.getItem(keys.access);
  const refreshToken = localStorage.getItem(keys.refresh);
  const text = localStorage.getItem(keys.user);
  if (accessToken === null || refreshToken === null || text === null) {
    snapshot = undefined;
    return null;
  }
  const raw = `${accessToken}\n${refreshToken}\n${text}`;
  if (snapshot?.raw !== raw) {
    const user = parseUser(text);
    snapshot = { raw, value: user === null ? null : { user, accessToken, refreshToken } };
  }
  return snapshot.value;
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

/** Keeps a new pair of tokens and the account. Drafts of another account do not survive it. */
export function keepAccount(auth: Auth): void {
  const owner = localStorage.getItem("draft_owner");
  if (owner !== null && owner !== auth.user.id) clearDrafts();
  localStorage.setItem("draft_owner", auth.user.id);
  localStorage.setItem(keys.access, auth.access_token);
  localStorage.setItem(keys.refresh, auth.refresh_token);
  localStorage.setItem(keys.user, JSON.stringify(auth.user));
  expired = false;
  announceChange();
}

/** Keeps what the server knows of the signed-in account now. */
export function keepUser(user: User): void {
  if (readAccount() === null) return;
  localStorage.setItem(keys.user, JSON.stringify(user));
  announceChange();
}

/** Removes what this browser keeps under the id of an account: which of its tips were seen. */
function forgetMarks(accountId: string): void {
  for (const name of Object.keys(localStorage)) {
    if (name.endsWith(accountId)) localStorage.removeItem(name);
  }
}

/**
 * Forgets the sign-in. A chosen sign-out also forgets the drafts, a deleted account everything that names it;
 * an expired sign-in keeps the drafts for the same account.
 */
export function forgetAccount(reason: "chosen" | "deleted" | "expired"): void {
  const id = readAccount()?.user.id;
  if (reason === "deleted" && id !== undefined) forgetMarks(id);
  if (reason !== "expired") {
    clearDrafts();
    // Before the tokens: other tabs tell by it that the person chose to go.
    localStorage.removeItem("draft_owner");
  }
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  expired = reason === "expired";
  announceChange();
}

/** Id of the account whose drafts this browser keeps, also while nobody is signed in. */
export function draftOwner(): string | null {
  return localStorage.getItem("draft_owner");
}

/** True after the sign-in ended by itself, here or in another tab, until the next sign-in. */
export function hasExpired(): boolean {
  return expired || (readAccount() === null && draftOwner() !== null);
}

/** Calls `listener` on every change, those of other tabs included; returns the way to stop. */
export function subscribeToAccount(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === keys.access) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The signed-in account, or `null`. */
export function useAccount(): SignedIn | null {
  return useSyncExternalStore(subscribeToAccount, readAccount);
}
