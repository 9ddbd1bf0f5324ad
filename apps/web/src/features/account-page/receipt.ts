import type { DeletionReceipt } from "@savile/contracts";

// Kept by this window alone, and only until it is left: the browser remembers nothing of a deleted account.
let shown: DeletionReceipt | null = null;

/** Keeps the receipt of a deletion for the screen that comes next. */
export function showReceipt(receipt: DeletionReceipt): void {
  shown = receipt;
}

/** The receipt of the deletion that has just been made, if any. */
export function shownReceipt(): DeletionReceipt | null {
  return shown;
}
