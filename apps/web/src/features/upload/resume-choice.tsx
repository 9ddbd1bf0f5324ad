import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useWindowDrop } from "../../lib/use-window-drop.ts";
import { Loading } from "../../ui/loading.tsx";
import { part } from "../../ui/part.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FilePicker } from "./file-picker.tsx";
import { Folded } from "./folded.tsx";
import { say } from "./messages.ts";
import { useUpload } from "./use-upload.ts";

// There is no file before the first look.
const ChosenFile = part(async () => (await import("./chosen-file.tsx")).ChosenFile);
const DropOverlay = part(async () => (await import("./drop-overlay.tsx")).DropOverlay, {
  look: "layer",
});
// They are folded away at first.
const PasteForm = part(async () => (await import("./paste-form.tsx")).PasteForm);
const ElsewhereHelp = part(async () => (await import("./elsewhere-help.tsx")).ElsewhereHelp);

/** Its place while it comes. */
function Placeholder() {
  return (
    <Loading className="block">
      <span className="block h-40 rounded-panel skeleton" />
    </Loading>
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
  const over = useWindowDrop(choose, state.step !== "sending");
  // A pasted resume outlives the try to send it.
  const [pasted, setPasted] = useState("");
  useEffect(() => void ChosenFile.preload(), []);
  return (
    <>
      {state.step === "empty" ? null : (
        <Suspense fallback={<Placeholder />}>
          <ChosenFile state={state} choose={choose} remove={remove} send={send} />
        </Suspense>
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
          <Folded title={say("upload.pasteOpen")}>
            <PasteForm text={pasted} onText={setPasted} onFile={(file) => choose([file])} />
          </Folded>
          <Folded title={say("elsewhere.open")}>
            <ElsewhereHelp />
          </Folded>
        </>
      ) : null}
      {over ? (
        <Suspense fallback={null}>
          <DropOverlay />
        </Suspense>
      ) : null}
    </>
  );
}
