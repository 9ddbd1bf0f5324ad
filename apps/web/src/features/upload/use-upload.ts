import { useCallback, useRef, useState } from "react";
import { readAccount } from "../../lib/account-store.ts";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import { t } from "../../messages-signed-in.ts";
import { validateFile, withType } from "./validate-file.ts";

/** The way of one file; each state holds only what it needs. */
export type UploadState =
  | { readonly step: "empty" }
  | { readonly step: "invalid"; readonly file: File; readonly errors: readonly string[] }
  | { readonly step: "chosen"; readonly file: File }
  | { readonly step: "sending"; readonly file: File; readonly share: number }
  | { readonly step: "done"; readonly file: File; readonly uploadId: string };

export interface UploadControls {
  readonly state: UploadState;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
  readonly send: () => void;
}

/** Chooses, checks and sends one file. */
export function useUpload(): UploadControls {
  const [state, setState] = useState<UploadState>({ step: "empty" });
  const running = useRef<AbortController | null>(null);

  const choose = useCallback((files: readonly File[]) => {
    const [first] = files;
    if (first === undefined) return;
    const file = withType(first);
    const errors = files.length > 1 ? [t("upload.several")] : validateFile(file);
    if (errors.length > 0) announce(errors.join(" "), "assertive");
    setState(errors.length > 0 ? { step: "invalid", file, errors } : { step: "chosen", file });
  }, []);

  const remove = useCallback(() => {
    running.current?.abort();
    setState({ step: "empty" });
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
      });
      announce(t("upload.done"));
      setState({ step: "done", file, uploadId });
    } catch (error) {
      if (controller.signal.aborted) return;
      // The sign-in ended: the file is as good as before, once the person is back.
      if (readAccount() === null) return setState({ step: "chosen", file });
      const sentence = sentenceOf(error);
      announce(sentence, "assertive");
      setState({ step: "invalid", file, errors: [sentence] });
    }
  }

  function send(): void {
    if (state.step === "chosen") void run(state.file);
  }

  return { state, choose, remove, send };
}
