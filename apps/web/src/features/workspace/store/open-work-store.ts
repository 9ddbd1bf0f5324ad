import type { QueryClient } from "@tanstack/react-query";
import { readAccount } from "../../../lib/account-store.ts";
import { keepUnsavedWork } from "../../../lib/unsaved-work.ts";
import { commitOpenField } from "../field/open-field.ts";
import { browserPorts } from "./browser-ports.ts";
import { createWorkStore } from "./create-work-store.ts";
import type { FinishedSession } from "./create-work-store.ts";
import type { WorkStore } from "./work-state.ts";

/** The stores of this window: they go on storing, and keep what can be undone, on other screens too. */
const stores = new Map<string, WorkStore>();
let owner: string | null = null;
let isListening = false;

function isOpen(store: WorkStore): boolean {
  const { pending, deciding, save } = store.get();
  return pending.length > 0 || deciding || save.kind === "conflict";
}

function closeAll(): void {
  for (const store of stores.values()) store.close();
  stores.clear();
}

async function saveAll(): Promise<boolean> {
  commitOpenField();
  const saved = await Promise.all([...stores.values()].map(async (store) => await store.saveNow()));
  return saved.every(Boolean);
}

function flushAll(): void {
  commitOpenField();
  for (const store of stores.values()) store.flush();
}

function guard(event: BeforeUnloadEvent): void {
  commitOpenField();
  if ([...stores.values()].some(isOpen)) event.preventDefault();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("beforeunload", guard);
  window.addEventListener("pagehide", flushAll);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flushAll();
  });
  keepUnsavedWork({ save: saveAll, drop: closeAll });
}

/** The store of a session: the one that this window has already, or a new one. */
export function openWorkStore(session: FinishedSession, client: QueryClient): WorkStore {
  const account = readAccount()?.user.id ?? null;
  if (owner !== account) closeAll();
  listen();
  owner = account;
  const known = stores.get(session.session_id);
  if (known !== undefined) return known;
  const store = createWorkStore(browserPorts(session.session_id, client), session);
  stores.set(session.session_id, store);
  return store;
}
