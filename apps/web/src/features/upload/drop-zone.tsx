import { FilePicker } from "./file-picker.tsx";
import { say } from "./messages.ts";

export interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether the zone takes the place of a file that was taken away, and with it the focus. */
  readonly returned: boolean;
}

/** The wide zone with its Browse button; the drop itself is taken by the whole window. */
export function DropZone({ onFiles, returned }: DropZoneProps) {
  return (
    <div className="rounded-panel border border-dashed border-line-strong bg-surface px-5 py-6 text-center">
      <svg viewBox="0 0 44 56" className="mx-auto h-12" fill="none" aria-hidden="true">
        <path
          d="M2 2h28l12 12v40H2z"
          className="fill-raised stroke-line-strong"
          strokeWidth="1.5"
        />
        <path d="M30 2v12h12" className="stroke-line-strong" strokeWidth="1.5" />
        <path
          d="M22 42V24m-7 7 7-7 7 7"
          className="stroke-accent"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="mt-4 text-lg font-semibold tracking-tight">{say("upload.zone")}</p>
      <p className="mt-1 text-ink-2">{say("upload.or")}</p>
      <div className="mt-4">
        <FilePicker
          look="primary"
          text={say("upload.browse")}
          returned={returned}
          onFiles={onFiles}
        />
      </div>
      <p className="mt-4 text-sm text-ink-3">{say("upload.rules")}</p>
      <p className="mt-0.5 text-sm text-ink-3">{say("zone.alsoTakes")}</p>
    </div>
  );
}
