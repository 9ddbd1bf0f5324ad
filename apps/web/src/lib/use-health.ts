import type { Health } from "@savile/contracts";
import { useEffect, useState } from "react";
import { api } from "./api.ts";

/** What is known of the service: nothing yet, its own word, or that it does not answer. */
export type KnownHealth =
  | { readonly state: "unknown" }
  | { readonly state: "answered"; readonly health: Health }
  | { readonly state: "unreachable" };

const everyMs = 60_000;
let asked: { readonly at: number; readonly answer: Promise<KnownHealth> } | undefined;

async function ask(): Promise<KnownHealth> {
  try {
    return { state: "answered", health: await api.call("health", {}) };
  } catch {
    return { state: "unreachable" };
  }
}

// Plain state and not a query: the sign-in screen does without the query library.
function askOnce(): Promise<KnownHealth> {
  if (asked === undefined || Date.now() - asked.at > everyMs / 2) {
    asked = { at: Date.now(), answer: ask() };
  }
  return asked.answer;
}

/** State of the service and its sign-in mode, asked again every minute. */
export function useHealth(): KnownHealth {
  const [known, setKnown] = useState<KnownHealth>({ state: "unknown" });
  useEffect(() => {
    let mounted = true;
    const update = async (): Promise<void> => {
      const answer = await askOnce();
      if (mounted) setKnown(answer);
    };
    void update();
    const timer = setInterval(() => void update(), everyMs);
    return () => {
      mounted = false;
      clearInterval(timer);
    };
  }, []);
  return known;
}
