import type { RouteName } from "./route-table.ts";
import type { KeyScope } from "./schemas/api-keys.ts";

export type { KeyScope } from "./schemas/api-keys.ts";

/**
 * The calls that are open to API keys, each with the scope that a key needs for it. What is not named here is for
 * browsers alone: sign-in, the account, payments, administration.
 */
export const keyCalls = {
  me: "read",
  getUpload: "read",
  listSessions: "read",
  getSession: "read",
  sessionEvents: "read",
  listGaps: "read",
  listTemplates: "read",
  getDocuments: "read",
  listExports: "read",
  parserView: "read",
  download: "read",
  downloadBatch: "read",
  listVersions: "read",
  getVersion: "read",
  listRefinements: "read",
  subscription: "read",
  analytics: "read",
  readPostingSource: "read",
  parsePosting: "read",
  matchPosting: "read",
  uploadResume: "write",
  correctUpload: "write",
  deleteUpload: "write",
  generate: "write",
  cancelSession: "write",
  deleteSession: "write",
  renameSession: "write",
  setApplicationState: "write",
  duplicateSession: "write",
  decideChanges: "write",
  answerGap: "write",
  switchTemplate: "write",
  setLayout: "write",
  saveEdits: "write",
  directUpdate: "write",
  refine: "write",
  restoreVersion: "write",
  verifyClaims: "verify",
  proofread: "verify",
} as const satisfies Partial<Record<RouteName, KeyScope>>;

/** The name of a call that a key can make. */
export type KeyCall = keyof typeof keyCalls;
