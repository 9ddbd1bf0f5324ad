import { useRef, useState } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { scriptAhead } from "../../lib/load-parts.ts";
import type { ScanPage } from "../../lib/read-upload-stream.ts";

/** The way of one file; each state holds only what it needs. */
export type UploadState =
  | { readonly step: "empty"; readonly returned: boolean }
  | { readonly step: "invalid"; readonly file: File; readonly errors: readonly string[] }
  /** The file may be sound: it could not be sent or read this time. */
  | { readonly step: "failed"; readonly file: File; readonly error: string }
  /** It waits for the person, who had to sign in anew. */
  | { readonly step: "chosen"; readonly file: File }
  | {
      readonly step: "sending";
      readonly file: File;
      readonly share: number;
      readonly scan?: ScanPage;
    };

export interface UploadControls {
  readonly state: UploadState;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly send: () => void;
}

// A file is chosen after the first look.
const fetchSend = scriptAhead(async () => (await import("./send-resume.ts")).sendResume);

/** Checks a file as soon as it is chosen, sends it, and tells the id that it was given. */
export function useUpload(onDone: (uploadId: string) => void): UploadControls {
  const [state, setState] = useState<UploadState>({ step: "empty", returned: false });
  const running = useRef<AbortController | null>(null);

  async function run(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const sendResume = await fetchSend();
      if (!signal.aborted) await sendResume(files, { signal, onState: setState, onDone });
    } catch (error) {
      if (!signal.aborted) setState({ step: "failed", file, error: sentenceOf(error) });
    }
  }

  function remove(): void {
    running.current?.abort();
    setState({ step: "empty", returned: true });
  }

  function send(): void {
    if (state.step === "chosen" || state.step === "failed") void run([state.file]);
  }

  return { state, choose: (files) => void run(files), remove, send };
}
