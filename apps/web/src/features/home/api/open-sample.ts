import { mutationOptions } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api-error.ts";
import { keepDraft } from "../../../lib/drafts.ts";
import { uploadFile } from "../../../lib/upload-file.ts";
import { t } from "../../../messages-signed-in.ts";
import { samplePosting } from "../sample-posting.data.ts";

const sampleFile = "nadia-brandt-resume.pdf";

/** Uploads the built-in resume by the ordinary call and puts the built-in posting into its draft. */
export const openSample = mutationOptions({
  mutationFn: async () => {
    const response = await fetch(`/sample/${sampleFile}`);
    if (!response.ok) throw new ApiError("default", response.status, t("error.network"));
    const file = new File([await response.arrayBuffer()], sampleFile, { type: "application/pdf" });
    const uploadId = await uploadFile(file, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    keepDraft(uploadId, { jobDescription: samplePosting });
    return uploadId;
  },
});
