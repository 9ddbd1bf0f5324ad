import { Redo2, Save, Undo2 } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { showToast } from "../../../lib/show-toast.ts";
import { commitOpenField } from "../field/open-field.ts";
import { useWorkState, useWorkStore } from "./context.ts";
import { say } from "./messages.ts";
import { stepBack, stepForward } from "./step-back.ts";
import type { WorkStore } from "./work-state.ts";

/** Stores everything because the person asked for it, and says how it went. */
export async function saveAndTell(store: WorkStore): Promise<boolean> {
  commitOpenField();
  const isSaved = await store.saveNow();
  const { kind } = store.get().save;
  if (isSaved) showToast({ text: say("save.done") });
  else if (kind === "local") showToast({ text: say("save.local") });
  else if (kind === "conflict") showToast({ text: say("save.conflict") });
  else if (kind === "failed") showToast({ text: say("save.failed") });
  return isSaved;
}

/** One step back and forward, over edits and decisions. */
export function UndoRedo() {
  const store = useWorkStore();
  const canUndo = useWorkState((state) => state.canUndo);
  const canRedo = useWorkState((state) => state.canRedo);
  return (
    <>
      <IconButton label={say("save.undo")} disabled={!canUndo} onClick={() => stepBack(store)}>
        <Undo2 className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={say("save.redo")} disabled={!canRedo} onClick={() => stepForward(store)}>
        <Redo2 className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Stores at once what waits. */
export function SaveNow() {
  const store = useWorkStore();
  const kind = useWorkState(({ save }) => save.kind);
  return (
    <IconButton
      label={say("save.now")}
      disabled={kind === "saved" || kind === "saving" || kind === "conflict"}
      onClick={() => void saveAndTell(store)}
    >
      <Save className="size-4" aria-hidden="true" />
    </IconButton>
  );
}
