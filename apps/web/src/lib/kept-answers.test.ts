import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetAccount, keepAccount } from "./account-store.ts";
import { dropKept, findKept, keepAnswer } from "./kept-answers.ts";

function urlOf(key: string | { readonly url: string }): string {
  return typeof key === "string" ? new URL(key, "http://savile.test").href : key.url;
}

/** The cache of a browser as far as it is used, in memory; happy-dom has none. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: async (key: string) => held.get(urlOf(key))?.clone(),
      put: async (key: string, response: Response) => void held.set(urlOf(key), response),
      delete: async (key: string | { readonly url: string }) => held.delete(urlOf(key)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}

const session = (id: string) => `/api/v1/generate/sessions/${id}`;
const pages = `${session("s1")}/preview/resume?format=pages&drawings=true`;
const get: RequestInit = { method: "GET" };

function signIn(id: string): void {
  const flags = { is_premium: false, email_verified: true, is_active: true, is_admin: false };
  const user = { id, email: `${id}@example.org`, ...flags };
  keepAccount({ user, access_token: `a.${id}`, refresh_token: `r.${id}` });
}

async function textOf(path: string, init = get): Promise<string | undefined> {
  return await (await findKept(path, init))?.text();
}

beforeEach(() => {
  vi.stubGlobal("caches", memoryCaches());
  // Else a toast would be shown, and stand in the way of other tests.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  localStorage.clear();
  signIn("one");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("finds what was kept for the account, by its whole address", async () => {
  await keepAnswer(session("s1"), { title: "Mine" });
  await keepAnswer(pages, { pages: [] });
  expect(await textOf(session("s1"))).toBe('{"title":"Mine"}');
  expect(await textOf(pages)).toBe('{"pages":[]}');
  expect(await textOf(session("s2"))).toBeUndefined();
});

it("is there for reading alone, and not for what was given up", async () => {
  await keepAnswer(session("s1"), {});
  expect(await textOf(session("s1"), { method: "DELETE" })).toBeUndefined();
  expect(await textOf(session("s1"), { ...get, signal: AbortSignal.abort() })).toBeUndefined();
  await keepAnswer("/api/v1/user/me", {});
  expect(await textOf("/api/v1/user/me")).toBeUndefined();
});

it("survives a sign-in that ended by itself, for the same account", async () => {
  await keepAnswer(session("s1"), { title: "Mine" });
  forgetAccount("expired");
  expect(await textOf(session("s1"))).toBeUndefined();
  signIn("one");
  expect(await textOf(session("s1"))).toBe('{"title":"Mine"}');
});

it.each(["chosen", "deleted"] as const)("is gone after the sign-in ended: %s", async (reason) => {
  await keepAnswer(session("s1"), { title: "Mine" });
  forgetAccount(reason);
  signIn("one");
  expect(await textOf(session("s1"))).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

it("is never shown to another account, and gone once that one is signed in", async () => {
  await keepAnswer(session("s1"), { title: "Mine" });
  forgetAccount("expired");
  signIn("two");
  expect(await textOf(session("s1"))).toBeUndefined();
  signIn("one");
  expect(await textOf(session("s1"))).toBeUndefined();
});

it("keeps nothing that comes after the sign-out", async () => {
  const keeping = keepAnswer(session("s1"), { title: "Mine" });
  forgetAccount("chosen");
  await keeping;
  signIn("one");
  expect(await textOf(session("s1"))).toBeUndefined();
  forgetAccount("chosen");
  await keepAnswer(session("s1"), {});
  expect(await caches.keys()).toEqual([]);
});

it("forgets a session that was deleted, and no other", async () => {
  for (const id of ["s1", "s2"]) await keepAnswer(session(id), { id });
  await keepAnswer(pages, {});
  await dropKept("s1");
  expect(await textOf(session("s1"))).toBeUndefined();
  expect(await textOf(pages)).toBeUndefined();
  expect(await textOf(session("s2"))).toBeDefined();
});

it("keeps the three sessions that were open last", async () => {
  for (const id of ["s1", "s2", "s3", "s1", "s4"]) await keepAnswer(session(id), { id });
  await keepAnswer(pages, {});
  expect(await textOf(session("s2"))).toBeUndefined();
  for (const id of ["s1", "s3", "s4"]) expect(await textOf(session(id))).toBeDefined();
});
