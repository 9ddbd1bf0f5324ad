import { readAccount } from "./account-store.ts";
import { keptCache } from "./clear-drafts.ts";
import { createTranslator } from "./texts/messages.ts";
import { showToast } from "./show-toast.ts";

const t = createTranslator({
  text: "We can't reach the server. This is your browser's copy; what you write is kept.",
});

/** Sessions of which this browser keeps the documents; the one that was open longest ago goes first. */
const mostSessions = 3;

/** Whose documents a key of the cache belongs to, and which session. */
const sessionOf = /\/kept\/[^/]+\/api\/v1\/generate\/sessions\/[^/?]+/;

/** Where an answer is kept: under the account that it was given to. `null` where nobody is signed in. */
function keyOf(path: string): string | null {
  const id = readAccount()?.user.id;
  return id === undefined || !("caches" in window) ? null : `/kept/${id}${path}`;
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const newestFirst = keys.toReversed().map(({ url }) => sessionOf.exec(url)?.[0] ?? "");
  const old = new Set([...new Set(newestFirst)].slice(mostSessions));
  for (const key of keys) {
    if (old.has(sessionOf.exec(key.url)?.[0] ?? "")) await cache.delete(key);
  }
}

/** Keeps what the server answered, for the account that is signed in and for nobody else. */
export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  const key = keyOf(path);
  if (key === null) return;
  try {
    const cache = await caches.open(keptCache);
    // The newest stands last.
    await cache.delete(key);
    const headers = { "content-type": "application/json" };
    await cache.put(key, new Response(JSON.stringify(answer), { headers }));
    await dropOldest(cache);
    // Somebody signed out meanwhile: nothing may come back after that.
    if (keyOf(path) !== key) await caches.delete(keptCache);
  } catch {
    // A full or refused storage costs the copy, never the page.
  }
}

/** Forgets the documents of a session that was deleted. */
export async function dropKept(session: string): Promise<void> {
  if (!("caches" in window) || !(await caches.has(keptCache))) return;
  const cache = await caches.open(keptCache);
  for (const key of await cache.keys()) {
    if (sessionOf.exec(key.url)?.[0].endsWith(`/${session}`) === true) await cache.delete(key);
  }
}

/** What is kept: sessions, and the pages of their documents. */
const kept = /^\/api\/v1\/generate\/sessions\/[^/?]+(?:\/preview\/[^/?]+)?(?=$|\?)/;
let isTold = false;

/** Says that a copy is shown. Where the browser knows that it is offline, a bar over the page says so. */
function tell(): void {
  if (isTold || !navigator.onLine) return;
  isTold = true;
  showToast({ text: t("text"), onGone: () => (isTold = false) });
}

/**
 * What was kept for the account that is signed in, for a call that did not reach the server; `undefined`
 * where nothing was.
 */
export async function findKept(path: string, init: RequestInit): Promise<Response | undefined> {
  const key = keyOf(path);
  if (init.method !== "GET" || init.signal?.aborted === true || !kept.test(path)) return undefined;
  if (key === null || !(await caches.has(keptCache))) return undefined;
  const found = await (await caches.open(keptCache)).match(key);
  if (found === undefined || keyOf(path) !== key) return undefined;
  tell();
  return found;
}
