import type { RouteName } from "@savile/contracts";
import { jobText, resumeText } from "./sample-texts.ts";

/** Things of an account that routes name by id. */
export interface OwnedIds {
  readonly upload: string;
  readonly session: string;
  readonly device: string;
  readonly key: string;
  readonly user: string;
}

/** Whose thing the `:id` of a route is, and a body that reaches the question whose it is. */
export interface RouteCase {
  readonly id?: keyof OwnedIds | "other";
  readonly body?: (ids: OwnedIds) => unknown;
}

const none: RouteCase = {};
const ofUpload: RouteCase = { id: "upload" };
const ofSession: RouteCase = { id: "session" };
const ofUser: RouteCase = { id: "user" };
const played: RouteCase = { id: "other" };

/** Every call of the service: one that is missing here fails the matrix of access. */
export const routeCases: Readonly<Record<RouteName, RouteCase>> = {
  health: none,
  ready: none,
  csrfToken: none,
  requestCode: none,
  verifyCode: none,
  verifyLink: none,
  refresh: none,
  logout: none,
  me: none,
  listDevices: none,
  revokeDevice: { id: "device" },
  revokeOtherDevices: none,
  getAccount: none,
  setAccount: { body: () => ({ keep_originals: false }) },
  exportAccount: none,
  importAccount: none,
  deleteAccount: none,
  adminStats: none,
  adminUsers: none,
  adminUser: ofUser,
  setUserStatus: { id: "user", body: () => ({ is_active: false }) },
  setUserPremium: { id: "user", body: () => ({ is_premium: true }) },
  revokeUserSessions: ofUser,
  simulateUsage: none,
  adminActivity: none,
  adminSubscriptions: none,
  reconcilePayments: none,
  uploadResume: none,
  getUpload: ofUpload,
  uploadPage: ofUpload,
  correctUpload: { id: "upload", body: () => ({ base_revision: 0, corrections: [] }) },
  deleteUpload: ofUpload,
  parsePosting: { body: () => ({ job_description: jobText }) },
  readPostingAddress: { body: () => ({ url: "https://example.test/job" }) },
  readPostingSource: { body: () => ({ source: jobText }) },
  generate: { body: (ids) => ({ upload_id: ids.upload, job_description: jobText }) },
  listSessions: none,
  getSession: ofSession,
  deleteSession: ofSession,
  sessionEvents: ofSession,
  cancelSession: ofSession,
  decideChanges: { id: "session", body: () => ({ base_version: 1, decisions: [] }) },
  listGaps: ofSession,
  answerGap: {
    id: "session",
    body: () => ({
      base_version: 1,
      answer: { gapId: "gap.r1", canonical: "sql", answer: "no" },
    }),
  },
  listTemplates: none,
  recommendTemplate: { body: (ids) => ({ session_id: ids.session }) },
  recommendTemplateDirect: { body: () => ({ job_description: jobText }) },
  switchTemplate: { id: "session", body: () => ({ new_template: "modern" }) },
  setLayout: { id: "session", body: () => ({ base_version: 1, page_budget: null }) },
  templatePicture: ofSession,
  uploadPicture: ofUpload,
  documentPicture: ofSession,
  getDocuments: ofSession,
  previewBundle: ofSession,
  preview: ofSession,
  pageDrawing: ofSession,
  listExports: ofSession,
  parserView: ofSession,
  downloadBatch: ofSession,
  downloadCurrent: {
    id: "session",
    body: () => ({ document_type: "resume", current_content: "# Ada" }),
  },
  download: ofSession,
  subscription: none,
  pricingInfo: none,
  ownComputer: { body: () => ({ no_limits: true }) },
  createCheckout: { body: () => ({ tier: "starter", billing_period: "monthly" }) },
  customerPortal: none,
  webhook: none,
  sandboxCheckout: played,
  sandboxPay: played,
  sandboxConfirm: played,
  sandboxPortal: played,
  sandboxPreviewChange: played,
  sandboxChange: played,
  sandboxCancel: played,
  sandboxResume: played,
  sandboxCard: played,
  sandboxClock: played,
  sandboxDelivery: none,
  setSandboxDelivery: none,
  refine: ofSession,
  listRefinements: ofSession,
  refinementEvents: ofSession,
  cancelRefinement: ofSession,
  undoRefinement: ofSession,
  listVersions: ofSession,
  getVersion: ofSession,
  restoreVersion: { id: "session", body: () => ({ base_version: 1 }) },
  renameSession: { id: "session", body: () => ({ title: "Own name" }) },
  setApplicationState: { id: "session", body: () => ({ application_state: "sent" }) },
  duplicateSession: { id: "session", body: () => ({ job_description: jobText }) },
  saveEdits: { id: "session", body: () => ({ base_version: 1, edits: [] }) },
  directUpdate: {
    id: "session",
    body: () => ({ document_type: "resume", content: "# Ada" }),
  },
  analytics: none,
  modelSetup: none,
  setModel: {
    body: () => ({ provider: "openai-compatible", address: "http://127.0.0.1:9/v1", model: "m" }),
  },
  removeModel: none,
  tryModel: none,
  listKeys: none,
  createKey: { body: () => ({ name: "Robot", scopes: ["read"] }) },
  revokeKey: { id: "key" },
  verifyClaims: {
    body: () => ({ resume_text: resumeText, claims: [{ id: "c1", text: "Led a team." }] }),
  },
  proofread: { body: () => ({ sentences: [{ id: "s1", text: "Led a team." }] }) },
  matchPosting: { body: () => ({ resume_text: resumeText, job_description: jobText }) },
  startVisit: none,
  getVisit: none,
  endVisit: none,
  adoptVisit: none,
  draftPreview: { id: "session", body: () => ({ base_version: 1, edits: [], have: [] }) },
};
