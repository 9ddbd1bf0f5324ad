import { useState } from "react";
import type { ReactNode } from "react";
import { useWindowDrop } from "../../lib/use-window-drop.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FilePicker } from "./file-picker.tsx";
import { FromElsewhere } from "./from-elsewhere.tsx";
import { say } from "./messages.ts";
import { PasteBox } from "./paste-box.tsx";
import { useUpload } from "./use-upload.ts";

function DropOverlay() {
  return (
    <div className="appear pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-desk/90 p-6">
      <div className="paper flex aspect-[8.5/11] h-[min(70vh,480px)] items-center justify-center rounded-sheet border-2 border-dashed border-accent p-8 text-center text-lg font-semibold shadow-sheet">
        {say("upload.overlay")}
      </div>
    </div>
  );
}

export interface ResumeChoiceProps {
  /** The resume that is there already, given the way to another one; `null` where there is none. */
  readonly shown: ((another: ReactNode) => ReactNode) | null;
  /** Hears of the upload as soon as the file was read. */
  readonly onUploaded: (uploadId: string) => void;
}

/** The resume of an application: one that is there, or a file dropped, chosen or pasted. */
export function ResumeChoice({ shown, onUploaded }: ResumeChoiceProps) {
  const { state, choose, remove, send } = useUpload(onUploaded);
  // A pasted resume outlives the try to send it.
  const [pasted, setPasted] = useState("");
  const over = useWindowDrop(choose, state.step !== "sending");
  return (
    <>
      {state.step === "empty" ? null : (
        <ChosenFile state={state} choose={choose} remove={remove} send={send} />
      )}
      {state.step === "empty" && shown !== null
        ? shown(
            <FilePicker
              look="secondary"
              size="small"
              text={say("upload.another")}
              onFiles={choose}
              returned={state.returned}
            />,
          )
        : null}
      {state.step === "empty" && shown === null ? (
        <>
          <DropZone onFiles={choose} returned={state.returned} />
          <PasteBox text={pasted} onText={setPasted} onFile={(file) => choose([file])} />
          <FromElsewhere />
        </>
      ) : null}
      {over ? <DropOverlay /> : null}
    </>
  );
}
