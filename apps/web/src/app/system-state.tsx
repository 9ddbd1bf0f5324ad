import { clsx } from "clsx";
import { useEffect, useSyncExternalStore } from "react";
import { areCallsFailing, onCall } from "../lib/call-outcomes.ts";
import { useHealth } from "../lib/use-health.ts";
import { useOnline } from "../lib/use-online.ts";
import { watchHealth } from "../lib/watch-health.ts";
import { say } from "./messages.ts";

type SystemWord = "online" | "degraded" | "unreachable" | "noLine";

/** The one word on the system; `null` while nothing is known. */
function useSystemWord(): SystemWord | null {
  const known = useHealth();
  const online = useOnline();
  const failing = useSyncExternalStore(onCall, areCallsFailing);
  useEffect(() => watchHealth(), []);
  if (!online) return "noLine";
  if (known.state === "unknown") return null;
  if (known.state === "unreachable") return "unreachable";
  return known.health.status === "ok" && !failing ? "online" : "degraded";
}

/** Whether the system works, as its own word and the calls of this window have it. */
export function SystemState() {
  const word = useSystemWord();
  if (word === null) return null;
  return (
    <p className="hidden items-center gap-2 text-sm text-ink-3 sm:flex">
      <span
        className={clsx("size-2 rounded-full", word === "online" ? "bg-add" : "bg-warn")}
        aria-hidden="true"
      />
      {say(`app.${word}`)}
    </p>
  );
}
