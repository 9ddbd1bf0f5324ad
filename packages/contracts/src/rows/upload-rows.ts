import { often, steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as account from "../schemas/account.ts";
import * as generation from "../schemas/generation.ts";
import * as uploads from "../schemas/uploads.ts";
import { uploadTable } from "../tables/upload-table.ts";

/** Uploaded files and what was read from them. */
export const uploadRows = {
  uploadResume: {
    ...uploadTable.uploadResume,
    burst: steady,
    summary:
      "Upload a resume (multipart field `file`) and read it; where events are accepted, the pages of a scan are told",
    form: true,
    response: generation.uploadResponseSchema,
    status: 201,
  },
  getUpload: {
    ...uploadTable.getUpload,
    summary: "What was read from an uploaded file",
    params: generation.idParamsSchema,
    response: uploads.uploadSchema,
  },
  uploadPage: {
    ...uploadTable.uploadPage,
    summary: "A page of an uploaded PDF as picture (WebP), as the file itself draws it",
    params: uploads.uploadPageParamsSchema,
    response: "file",
  },
  correctUpload: {
    ...uploadTable.correctUpload,
    burst: often,
    bodyLimit: 1_048_576,
    summary: "Replace the corrections of what was read; they are replayed on the reading",
    params: generation.idParamsSchema,
    body: uploads.correctUploadBodySchema,
    response: uploads.uploadSchema,
  },
  deleteUpload: {
    ...uploadTable.deleteUpload,
    burst: steady,
    essential: true,
    summary: "Remove an uploaded file and what was read from it",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
} as const satisfies Record<keyof typeof uploadTable, Route>;
