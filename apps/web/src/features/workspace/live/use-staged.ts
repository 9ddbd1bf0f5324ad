import type { Page } from "@savile/model";
import { useEffect, useState } from "react";

/**
 * The next pages to show on the way to `wanted`: one that differs is taken over, the page that is looked at
 * before the others; new ones behind them come at once. The same list as `wanted` once nothing is left.
 */
export function nextStage(
  shown: readonly Page[],
  wanted: readonly Page[],
  looked: number,
): readonly Page[] {
  const differing = wanted.flatMap((page, index) => (page === shown[index] ? [] : [index]));
  const known = differing.filter((index) => index < shown.length);
  if (shown.length > wanted.length || differing.length <= 1 || known.length === 0) return wanted;
  const first = known.includes(looked) ? looked : known[0];
  const next = shown.map((page, index) => (index === first ? (wanted[index] ?? page) : page));
  return [...next, ...wanted.slice(shown.length)];
}

/**
 * Pages one at a time: what is looked at first and at once, each further one in a frame of its own, so that no
 * frame paints more than one. `looked` is the index of the page that is looked at.
 */
export function useStaged(wanted: readonly Page[], looked: number): readonly Page[] {
  const [stage, setStage] = useState({ wanted, shown: wanted });
  if (stage.wanted !== wanted) {
    setStage({ wanted, shown: nextStage(stage.shown, wanted, looked) });
  }
  useEffect(() => {
    if (stage.shown === stage.wanted) return undefined;
    const frame = requestAnimationFrame(() =>
      setStage((last) => ({ ...last, shown: nextStage(last.shown, last.wanted, looked) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage, looked]);
  return stage.shown;
}
