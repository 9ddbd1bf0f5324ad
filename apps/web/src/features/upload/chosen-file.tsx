import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatSize } from "../../lib/format.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { FilePicker } from "./file-picker.tsx";
import { GoOn } from "./go-on.tsx";
import { say } from "./messages.ts";
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
    return <Faults title={say("upload.failedTitle")} errors={state.errors} />;
  }
  if (state.step === "failed") return <Faults title={say("failed.title")} errors={[state.error]} />;
  if (state.step === "sending") return <Sending {...state} />;
  return state.step === "done" ? <GoOn uploadId={state.uploadId} /> : null;
}

/** The buttons of a step, the one that leads on first; it takes the focus of the one that went away. */
function Ways({ state, choose, remove, send }: ChosenFileProps) {
  const { step } = state;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {step === "chosen" || step === "failed" ? (
        <Button ref={next} look="primary" onClick={send}>
          {step === "chosen" ? say("upload.submit") : t("app.retry")}
        </Button>
      ) : null}
      {step === "invalid" || step === "failed" ? (
        <FilePicker
          look={step === "invalid" ? "primary" : "secondary"}
          text={say("failed.another")}
          {...(step === "invalid" ? { button: next } : {})}
          onFiles={choose}
        />
      ) : null}
      <Button {...(step === "sending" ? { ref: next } : {})} onClick={remove}>
        {step === "sending" ? say("upload.cancel") : say("upload.remove")}
      </Button>
    </div>
  );
}

/** The file that was chosen, with what can be done with it now. */
export function ChosenFile(props: ChosenFileProps) {
  const { state } = props;
  return (
    <div className="rise rounded-panel border border-line bg-surface p-5 md:p-6">
      <FileHead file={state.file} />
      <Standing state={state} />
      {state.step === "done" ? null : <Ways key={state.step} {...props} />}
    </div>
  );
}
