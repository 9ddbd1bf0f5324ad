import { useEffect } from "react";
import type { Review } from "./use-review.ts";

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Ctrl or ⌘ with Z takes the last decision back, with Y or Shift+Z makes it again; fields keep their own. */
export function useUndoKeys({ undo, redo }: Pick<Review, "undo" | "redo">): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "y" || (key === "z" && event.shiftKey)) redo();
      else if (key === "z") undo();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}
