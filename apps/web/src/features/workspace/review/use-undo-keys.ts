import { useEffect } from "react";
import { useWorkStore } from "../store/context.ts";
import { saveAndTell } from "../store/edit-bar.tsx";
import type { Review } from "./use-review.ts";

/** Fields in which nothing is typed: these keys mean nothing to them. */
const untyped = '[type="checkbox"], [type="radio"], [type="range"], [type="file"]';

/** Whether the keys of undoing belong to where they are pressed: to a text, or to a dialog over the page. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"][data-state], [role="alertdialog"]') !== null) return true;
  return target.isContentEditable || target.matches(`input:not(${untyped}), textarea`);
}

/** What a combination of keys asks for. */
function actOf(event: KeyboardEvent): "save" | "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "s" && !event.shiftKey) return "save";
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : null;
}

/**
 * Ctrl or ⌘ with S stores everything, wherever the focus is. With Z it takes the last step back, with Y or
 * Shift+Z makes it again; texts keep their own, and what lies under a dialog stays as it is.
 */
export function useUndoKeys({ undo, redo }: Pick<Review, "undo" | "redo">): void {
  const store = useWorkStore();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const act = actOf(event);
      if (act === null || (act !== "save" && hasOwnUndo(event.target))) return;
      event.preventDefault();
      if (act === "save") void saveAndTell(store);
      else if (act === "undo") undo();
      else redo();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, undo, redo]);
}
