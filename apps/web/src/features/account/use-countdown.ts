import { useEffect, useState } from "react";

const everyMs = 250;

/** Whole seconds left until `until` (milliseconds since 1970), counted down; 0 when it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
