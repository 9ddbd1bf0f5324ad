import { often, steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as calls from "../schemas/edit-calls.ts";
import * as generation from "../schemas/generation.ts";
import { editTable } from "../tables/edit-table.ts";

/** Edits of documents: as they are stored, and as they would look. */
export const editRows = {
  saveEdits: {
    ...editTable.saveEdits,
    burst: often,
    bodyLimit: 1_048_576,
    summary: "Store the person's newest edits; those that cannot be applied are named",
    params: generation.idParamsSchema,
    body: calls.saveEditsBodySchema,
    response: calls.saveEditsResponseSchema,
  },
  directUpdate: {
    ...editTable.directUpdate,
    burst: steady,
    bodyLimit: 524_288,
    summary: "Replace a document by its Markdown; without base_version the newest one is meant",
    params: generation.idParamsSchema,
    body: calls.directUpdateBodySchema,
    response: calls.directUpdateResponseSchema,
  },
  draftPreview: {
    ...editTable.draftPreview,
    burst: often,
    bodyLimit: 1_048_576,
    essential: true,
    summary: "Pages of a document with edits that are not stored; nothing is kept or charged",
    params: generation.documentParamsSchema,
    body: calls.draftPreviewBodySchema,
    response: calls.draftPreviewResponseSchema,
  },
} as const satisfies Record<keyof typeof editTable, Route>;
