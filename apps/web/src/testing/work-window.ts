import { createWorkStore } from "../features/workspace/store/create-work-store.ts";
import type { WorkPorts } from "../features/workspace/store/work-ports.ts";
import type { WorkStore } from "../features/workspace/store/work-state.ts";
import type { FakeClock } from "./fake-clock.ts";
import { ServerFault } from "./work-server.ts";
import type { WorkServer } from "./work-server.ts";

/** What the windows of one browser share. */
export interface FakeBrowser {
  readonly clock: FakeClock;
  readonly stored: Map<string, string>;
  /** Who is signed in. */
  account: string | null;
  /** Whether storage throws, as a full one does. */
  isFull: boolean;
  readonly open: Set<string>;
  readonly listeners: Set<{ readonly window: string; readonly told: (version: number) => void }>;
  readonly hopes: Set<() => void>;
  opened: number;
  /** Whether no call reaches the server. */
  isOffline: boolean;
}

export function fakeBrowser(clock: FakeClock): FakeBrowser {
  return {
    clock,
    stored: new Map(),
    account: "acc1",
    isFull: false,
    open: new Set(),
    listeners: new Set(),
    hopes: new Set(),
    opened: 0,
    isOffline: false,
  };
}

/** A window on the workspace. */
export interface WorkWindow {
  readonly store: WorkStore;
  readonly ports: WorkPorts;
  /** The window is gone from one moment to the next; what is on its way may still arrive. */
  readonly crash: () => void;
  /** Most calls that were on their way at once. */
  readonly mostAtOnce: () => number;
}

/** Opens a window of a browser on the session of a server; `slow` is how long calls take (ms). */
export function openWindow(browser: FakeBrowser, server: WorkServer, slow = 0): WorkWindow {
  const { clock } = browser;
  browser.opened += 1;
  const window = `w${browser.opened}`;
  let alive = true;
  let calls = 0;
  let mostCalls = 0;
  const wait = async (ms: number): Promise<void> => {
    if (ms > 0) await new Promise<void>((resolve) => clock.after(ms, resolve));
    // A window that is gone never hears the answer.
    if (!alive) await new Promise<never>(() => undefined);
  };
  async function call<T>(work: () => T): Promise<T> {
    calls += 1;
    mostCalls = Math.max(mostCalls, calls);
    try {
      await wait(slow / 2);
      if (browser.isOffline) throw new ServerFault("transient");
      if (browser.account === null) throw new ServerFault("signed_out");
      const answer = work();
      await wait(slow / 2);
      return answer;
    } finally {
      calls -= 1;
    }
  }
  const ports: WorkPorts = {
    send: async (request) => await call(() => server.save(request)),
    answer: async (version) =>
      await call(() => server.save({ version, edits: [], decisions: null, last: false }).session),
    reload: async () => await call(() => server.session()),
    failureKind: (error) => (error instanceof ServerFault ? error.kind : "transient"),
    onSession: () => undefined,
    now: clock.now,
    after: (ms, run) => clock.after(ms, () => (alive ? run() : undefined)),
    storage: {
      getItem: (key) => browser.stored.get(key) ?? null,
      setItem: (key, text) => {
        if (browser.isFull) throw new Error("full");
        if (alive) browser.stored.set(key, text);
      },
      removeItem: (key) => {
        if (alive) browser.stored.delete(key);
      },
    },
    account: () => browser.account,
    window,
    openWindows: async () => await Promise.resolve(browser.open),
    tell: (version) => {
      for (const one of browser.listeners) if (one.window !== window) one.told(version);
    },
    onTold: (told) => {
      const listener = { window, told };
      browser.listeners.add(listener);
      return () => browser.listeners.delete(listener);
    },
    onHope: (listener) => {
      browser.hopes.add(listener);
      return () => browser.hopes.delete(listener);
    },
  };
  browser.open.add(window);
  const store = createWorkStore(ports, server.session());
  return {
    store,
    ports,
    mostAtOnce: () => mostCalls,
    crash: () => {
      alive = false;
      store.close();
      browser.open.delete(window);
    },
  };
}
