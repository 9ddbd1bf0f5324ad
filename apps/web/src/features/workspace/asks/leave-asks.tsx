import { useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { leaveAsks, leftReasons } from "../work/left-asks.ts";
import type { LeftReason } from "../work/left-asks.ts";
import { say } from "./messages.ts";

/** The button that was pressed goes away with the questions: the focus goes on to what stood below them. */
export function focusPages(): void {
  document.getElementById("pages")?.focus({ preventScroll: true });
}

/** The way to leave the questions unanswered, with the reason. */
export function LeaveAsks({ sessionId }: { readonly sessionId: string }) {
  const [asking, setAsking] = useState(false);
  function leave(reason: LeftReason): void {
    leaveAsks(sessionId, reason);
    announce(say("asks.left"));
    showToast({
      text: say("asks.left"),
      action: { label: say("asks.undo"), run: () => leaveAsks(sessionId, null) },
    });
    focusPages();
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        look="quiet"
        aria-expanded={asking}
        onClick={() => setAsking((before) => !before)}
      >
        {say("asks.leave")}
      </Button>
      {asking
        ? leftReasons.map((reason) => (
            <Button key={reason} size="small" onClick={() => leave(reason)}>
              {say(`asks.why.${reason}`)}
            </Button>
          ))
        : null}
    </div>
  );
}
