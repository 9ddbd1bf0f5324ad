import { announce } from "../../../lib/announce.ts";
import { commitOpenField } from "../field/open-field.ts";
import { t } from "../work/messages.ts";
import type { WorkStore } from "./work-state.ts";

/**
 * Takes the last step back and says so. What is being typed is kept first: it is the last step, also where
 * the field is left for the button of this very moment.
 */
export function stepBack(store: Pick<WorkStore, "get" | "undo">): void {
  commitOpenField();
  if (!store.get().canUndo) return;
  store.undo();
  announce(t("review.undone"));
}

/** Makes the step again that was taken back last, and says so; a text that is new ends what can be made again. */
export function stepForward(store: Pick<WorkStore, "get" | "redo">): void {
  commitOpenField();
  if (!store.get().canRedo) return;
  store.redo();
  announce(t("review.redone"));
}
