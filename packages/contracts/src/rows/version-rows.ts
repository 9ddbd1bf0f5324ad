import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as generation from "../schemas/generation.ts";
import * as versions from "../schemas/versions.ts";
import { versionTable } from "../tables/version-table.ts";

/** Versions of finished documents, the name of a session, and another session of the same resume. */
export const versionRows = {
  listVersions: {
    ...versionTable.listVersions,
    summary: "The versions of a session's documents, newest first, with what each of them changed",
    params: generation.idParamsSchema,
    response: versions.versionListSchema,
  },
  getVersion: {
    ...versionTable.getVersion,
    summary: "The documents of a version, and each line in which the present ones differ",
    params: versions.versionParamsSchema,
    response: versions.versionSchema,
  },
  restoreVersion: {
    ...versionTable.restoreVersion,
    burst: steady,
    summary: "Make a version the present one, as a new version; a stale base_version answers 409",
    params: versions.versionParamsSchema,
    body: versions.restoreBodySchema,
    response: generation.sessionSchema,
  },
  renameSession: {
    ...versionTable.renameSession,
    burst: steady,
    summary: "Name a session; an empty title goes back to the one made of the posting",
    params: generation.idParamsSchema,
    body: versions.renameBodySchema,
    response: generation.sessionSummarySchema,
  },
  setApplicationState: {
    ...versionTable.setApplicationState,
    burst: steady,
    summary: "Say how far an application is",
    params: generation.idParamsSchema,
    body: versions.applicationStateBodySchema,
    response: generation.sessionSummarySchema,
  },
  duplicateSession: {
    ...versionTable.duplicateSession,
    burst: steady,
    summary: "Tailor the same resume to another posting: a new run, counted as a generation",
    params: generation.idParamsSchema,
    body: versions.duplicateBodySchema,
    response: generation.generateResponseSchema,
    status: 202,
  },
} as const satisfies Record<keyof typeof versionTable, Route>;
