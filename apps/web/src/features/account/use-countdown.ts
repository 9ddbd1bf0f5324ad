import { useEffect, useState } from "react";

/** Whole seconds left until `until` (milliseconds since 1970), counted down; 0 when it has passed. */
export function useCountdown(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
