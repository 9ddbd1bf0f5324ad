import type { Session } from "@savile/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { readAccount, subscribeToAccount } from "../../../lib/account-store.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { makeKey } from "../../../lib/make-key.ts";
import { answerGap } from "../api/answer-gap.ts";
import { saveWork } from "../api/save-work.ts";
import { failureKindOf } from "./save-failure.ts";
import type { WorkPorts } from "./work-ports.ts";

const whoIsThere = "?";
const answersWithinMs = 400;

/** The windows that answer; for browsers, and plain http, that tell of no locks. */
async function askWindows(channel: BroadcastChannel): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const stop = new AbortController();
  const onName = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === "string" && data !== whoIsThere) names.add(data);
  };
  channel.addEventListener("message", onName, { signal: stop.signal });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin takes none
  channel.postMessage(whoIsThere);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, answersWithinMs);
  });
  stop.abort();
  return names;
}

/** Windows by the locks that they hold; the browser lets go of one when its window is gone. */
async function windowsWithLocks(locks: LockManager, prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = await locks.query();
  const names = held.map((lock) => lock.name ?? "").filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}

type WindowPorts = Pick<WorkPorts, "window" | "openWindows" | "tell" | "onTold">;

/** This window among those of the session: named as long as its store is open. */
export function joinWindows(session: string): WindowPorts {
  const prefix = `work ${session} `;
  const window = makeKey();
  const channel = new BroadcastChannel(`work ${session}`);
  const stop = new AbortController();
  const left = new Promise<void>((resolve) => {
    stop.signal.addEventListener("abort", () => resolve());
  });
  // Only secure pages have locks, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  void locks?.request(prefix + window, async () => await left);
  const answer = ({ data }: MessageEvent<unknown>): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin takes none
    if (data === whoIsThere) channel.postMessage(window);
  };
  channel.addEventListener("message", answer, { signal: stop.signal });
  return {
    window,
    openWindows: async () =>
      await (locks === undefined ? askWindows(channel) : windowsWithLocks(locks, prefix)),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin takes none
    tell: (version) => channel.postMessage(version),
    onTold: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === "number") listener(data);
      };
      channel.addEventListener("message", onMessage, { signal: stop.signal });
      return () => {
        stop.abort();
        channel.close();
      };
    },
  };
}

function onHope(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener("online", listener, { signal });
  window.addEventListener("focus", listener, { signal });
  document.addEventListener("visibilitychange", listener, { signal });
  signal.addEventListener("abort", subscribeToAccount(listener));
  return () => stop.abort();
}

/** The surroundings of the store in this browser. */
export function browserPorts(id: string, client: QueryClient): WorkPorts {
  const { queryKey } = sessionQuery(id);
  return {
    send: async (request) => await saveWork(id, request),
    answer: async (version, answer) => await answerGap(id, version, answer),
    reload: async () => await client.fetchQuery({ ...sessionQuery(id), staleTime: 0 }),
    failureKind: failureKindOf,
    onSession: (next) => {
      client.setQueryData(queryKey, (known: Session | undefined) =>
        known !== undefined && known.version > next.version ? known : next,
      );
    },
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    storage: localStorage,
    account: () => readAccount()?.user.id ?? null,
    ...joinWindows(id),
    onHope,
  };
}
