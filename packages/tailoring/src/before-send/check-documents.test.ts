import { emptyLetter, levelOf, questionsOf } from "@savile/model";
import type { Claim, CoverLetter, Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume } from "../testing/build-resume.ts";
import { checkDocuments } from "./check-documents.ts";
import type { CheckDocumentsInput } from "./check-documents.ts";

const today = "2026-11-21";
const jobDescription =
  "Office Manager\nHarbour & Sons Ltd, Bristol\n\nAbout us\nHarbour & Sons Ltd ships tea. We use Trello.\n\nYou have\n- three years in an office\n- Excel";
const posting = { ...parsePosting(jobDescription), company: "Harbour & Sons Ltd" };

const sound = buildResume({
  name: "Maya Lindqvist",
  jobs: [
    {
      title: "Office Clerk",
      company: "Norrsken Foods",
      start: "2019-03",
      end: "present",
      bullets: [
        "Kept the books of two branches in order for six years",
        "Answered some forty calls of tenants a day",
      ],
    },
  ],
});

const soundLetter: CoverLetter = {
  ...emptyLetter(),
  company: "Harbour & Sons Ltd",
  salutation: "Dear Hiring Team,",
  paragraphs: [
    { id: "p1", text: "I am applying for the position of Office Manager at Harbour & Sons." },
    { id: "p2", text: "At Norrsken Foods I work with Trello and keep the books of two branches." },
  ],
  closing: "Sincerely,",
  signature: "Maya Lindqvist",
};

function codes(input: Omit<CheckDocumentsInput, "today">): string[] {
  return checkDocuments({ ...input, today }).map(({ code }) => code);
}

function ofResume(change: (resume: Resume) => void): string[] {
  const resume = structuredClone(sound);
  change(resume);
  return codes({ resume: { resume, facts: [] } });
}

function ofLetter(change: Partial<CoverLetter>, claims: readonly Claim[] = []): string[] {
  const letter = { letter: { ...soundLetter, ...change }, claims };
  return codes({ resume: { resume: sound, facts: [] }, letter, posting, jobDescription });
}

function paragraph(text: string) {
  return { paragraphs: [{ id: "p1", text: `${text} Harbour & Sons is the place.` }] };
}

function claimOf(said: Partial<Claim>): Claim {
  return {
    id: "c1",
    path: "",
    text: "",
    evidence: { factIds: ["exp1.b1"], posting: [] },
    clauses: [],
    reqIds: [],
    by: "embedded",
    rule: "letter",
    reason: "",
    verdict: "supported",
    issues: [],
    ...said,
  };
}

function job(resume: Resume): Resume["experience"][number] {
  const [first] = resume.experience;
  if (first === undefined) throw new Error("no job");
  return first;
}

describe("sound documents", () => {
  it("give nothing to look at", () => {
    expect(ofResume(() => undefined)).toEqual([]);
    expect(ofLetter({})).toEqual([]);
  });
});

describe("a resume", () => {
  const cases: readonly (readonly [string, (resume: Resume) => void])[] = [
    ["missing-name", (resume) => (resume.name = "")],
    ["missing-email", (resume) => (resume.contact.email = "")],
    ["missing-phone", (resume) => (resume.contact.phone = "")],
    ["no-employer", (resume) => (job(resume).company = "")],
    ["no-title", (resume) => (job(resume).title = "")],
    ["no-start", (resume) => (job(resume).dates = { text: "", start: "", end: "" })],
    [
      "reversed-dates",
      (resume) => (job(resume).dates = { text: "2021 - 2019", start: "2021", end: "2019" }),
    ],
    [
      "future-start",
      (resume) => (job(resume).dates = { text: "2029 -", start: "2029", end: "present" }),
    ],
    ["placeholder", (resume) => (resume.summary = "Clerk who wants to work at [Company Name].")],
    ["mojibake", (resume) => (resume.summary = "Wrote the rÃ©sumÃ©s of two offices.")],
    ["entity", (resume) => (resume.summary = "Books &amp; ledgers of two offices.")],
    ["doubled-line", (resume) => job(resume).bullets.push(...job(resume).bullets)],
    [
      "foreign-contact",
      (resume) => (resume.summary = "Ask Karin Berg, karin.berg@norrsken.example."),
    ],
    ["foreign-contact", (resume) => (resume.summary = "Ask Karin Berg, +46 70 123 45 67.")],
    [
      "doubled-section",
      (resume) => {
        resume.additional = [
          { id: "add1", title: "Experience", lines: [{ id: "l1", text: "Two branches" }] },
        ];
      },
    ],
  ];
  it.each(cases)("with this fault is named: %s", (code, change) => {
    expect(ofResume(change)).toContain(code);
  });

  it("of one's own work needs no employer", () => {
    expect(
      ofResume((resume) => Object.assign(job(resume), { company: "", title: "Freelance Writer" })),
    ).not.toContain("no-employer");
  });

  it("keeps years in a line, and the person's own address", () => {
    expect(
      ofResume((resume) => (resume.summary = "Clerk 2012-2016; write to person@example.org.")),
    ).not.toContain("foreign-contact");
  });

  it("with a last page of a line or two is named, one page alone is not", () => {
    const full = { h: 800, regions: [{ path: "summary", y: 700, h: 20 }] };
    const scant = { h: 800, regions: [{ path: "exp1.b1", y: 40, h: 20 }] };
    const resume = { resume: sound, facts: [] };
    expect(codes({ resume: { ...resume, pages: [full, scant] } })).toContain("nearly-empty-page");
    expect(codes({ resume: { ...resume, pages: [scant] } })).toEqual([]);
  });
});

describe("a letter", () => {
  it.each([
    ["unsigned", { signature: "" }],
    ["other-employer", paragraph("I would be glad to join Bluewater Logistics.")],
    ["other-employer", paragraph("I apply for the position of clerk at Bluewater Logistics.")],
    ["other-employer", { company: "Bluewater Logistics" }],
    ["placeholder", paragraph("I have long admired [Company].")],
    ["faulty", paragraph("I have have led an office.")],
  ])("with this fault is named: %s", (code, change) => {
    expect(ofLetter(change)).toContain(code);
  });

  it("that the posting does not want is named, after what is wrong with it", () => {
    const wanted = parsePosting(`${jobDescription}\n\nHow to apply\nNo cover letter please.`);
    const letter = { letter: soundLetter, claims: [] };
    const asked = { ...wanted, company: "Harbour & Sons Ltd" };
    const resume = { resume: sound, facts: [] };
    expect(codes({ resume, letter, posting: asked, jobDescription })).toEqual(["unwanted-letter"]);
  });

  it("of an engine that tells nothing of the person is named", () => {
    const told = claimOf({ path: "body.p1", text: "I am applying." });
    const claim = { ...told, evidence: { factIds: [], posting: [] } };
    expect(ofLetter({}, [claim])).toEqual(["empty-letter"]);
    expect(ofLetter({}, [claim, told])).toEqual([]);
  });

  it("that names nobody is named", () => {
    const paragraphs = [{ id: "p1", text: "I would like to work for you." }];
    expect(ofLetter({ company: "", paragraphs })).toEqual(["unnamed-employer"]);
  });

  it("of an engine that leaves a question of the posting open is named, until the person adds words", () => {
    const asking = parsePosting(
      `${jobDescription}\n\nHow to apply\nIn your letter, tell us about a mistake you found.`,
    );
    const claim = claimOf({ path: "body.p1", text: soundLetter.paragraphs[0]?.text ?? "" });
    const of = (by: Claim["by"]) =>
      codes({
        resume: { resume: sound, facts: [] },
        letter: { letter: soundLetter, claims: [{ ...claim, by }] },
        posting: { ...asking, company: "Harbour & Sons Ltd" },
        jobDescription,
      });
    expect(of("embedded")).toContain("unanswered");
    expect(of("user")).not.toContain("unanswered");
  });

  it("is asked for each answer that it lacks, and never again for one that it has", () => {
    const asking = parsePosting(
      `${jobDescription}\n\nHow to apply\nIn your letter, tell us about a mistake you found, and state your salary expectations. Describe a time when you were late.`,
    );
    const questions = questionsOf(asking);
    const [first, ...others] = soundLetter.paragraphs;
    const written = first === undefined ? [] : [first];
    const openAfter = (answered: number) => {
      const own = questions.slice(0, answered).map(({ id }) => ({ id, text: "I found one." }));
      const paragraphs = [...written, ...own, ...others];
      const claims = paragraphs.map(({ id, text }): Claim => ({
        ...claimOf({ path: `body.${id}`, text }),
        by: own.some((one) => one.id === id) ? "user" : "embedded",
      }));
      const hints = checkDocuments({
        letter: { letter: { ...soundLetter, paragraphs }, claims },
        posting: { ...asking, company: "Harbour & Sons Ltd" },
        jobDescription,
        today,
      });
      return hints.find(({ code }) => code === "unanswered")?.said?.length ?? 0;
    };
    expect(questions.map(({ kind }) => kind)).toEqual(["story", "story", "terms"]);
    expect([0, 1, 2, 3].map(openAfter)).toEqual([3, 2, 1, 0]);
  });

  it("speaks of the person's employers, and of what the posting names", () => {
    expect(
      ofLetter(paragraph("My work at Norrsken Foods and with Trello fits the role in Bristol.")),
    ).toEqual([]);
  });

  it("of an engine was judged when it was written", () => {
    const text = "I have have led an office at Harbour & Sons.";
    const claim = claimOf({ path: "body.p1", text });
    expect(ofLetter({ paragraphs: [{ id: "p1", text }] }, [claim])).toEqual([]);
    expect(ofLetter({ paragraphs: [{ id: "p1", text }] }, [{ ...claim, by: "user" }])).toEqual([
      "faulty",
    ]);
  });

  it("with a line that nothing carries is named, and alone judged by itself", () => {
    const said = { path: "body.p2", text: "I led ten." };
    const claim = claimOf({ ...said, by: "user", verdict: "weak" });
    expect(ofLetter({}, [claim])).toEqual(["unproven"]);
    expect(codes({ letter: { letter: { ...soundLetter, signature: "" } } })).toEqual(["unsigned"]);
  });
});

it("tells the worst first", () => {
  const resume = structuredClone(sound);
  resume.contact.phone = "";
  job(resume).bullets.push({ id: "b7", text: "Filed invoices" });
  resume.name = "";
  const found = checkDocuments({ resume: { resume, facts: [] }, today });
  expect(found.map(({ code }) => levelOf(code))).toEqual(["error", "warning", "note"]);
});
