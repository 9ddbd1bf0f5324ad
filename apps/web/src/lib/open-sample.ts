import { t } from "./texts/messages-signed-in.ts";
import { ApiError } from "./api-error.ts";
import { keepDraft } from "./drafts.ts";
import { makeKey } from "./make-key.ts";
import { samplePosting } from "./sample-posting.data.ts";
import { requestGeneration } from "./start-generation.ts";
import { uploadFile } from "./upload-file.ts";

const sampleFile = "nadia-brandt-resume.pdf";

/**
 * Uploads the built-in resume by the ordinary call and puts the built-in posting into its draft; answers the
 * upload.
 */
export async function openSample(): Promise<string> {
  const response = await fetch(`/sample/${sampleFile}`);
  if (!response.ok) throw new ApiError("default", response.status, t("error.network"));
  const file = new File([await response.arrayBuffer()], sampleFile, { type: "application/pdf" });
  const uploadId = await uploadFile(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  keepDraft(uploadId, { jobDescription: samplePosting });
  return uploadId;
}

/** The built-in resume and posting all the way to documents; answers the session that writes them. */
export async function writeSample(): Promise<string> {
  const uploadId = await openSample();
  return requestGeneration({
    uploadId,
    jobDescription: samplePosting,
    template: "modern",
    paper: "letter",
    key: makeKey(),
  });
}
