const whenQuietMs = 4_000;

async function loadAll(): Promise<void> {
  await Promise.all([
    import("./conflict-note.tsx"),
    import("./trouble-note.tsx"),
    import("./leave-editing.ts"),
    import("../../../ui/ask-dialog.tsx"),
  ]);
}

/** Loads what is needed when the line is gone, while it is there. */
export function loadAhead(): void {
  // Where that fails, it is tried again when it is needed.
  setTimeout(() => void loadAll().catch(() => undefined), whenQuietMs);
}
