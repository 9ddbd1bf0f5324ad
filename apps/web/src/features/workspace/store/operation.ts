import { invertEdit } from "@savile/model";
import type { Edit } from "@savile/model";
import { reversed } from "./decisions.ts";
import type { DecisionChange } from "./decisions.ts";

/**
 * One thing that the person did and the server may not know yet. Decisions that are `apart` are sent after
 * the edits before them were stored: they take the place of words that the person had on the same lines.
 */
export type Operation =
  | { readonly kind: "edit"; readonly edit: Edit }
  | {
      readonly kind: "decide";
      readonly changes: readonly DecisionChange[];
      readonly apart: boolean;
    };

/** What is taken back and made again at once. */
export interface Step {
  readonly operations: readonly Operation[];
  readonly label: string | null;
  /** What took it back, while it is taken back. */
  readonly undoneBy: readonly Operation[];
}

/** The edits among operations, in their order. */
export function editsOf(operations: readonly Operation[]): Edit[] {
  return operations.flatMap((one) => (one.kind === "edit" ? [one.edit] : []));
}

/** The changes of decisions among operations, in their order. */
export function decisionsOf(operations: readonly Operation[]): DecisionChange[] {
  return operations.flatMap((one) => (one.kind === "decide" ? one.changes : []));
}

/** The operations that take `operations` back, made at the time `at` (ISO). */
export function invert(operations: readonly Operation[], at: string): Operation[] {
  return operations
    .toReversed()
    .map((one) =>
      one.kind === "edit"
        ? { kind: "edit", edit: invertEdit(one.edit, at) }
        : { kind: "decide", apart: false, changes: reversed(one.changes) },
    );
}

/** Whether `all` ends with exactly these operations. */
export function endsWith(all: readonly Operation[], last: readonly Operation[]): boolean {
  const from = all.length - last.length;
  return last.length > 0 && from >= 0 && last.every((one, index) => all[from + index] === one);
}

/** How many operations, from the first on, one call can carry: decisions hold before edits there. */
export function batchSize(operations: readonly Operation[]): number {
  const wall = operations.findIndex(
    (one, index) => one.kind === "decide" && one.apart && index > 0,
  );
  return wall < 0 ? operations.length : wall;
}
