import { Suspense, useEffect } from "react";
import { closeLayer, openLayer, useLayer } from "../lib/layers.ts";
import type { Layer } from "../lib/layers.ts";
import { part } from "../ui/part.tsx";

const Palette = part(async () => (await import("../features/palette/palette.tsx")).Palette, {
  look: "layer",
});
const ShortcutSheet = part(
  async () => (await import("../features/palette/shortcut-sheet.tsx")).ShortcutSheet,
  { look: "layer" },
);

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Ctrl or ⌘ with K asks for the palette, "?" for the sheet of shortcuts, but never while something is typed. */
function layerOf(event: KeyboardEvent): Layer | null {
  const held = event.ctrlKey || event.metaKey;
  if (event.altKey || (held && event.shiftKey)) return null;
  if (held) return event.key.toLowerCase() === "k" ? "palette" : null;
  if (event.key !== "?" || isTyping(event)) return null;
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isCovered ? null : "shortcuts";
}

function useLayerKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const asked = layerOf(event);
      if (asked === null) return;
      event.preventDefault();
      openLayer(asked);
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
