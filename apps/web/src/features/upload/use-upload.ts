import { useCallback, useRef, useState } from "react";
import { readAccount } from "../../lib/account-store.ts";
import { announce } from "../../lib/announce.ts";
import { ApiError, sentenceOf } from "../../lib/api-error.ts";
import type { ScanPage } from "../../lib/read-upload-stream.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import { validateFile, withType } from "../../lib/resume-file.ts";
import { giveTaken } from "./give-taken.ts";
import { say } from "./messages.ts";

/** The way of one file; each state holds only what it needs. */
export type UploadState =
  | { readonly step: "empty"; readonly returned: boolean }
  | { readonly step: "invalid"; readonly file: File; readonly errors: readonly string[] }
  /** The file may be sound: it could not be sent or read this time. */
  | { readonly step: "failed"; readonly file: File; readonly error: string }
  | { readonly step: "chosen"; readonly file: File }
  | {
      readonly step: "sending";
      readonly file: File;
      readonly share: number;
      readonly scan?: ScanPage;
    }
  | { readonly step: "done"; readonly file: File; readonly uploadId: string };

export interface UploadControls {
  readonly state: UploadState;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly send: () => void;
}

// Too large, of another kind, or not readable: the same file is refused again.
const refusals: readonly number[] = [413, 415, 422];

/** Whether the server found the file itself wanting, so that to send it again is of no use. */
function isFaultOfFile(error: unknown): boolean {
  return error instanceof ApiError && refusals.includes(error.status);
}

/** Chooses, checks and sends one file. */
export function useUpload(): UploadControls {
  const [state, setState] = useState<UploadState>({ step: "empty", returned: false });
  const running = useRef<AbortController | null>(null);

  const choose = useCallback((files: readonly File[]) => {
    const [first] = files;
    if (first === undefined) return;
    const file = withType(first);
    const errors = files.length > 1 ? [say("upload.several")] : validateFile(file);
    if (errors.length > 0) announce(errors.join(" "), "assertive");
    setState(errors.length > 0 ? { step: "invalid", file, errors } : { step: "chosen", file });
  }, []);

  const remove = useCallback(() => {
    running.current?.abort();
    setState({ step: "empty", returned: true });
  }, []);

  async function run(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: "sending", file, share: 0 });
    try {
      const uploadId = await uploadFile(file, {
        signal: controller.signal,
        onProgress: (share) => {
          if (!controller.signal.aborted) setState({ step: "sending", file, share });
        },
        onPage: (scan) => {
          if (controller.signal.aborted) return;
          announce(say("wait.page", { page: scan.page, pages: scan.pages }));
          setState({ step: "sending", file, share: 1, scan });
        },
      });
      giveTaken(uploadId);
      announce(say("upload.done"));
      setState({ step: "done", file, uploadId });
    } catch (error) {
      if (controller.signal.aborted) return;
      // The sign-in ended: the file is as good as before, once the person is back.
      if (readAccount() === null) return setState({ step: "chosen", file });
      const sentence = sentenceOf(error);
      announce(sentence, "assertive");
      setState(
        isFaultOfFile(error)
          ? { step: "invalid", file, errors: [sentence] }
          : { step: "failed", file, error: sentence },
      );
    }
  }

  function send(): void {
    if (state.step === "chosen" || state.step === "failed") void run(state.file);
  }

  return { state, choose, remove, send };
}
