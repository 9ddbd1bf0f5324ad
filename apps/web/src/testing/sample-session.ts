import type { Session } from "@savile/contracts";
import { emptyResume, resumeLeaves } from "@savile/model";
import type { AtsScore, Claim, Extraction, Fact, Posting, Resume, SourceLine } from "@savile/model";

const texts = [
  "Orla Finch",
  "orla@example.com",
  "EXPERIENCE",
  "Head Gardener, Wexcombe Park   2019 - 2023",
  "- Led a team of six gardeners",
  "- Cut water use by 30%",
  "Hobbies: rowing",
];

/** Lines of a one-page file, each with a place on the page. */
export const sampleLines: SourceLine[] = texts.map((text, index) => ({
  id: `p1.l${index + 1}`,
  text,
  page: 1,
  box: { x: 60, y: 60 + index * 16, w: index === 3 ? 490 : text.length * 5, h: 12 },
  block: 1,
  role: index === 2 ? "heading" : "paragraph",
}));

function sampleResume(): Resume {
  return {
    ...emptyResume(),
    name: "Orla Finch",
    contact: { ...emptyResume().contact, email: "orla@example.com" },
    experience: [
      {
        id: "exp1",
        title: "Head Gardener",
        company: "Wexcombe Park",
        location: "",
        dates: { text: "2019 - 2023", start: "2019", end: "2023" },
        summary: "",
        bullets: [
          { id: "b1", text: "Led a team of six gardeners" },
          { id: "b2", text: "Cut water use by 30%" },
        ],
      },
    ],
  };
}

function factOf(address: string, text: string, kind: Fact["kind"]): Fact {
  const start = texts.join("\n").indexOf(text);
  const line = sampleLines.find((one) => one.text.includes(text));
  return {
    id: address,
    kind,
    text,
    span: { start, end: start + text.length, page: 1, lines: [line?.id ?? ""] },
    confidence: address === "exp1.b2" ? 0.5 : 0.95,
    origin: { by: "extracted" },
  };
}

/** What was read of the file above. */
export function sampleExtraction(): Extraction {
  const resume = sampleResume();
  return {
    version: 1,
    format: "pdf",
    pages: [{ w: 612, h: 792 }],
    language: "en",
    confidence: 0.9,
    resume,
    facts: resumeLeaves(resume).map((leaf) => factOf(leaf.address, leaf.text, leaf.kind)),
    sections: [],
    lines: sampleLines,
    findings: [],
    unplaced: ["p1.l7"],
  };
}

export const sampleJob = "Gardener at Mossgate\nYou must have led a team.\nTopiary is a plus.";

const posting: Posting = {
  title: "Gardener",
  company: "Mossgate",
  formality: 0.5,
  language: "en",
  duties: [],
  requirements: [
    {
      id: "r1",
      text: "led a team",
      canonical: [],
      kind: "skill",
      level: "required",
      mentions: 1,
      inTitle: false,
      weight: 1,
      span: [35, 45],
    },
    {
      id: "r2",
      text: "Topiary",
      canonical: [],
      kind: "skill",
      level: "preferred",
      mentions: 1,
      inTitle: false,
      weight: 1,
      span: [47, 54],
    },
  ],
  boilerplate: [],
  warnings: [],
  confidence: 0.8,
};

function fit(total: number): AtsScore {
  const details = [{ reqId: "r1", factIds: ["exp1.b1"], points: total, note: "In a dated role" }];
  return { total, parts: [{ id: "required", max: 40, points: total, details }] };
}

const musts = [{ reqId: "r1", weight: 1, path: "exp1.b1" }];

/** The claim of a line, carried by the fact of the same address. */
export function sampleClaim(path: string, text: string, part: Partial<Claim> = {}): Claim {
  return {
    id: `c-${path}`,
    path,
    text,
    evidence: { factIds: [path], posting: [] },
    clauses: [],
    reqIds: [],
    by: "embedded",
    rule: "copy",
    reason: "",
    verdict: "supported",
    issues: [],
    ...part,
  };
}

/** A finished session of the file and the posting above. */
export function sampleSession(): Session {
  const extraction = sampleExtraction();
  const { resume } = extraction;
  const claims = resumeLeaves(resume).map((leaf) => sampleClaim(leaf.address, leaf.text));
  const lead = claims.findIndex((claim) => claim.path === "exp1.b1");
  claims[lead] = sampleClaim("exp1.b1", "Led six gardeners", {
    evidence: { factIds: ["exp1.b1"], posting: [[35, 45]] },
    reqIds: ["r1"],
    rule: "trim",
    reason: "Shorter, so that it fits on one line.",
    verdict: "weak",
    issues: [{ check: "scope", hard: false, span: [0, 3], detail: "The file names a team." }],
  });
  const made = { engine: "embedded", version: "1" } as const;
  const { contact } = resume;
  return {
    session_id: "s1",
    upload_id: "u1",
    title: "Gardener",
    job_title: "Gardener",
    company: "Mossgate",
    template: "modern",
    status: "succeeded",
    ats_score: 74,
    application_state: "to_send",
    created_at: "2026-01-02T03:04:05Z",
    finished_at: "2026-01-02T03:04:06Z",
    error_code: null,
    read_only: false,
    paper: "letter",
    layout: { page_budget: null, breaks: {}, accent: null },
    duration_ms: 900,
    version: 1,
    decisions: [],
    gap_answers: [],
    pages: { resume: 1, cover_letter: 1, budget: 1 },
    job_description: sampleJob,
    posting,
    extraction,
    tailoring: {
      version: 1,
      resume: { kind: "resume", resume, claims, made },
      letter: {
        kind: "cover_letter",
        letter: {
          language: "en",
          name: resume.name,
          contact,
          date: "January 2, 2026",
          department: "",
          businessUnit: "",
          company: "Mossgate",
          location: "",
          salutation: "Dear Hiring Manager,",
          paragraphs: [{ id: "p1", text: "I led a team of six gardeners." }],
          closing: "Sincerely,",
          signature: resume.name,
        },
        claims: [
          sampleClaim("body.p1", "I led a team of six gardeners.", {
            evidence: { factIds: ["exp1.b1"], posting: [] },
            rule: "letter",
          }),
        ],
        made,
      },
      matches: [
        { reqId: "r1", factIds: ["exp1.b1"], strength: 1, how: "exact", note: "Shown in a role." },
        { reqId: "r2", factIds: [], strength: 0, how: "none", note: "" },
      ],
      gaps: ["r2"],
      changes: [],
      score: { fit: fit(31), shown: { before: 50, now: 80, reach: 100, musts } },
      hints: [{ code: "long-lines", document: "resume", paths: ["exp1.b1"], of: 2 }],
      confidence: { total: 62, posting: 0.8, extraction: 0.9, proven: 0.87 },
      verification: {
        claims: 8,
        supported: 7,
        weak: 1,
        reverted: 0,
        dropped: 0,
        userAdded: 0,
        byCheck: {},
        coverage: { before: 0.5, after: 0.5, ceiling: 0.5 },
        omissions: [{ factId: "exp1.b2", why: "no-match" }],
      },
    },
  };
}
