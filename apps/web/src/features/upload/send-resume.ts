import { readAccount } from "../../lib/account-store.ts";
import { announce } from "../../lib/announce.ts";
import { ApiError, sentenceOf } from "../../lib/api-error.ts";
import { validateFile, withType } from "../../lib/resume-file.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import { tell } from "./sending-messages.ts";
import type { UploadState } from "./use-upload.ts";

// Too large, of another kind, or not readable: the same file is refused again.
const refusals: readonly number[] = [413, 415, 422];

/** Whether the server found the file itself wanting, so that to send it again is of no use. */
function isFaultOfFile(error: unknown): boolean {
  return error instanceof ApiError && refusals.includes(error.status);
}

/** How the way of a file went on after it failed. */
function afterFailure(file: File, error: unknown): UploadState {
  // The sign-in ended: the file is as good as before, once the person is back.
  if (readAccount() === null) return { step: "chosen", file };
  const sentence = sentenceOf(error);
  announce(sentence, "assertive");
  return isFaultOfFile(error)
    ? { step: "invalid", file, errors: [sentence] }
    : { step: "failed", file, error: sentence };
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Hears of every step until the file was taken away. */
  readonly onState: (state: UploadState) => void;
  readonly onDone: (uploadId: string) => void;
}

/** Checks what was chosen, sends it, and tells the id that it was given. */
export async function sendResume(files: readonly File[], options: SendOptions): Promise<void> {
  const { signal, onDone } = options;
  const [first] = files;
  if (first === undefined) return;
  const tellState = (state: UploadState): void => {
    if (!signal.aborted) options.onState(state);
  };
  const file = withType(first);
  const errors = files.length > 1 ? [tell("upload.several")] : validateFile(file);
  if (errors.length > 0) {
    announce(errors.join(" "), "assertive");
    return tellState({ step: "invalid", file, errors });
  }
  tellState({ step: "sending", file, share: 0 });
  try {
    const uploadId = await uploadFile(file, {
      signal,
      onProgress: (share) => tellState({ step: "sending", file, share }),
      onPage: (scan) => {
        if (signal.aborted) return;
        announce(tell("wait.page", { page: scan.page, pages: scan.pages }));
        tellState({ step: "sending", file, share: 1, scan });
      },
    });
    if (signal.aborted) return;
    announce(tell("upload.done"));
    tellState({ step: "empty", returned: true });
    onDone(uploadId);
  } catch (error) {
    if (!signal.aborted) tellState(afterFailure(file, error));
  }
}
