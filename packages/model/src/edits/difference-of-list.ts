import { putBehind } from "./apply-list-edit.ts";
import { longestRun } from "./longest-run.ts";

/** A step from one list to another: what goes, what comes, and what changes its place. */
export type ListStep =
  | { readonly kind: "remove" | "insert"; readonly id: string; readonly after: string | null }
  | {
      readonly kind: "move";
      readonly id: string;
      readonly from: string | null;
      readonly after: string | null;
    };

function itself(id: string): string {
  return id;
}

function neighbour(ids: readonly string[], place: number): string | null {
  return ids[place - 1] ?? null;
}

/** The moves that bring `ids` into the order of `wanted`, which holds the same ids; as few as can be. */
export function movesBetween(ids: readonly string[], wanted: readonly string[]): ListStep[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const staying = longestRun(wanted.map((id) => places.get(id) ?? 0));
  const moves: ListStep[] = [];
  let current = [...ids];
  wanted.forEach((id, place) => {
    if (staying.has(place)) return;
    const at = current.indexOf(id);
    const after = neighbour(wanted, place);
    moves.push({ kind: "move", id, from: neighbour(current, at), after });
    current = putBehind(current.toSpliced(at, 1), id, after, itself);
  });
  return moves;
}

/** The steps from the list `base` to the list `shown`: removals, then moves, then new ones, in that order. */
export function stepsBetween(base: readonly string[], shown: readonly string[]): ListStep[] {
  const [was, is] = [new Set(base), new Set(shown)];
  const steps: ListStep[] = [];
  const left = [...base];
  for (const id of base) {
    if (is.has(id)) continue;
    const at = left.indexOf(id);
    steps.push({ kind: "remove", id, after: neighbour(left, at) });
    left.splice(at, 1);
  }
  const wanted = shown.filter((id) => was.has(id));
  steps.push(...movesBetween(left, wanted));
  shown.forEach((id, place) => {
    if (!was.has(id)) steps.push({ kind: "insert", id, after: neighbour(shown, place) });
  });
  return steps;
}
