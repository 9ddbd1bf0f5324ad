import type { Session } from "@savile/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { readAccount, subscribeToAccount } from "../../../lib/account-store.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { answerGap } from "../api/answer-gap.ts";
import { saveWork } from "../api/save-work.ts";
import { failureKindOf } from "./save-failure.ts";
import type { WorkPorts } from "./work-ports.ts";

const never = new Promise<never>(() => undefined);

/** Holds the name of this window while it lives; the browser lets go of it when the window is gone. */
function nameWindow(session: string): Pick<WorkPorts, "window" | "openWindows"> {
  const prefix = `work ${session} `;
  const window = crypto.randomUUID();
  // Older browsers tell nothing of other windows: what they left behind waits for a visit that can tell.
  const { locks } = navigator;
  if (locks === undefined)
    return { window, openWindows: async () => await Promise.resolve(new Set<string>()) };
  void locks.request(prefix + window, async () => await never);
  return {
    window,
    openWindows: async () => {
      const { held = [] } = await locks.query();
      const names = held.map((lock) => lock.name ?? "").filter((name) => name.startsWith(prefix));
      return new Set(names.map((name) => name.slice(prefix.length)));
    },
  };
}

function otherWindows(session: string): Pick<WorkPorts, "tell" | "onTold"> {
  const channel = new BroadcastChannel(`work ${session}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin takes none
    tell: (version) => channel.postMessage(version),
    onTold: (listener) => {
      const onMessage = (event: MessageEvent<unknown>): void => {
        if (typeof event.data === "number") listener(event.data);
      };
      channel.addEventListener("message", onMessage);
      return () => {
        channel.removeEventListener("message", onMessage);
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
    ...nameWindow(id),
    ...otherWindows(id),
    onHope,
  };
}
