import type { KeyCall } from "./key-scopes.ts";

/** A call as the reference shows it. Words in capitals stand for what an earlier call answered. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The file that a form or an answer has. */
  readonly file?: string;
}

const ofUpload = { params: { id: "UPLOAD_ID" } };
const ofSession = { params: { id: "SESSION_ID" } };

const job =
  "Account Manager at Harbour Goods, Denver\n\nRequirements\n- 5+ years of account management\n- Salesforce and Kaizen";
const page =
  '<script type="application/ld+json">{"@type":"JobPosting","title":"Account Manager","description":"<p>Know Excel.</p>"}</script><p></p><p></p>';
const resume =
  "Mira Stolz\nmira@example.test | Denver, CO\n\nEXPERIENCE\nAccount Manager, Northwind Traders, Denver, CO\nJan 2019 - Present\n- Led a team of 4 people through a change of system\n\nSKILLS\nSalesforce, Excel";

/** An example of every call that is open to keys, in the order in which one would try them; a test runs them all. */
export const callExamples: Readonly<Record<KeyCall, CallExample>> = {
  me: {},
  subscription: {},
  listTemplates: {},
  verifyClaims: {
    body: {
      resume_text: resume,
      claims: [
        { id: "c1", text: "Led a team of 4 people.", section: "experience" },
        { id: "c2", text: "Led 40 engineers at Google.", section: "experience" },
      ],
    },
  },
  proofread: { body: { sentences: [{ id: "s1", text: "Led a team of {{number}} people." }] } },
  uploadResume: { file: "resume.txt" },
  getUpload: ofUpload,
  correctUpload: { ...ofUpload, body: { base_revision: 0, corrections: [] } },
  readPostingSource: { body: { source: page } },
  parsePosting: { body: { job_description: job } },
  matchPosting: { body: { upload_id: "UPLOAD_ID", job_description: job } },
  generate: { body: { upload_id: "UPLOAD_ID", job_description: job, template: "modern" } },
  listSessions: { query: { limit: "10" } },
  getSession: ofSession,
  sessionEvents: ofSession,
  getDocuments: ofSession,
  listGaps: ofSession,
  answerGap: {
    ...ofSession,
    body: { base_version: 1, answer: { gapId: "GAP_ID", canonical: "GAP_TERM", answer: "no" } },
  },
  decideChanges: { ...ofSession, body: { base_version: 1, decisions: [] } },
  saveEdits: { ...ofSession, body: { base_version: 1, edits: [] } },
  directUpdate: {
    ...ofSession,
    body: { document_type: "cover_letter", content: "Dear Hiring Manager,\n\nI write to apply." },
  },
  switchTemplate: { ...ofSession, body: { new_template: "traditional" } },
  setLayout: { ...ofSession, body: { base_version: 1, page_budget: 2 } },
  refine: { ...ofSession, body: { suggestions: "Shorter, please" } },
  listRefinements: ofSession,
  listVersions: ofSession,
  getVersion: { params: { id: "SESSION_ID", n: "1" } },
  restoreVersion: { params: { id: "SESSION_ID", n: "1" }, body: { base_version: 1 } },
  renameSession: { ...ofSession, body: { title: "Harbour Goods" } },
  setApplicationState: { ...ofSession, body: { application_state: "sent" } },
  download: {
    params: { id: "SESSION_ID", format: "pdf" },
    query: { document_type: "resume" },
    file: "resume.pdf",
  },
  downloadBatch: { ...ofSession, file: "application.zip" },
  listExports: ofSession,
  parserView: { params: { id: "SESSION_ID", type: "resume" } },
  duplicateSession: { ...ofSession, body: { job_description: job } },
  analytics: {},
  cancelSession: ofSession,
  deleteSession: ofSession,
  deleteUpload: ofUpload,
};
