import { announce } from "../../../lib/announce.ts";
import { showToast } from "../../../lib/show-toast.ts";
import type { EditActions } from "./edit-actions.ts";
import { focusLater } from "./focus-later.ts";
import { say } from "./messages.ts";

/** A line or entry that is to be taken out; `back` finds its field once it is there again. */
export interface Removal {
  readonly list: string;
  readonly id: string;
  readonly label: string;
  readonly back: string;
}

/** Takes a line or entry out, says so, and offers the way back; nothing where it was gone already. */
export function removeWithUndo(actions: EditActions, removal: Removal): void {
  const { list, id, label, back } = removal;
  const putBack = actions.remove(list, id);
  if (putBack === null) return;
  const text = say("made.removed", { label });
  announce(text);
  showToast({
    text,
    action: {
      label: say("made.undo"),
      run: () => {
        putBack();
        announce(say("made.back", { label }));
        focusLater(back);
      },
    },
  });
}
