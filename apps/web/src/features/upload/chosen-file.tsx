import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { formatSize } from "../../lib/format.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { FilePicker } from "./file-picker.tsx";
import { tell } from "./sending-messages.ts";
import { Sending } from "./sending.tsx";
import type { UploadControls, UploadState } from "./use-upload.ts";

function FileHead({ file }: { readonly file: File }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileText className="size-8 shrink-0 text-ink-3" strokeWidth={1.4} aria-hidden="true" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{file.name}</p>
        <p className="text-sm text-ink-3 tabular">{formatSize(file.size)}</p>
      </div>
    </div>
  );
}

function Faults({ title, errors }: { readonly title: string; readonly errors: readonly string[] }) {
  return (
    <div className="mt-5 rounded-control border border-danger/60 p-4 text-sm">
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

type Chosen = Exclude<UploadState, { step: "empty" }>;

export interface ChosenFileProps extends Pick<UploadControls, "choose" | "remove" | "send"> {
  readonly state: Chosen;
}

function Standing({ state }: { readonly state: Chosen }) {
  if (state.step === "invalid") {
    return <Faults title={tell("upload.failedTitle")} errors={state.errors} />;
  }
  if (state.step === "failed")
    return <Faults title={tell("failed.title")} errors={[state.error]} />;
  return state.step === "sending" ? <Sending {...state} /> : null;
}

/** The buttons of a step, the one that leads on first; it takes the focus of the one that went away. */
function Ways({ state, choose, remove, send }: ChosenFileProps) {
  const { step } = state;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => focusIfLost(next.current), []);
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {step === "chosen" || step === "failed" ? (
        <Button ref={next} look="primary" onClick={send}>
          {step === "chosen" ? tell("upload.submit") : t("app.retry")}
        </Button>
      ) : null}
      {step === "invalid" || step === "failed" ? (
        <FilePicker
          look={step === "invalid" ? "primary" : "secondary"}
          text={tell("failed.another")}
          {...(step === "invalid" ? { button: next } : {})}
          onFiles={choose}
        />
      ) : null}
      <Button {...(step === "sending" ? { ref: next } : {})} onClick={remove}>
        {step === "sending" ? tell("upload.cancel") : tell("upload.remove")}
      </Button>
    </div>
  );
}

/** The file that was chosen, with what can be done with it now. */
export function ChosenFile(props: ChosenFileProps) {
  const { state } = props;
  return (
    <div className="rise rounded-panel border border-line bg-surface p-4 md:p-5">
      <FileHead file={state.file} />
      <Standing state={state} />
      <Ways key={state.step} {...props} />
    </div>
  );
}
