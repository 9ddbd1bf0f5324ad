import { lazy, Suspense, useEffect } from "react";
import { closeLayer, openLayer, useLayer } from "../lib/layers.ts";

const Palette = lazy(async () => {
  const module = await import("../features/palette/palette.tsx");
  return { default: module.Palette };
});
const ShortcutSheet = lazy(async () => {
  const module = await import("../features/palette/shortcut-sheet.tsx");
  return { default: module.ShortcutSheet };
});

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Ctrl or ⌘ with K opens the palette, "?" the sheet of shortcuts, but never while something is typed. */
function useLayerKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const held = event.ctrlKey || event.metaKey;
      if (held && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        openLayer("palette");
      } else if (event.key === "?" && !held && !event.altKey && !isTyping(event)) {
        if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) {
          openLayer("shortcuts");
        }
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** What lies over every screen when a key asks for it; loaded then. */
export function Layers() {
  const layer = useLayer();
  useLayerKeys();
  return (
    <Suspense fallback={null}>
      {layer === "palette" ? <Palette onClose={closeLayer} /> : null}
      {layer === "shortcuts" ? <ShortcutSheet onClose={closeLayer} /> : null}
    </Suspense>
  );
}
