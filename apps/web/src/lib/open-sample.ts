import { sample } from "@savile/model";
import { t } from "./texts/messages-signed-in.ts";
import { ApiError } from "./api-error.ts";
import { keepDraft } from "./drafts.ts";
import { makeKey } from "./make-key.ts";
import { requestGeneration } from "./start-generation.ts";
import { uploadFile } from "./upload-file.ts";

/** Uploads the built-in resume by the ordinary call and puts the built-in posting into its draft. */
async function openSample(): Promise<string> {
  const response = await fetch(`/sample/${sample.fileName}`);
  if (!response.ok) throw new ApiError("default", response.status, t("error.network"));
  const file = new File([await response.arrayBuffer()], sample.fileName, {
    type: "application/pdf",
  });
  const uploadId = await uploadFile(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  keepDraft(uploadId, { jobDescription: sample.posting });
  return uploadId;
}

/** The built-in resume and posting all the way to documents; answers the session that writes them. */
export async function writeSample(): Promise<string> {
  const uploadId = await openSample();
  return requestGeneration({
    uploadId,
    jobDescription: sample.posting,
    template: "modern",
    paper: "letter",
    key: makeKey(),
  });
}
