import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { say } from "./messages.ts";

/** The specification's target for a switch. */
const slowFromMs = 5_000;
const tickMs = 100;

/** Milliseconds since a moment of `performance.now()`, told ten times a second. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}

/** How long a switch took: green under five seconds, amber from there on. */
export function ElapsedBadge({ ms }: { readonly ms: number }) {
  const slow = ms >= slowFromMs;
  return (
    <span
      data-elapsed={slow ? "slow" : "quick"}
      className={clsx(
        "rounded-mark border px-1.5 text-xs/5 font-medium whitespace-nowrap tabular",
        slow ? "border-warn/60 text-warn" : "border-add/50 text-add",
      )}
    >
      {ms < 1_000
        ? say("look.elapsed", { n: Math.round(ms) })
        : say("look.seconds", { n: (ms / 1_000).toFixed(1) })}
    </span>
  );
}

/** The badge while the switch runs. */
export function RunningBadge({ since }: { readonly since: number }) {
  return <ElapsedBadge ms={useElapsed(since)} />;
}
