import type { Route } from "../route.ts";
import * as calls from "../schemas/edit-calls.ts";
import * as generation from "../schemas/generation.ts";
import { editTable } from "../tables/edit-table.ts";

/** Edits of documents: as they are stored, and as they would look. */
export const editRows = {
  saveEdits: {
    ...editTable.saveEdits,
    summary: "Store the person's newest edits; those that cannot be applied are named",
    params: generation.idParamsSchema,
    body: calls.saveEditsBodySchema,
    response: calls.saveEditsResponseSchema,
  },
  directUpdate: {
    ...editTable.directUpdate,
    summary: "Replace a document by its Markdown; without base_version the newest one is meant",
    params: generation.idParamsSchema,
    body: calls.directUpdateBodySchema,
    response: calls.directUpdateResponseSchema,
  },
  draftPreview: {
    ...editTable.draftPreview,
    summary: "Pages of a document with edits that are not stored; nothing is kept or charged",
    params: generation.documentParamsSchema,
    body: calls.draftPreviewBodySchema,
    response: calls.draftPreviewResponseSchema,
  },
} as const satisfies Record<keyof typeof editTable, Route>;
