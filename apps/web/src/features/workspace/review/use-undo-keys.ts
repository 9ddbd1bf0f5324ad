import { useEffect } from "react";
import { useWorkStore } from "../store/context.ts";
import { saveAndTell } from "../store/edit-bar.tsx";
import type { Review } from "./use-review.ts";

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
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
 * Shift+Z makes it again; fields keep their own.
 */
export function useUndoKeys({ undo, redo }: Pick<Review, "undo" | "redo">): void {
  const store = useWorkStore();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const act = actOf(event);
      if (act === null || (act !== "save" && isField(event.target))) return;
      event.preventDefault();
      if (act === "save") void saveAndTell(store);
      else if (act === "undo") undo();
      else redo();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, undo, redo]);
}
