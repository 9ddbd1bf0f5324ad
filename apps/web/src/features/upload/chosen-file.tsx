import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { formatSize } from "../../lib/format.ts";
import { t } from "../../messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { GoOn } from "./go-on.tsx";
import { say } from "./messages.ts";
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

function Faults({ errors }: { readonly errors: readonly string[] }) {
  return (
    <div className="mt-5 rounded-control border border-danger/60 p-4 text-sm">
      <p className="font-semibold text-danger">{t("upload.failedTitle")}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </div>
  );
}

// The bytes are the first nine tenths of the bar; the last tenth belongs to the reading.
const sendingPart = 90;

const longMs = 3000;

/** Whether the server has been reading for longer than a file with text takes. */
function useLongReading(reading: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!reading) return undefined;
    const timer = setTimeout(() => {
      setLong(true);
      announce(say("wait.scan"));
    }, longMs);
    return () => clearTimeout(timer);
  }, [reading]);
  return reading && long;
}

function Sending({ share }: { readonly share: number }) {
  const long = useLongReading(share >= 1);
  const text = share < 1 ? t("upload.sending") : long ? say("wait.scan") : t("upload.reading");
  return (
    <div className="mt-5">
      <ProgressBar label={t("upload.progress")} value={share * sendingPart} text={text} />
      <p className="mt-2 text-sm text-ink-2">{text}</p>
    </div>
  );
}

export interface ChosenFileProps extends Pick<UploadControls, "remove" | "send"> {
  readonly state: Exclude<UploadState, { step: "empty" }>;
}

/** The file that was chosen, with what can be done with it now. */
export function ChosenFile({ state, remove, send }: ChosenFileProps) {
  return (
    <div className="rise rounded-panel border border-line bg-surface p-5 md:p-6">
      <FileHead file={state.file} />
      {state.step === "invalid" ? <Faults errors={state.errors} /> : null}
      {state.step === "sending" ? <Sending share={state.share} /> : null}
      {state.step === "done" ? <GoOn uploadId={state.uploadId} /> : null}
      {state.step === "done" ? null : (
        <div className="mt-6 flex flex-wrap gap-2">
          {state.step === "chosen" ? (
            <Button look="primary" onClick={send}>
              {t("upload.submit")}
            </Button>
          ) : null}
          <Button onClick={remove}>
            {state.step === "sending" ? t("upload.cancel") : t("upload.remove")}
          </Button>
        </div>
      )}
    </div>
  );
}
