import { ScreenHead } from "../../ui/screen.tsx";
import { StepRail } from "../../ui/step-rail.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FromElsewhere } from "./from-elsewhere.tsx";
import { TakenNote } from "./taken-note.tsx";
import { PasteBox } from "./paste-box.tsx";
import { useUpload } from "./use-upload.ts";
import { useWindowDrop } from "../../lib/use-window-drop.ts";
import { say } from "./messages.ts";

function DropOverlay() {
  return (
    <div className="appear pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-desk/90 p-6">
      <div className="paper flex aspect-[8.5/11] h-[min(70vh,480px)] items-center justify-center rounded-sheet border-2 border-dashed border-accent p-8 text-center text-lg font-semibold shadow-sheet">
        {say("upload.overlay")}
      </div>
    </div>
  );
}

/** First step: the resume as a file. */
export function UploadScreen() {
  const upload = useUpload();
  const { state } = upload;
  const over = useWindowDrop(upload.choose, state.step !== "sending" && state.step !== "done");
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 py-8 md:px-6 md:py-12">
      <StepRail current="upload" />
      <ScreenHead title={say("upload.title")} lead={say("upload.lead")} />
      <TakenNote />
      <div className="mt-6">
        {state.step === "empty" ? (
          <>
            <DropZone onFiles={upload.choose} returned={state.returned} />
            <PasteBox onFile={(file) => upload.choose([file])} />
            <FromElsewhere />
          </>
        ) : (
          <ChosenFile
            state={state}
            choose={upload.choose}
            remove={upload.remove}
            send={upload.send}
          />
        )}
      </div>
      {over ? <DropOverlay /> : null}
    </div>
  );
}
