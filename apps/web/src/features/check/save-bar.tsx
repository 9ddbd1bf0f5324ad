import { assertNever } from "@savile/model";
import { Redo2, Undo2 } from "lucide-react";
import { announce } from "../../lib/announce.ts";
import { IconButton } from "../../ui/button.tsx";
import type { CorrectionSnapshot, CorrectionStore } from "./correction-store.ts";
import { say } from "./messages.ts";

/** Where the corrections are, in words. */
export function saveText({ save, count }: Pick<CorrectionSnapshot, "save" | "count">): string {
  switch (save.kind) {
    case "saved":
      if (count === 0) return say("save.none");
      return count === 1 ? say("save.saved.one") : say("save.saved.many", { n: count });
    case "waiting":
      return count === 1 ? say("save.waiting.one") : say("save.waiting.many", { n: count });
    case "saving":
      return say("save.saving");
    case "local":
      return say("save.local");
    default:
      return assertNever(save);
  }
}

export interface SaveBarProps {
  readonly state: CorrectionSnapshot;
  readonly store: Pick<CorrectionStore, "undo" | "redo">;
}

/** The state of saving, and the way back. */
export function SaveBar({ state, store }: SaveBarProps) {
  function undo(): void {
    store.undo();
    announce(say("save.undone"));
  }
  function redo(): void {
    store.redo();
    announce(say("save.redone"));
  }
  return (
    <div className="mb-4 flex min-h-9 items-center justify-between gap-3">
      <output className={state.save.kind === "local" ? "text-sm text-warn" : "text-sm text-ink-3"}>
        {saveText(state)}
      </output>
      <div className="flex shrink-0">
        <IconButton label={say("save.undo")} disabled={!state.canUndo} onClick={undo}>
          <Undo2 className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={say("save.redo")} disabled={!state.canRedo} onClick={redo}>
          <Redo2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
