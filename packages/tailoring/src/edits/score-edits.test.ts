import { describe, expect, it } from "vitest";
import { insertEdit, textEdit } from "@savile/model";
import type { Edit, EditFailure, Result, Tailoring } from "@savile/model";
import { gapQuestions } from "../gaps/gap-questions.ts";
import { review } from "../review.ts";
import { factsOf } from "../testing/build-resume.ts";
import * as postings from "../testing/postings.ts";
import { longResume, makeCase } from "../testing/review-cases.ts";
import type { ReviewCase } from "../testing/review-cases.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { accountantResume } from "../testing/resumes.ts";
import { keepCarried, sharedWords } from "./keep-carried.ts";

const at = "2026-11-21T10:00:00.000Z";
const cases = await Promise.all([
  makeCase("platform", longResume, postings.softwarePosting),
  makeCase("nurse", nurseResume, postings.nursePosting),
  makeCase("accountant", accountantResume, postings.accountantPosting),
  makeCase("nurse as engineer", nurseResume, postings.softwarePosting),
]);

function edited({ base, tailoring }: ReviewCase, edits: readonly Edit[]): Tailoring {
  return review({ ...base, tailoring, decisions: [], pending: edits });
}

function some(...results: Result<Edit, EditFailure>[]): Edit[] {
  return results.flatMap((result) => (result.ok ? [result.value] : []));
}

/** Everything that the posting asks for and the resume lacks, written wherever words can stand. */
function stuffed({ base, tailoring }: ReviewCase): Edit[] {
  const { resume } = tailoring.resume;
  const documents = { resume, letter: tailoring.letter.letter };
  const here = { documents, document: "resume", at } as const;
  const gaps = new Set(tailoring.gaps);
  const asked = base.posting.requirements
    .filter((entry) => gaps.has(entry.id))
    .map((entry) => entry.text);
  const words = asked.join(", ");
  const [job] = resume.experience;
  const [line] = job?.bullets ?? [];
  const [group] = resume.skills;
  return some(
    textEdit(here, "summary", `${resume.summary} Expert in ${words}.`.trim()),
    textEdit(here, "headline", `${resume.headline} | ${words}`),
    textEdit(here, `${job?.id}.${line?.id}`, `${line?.text ?? ""} using ${words}`),
    textEdit(here, `${job?.id}.title`, base.posting.title ?? "Chief"),
    textEdit(here, `${job?.id}.dates`, "1990 – present"),
    textEdit(here, `${group?.id}.category`, words),
    ...asked.flatMap((text, index) => [
      insertEdit(here, `${group?.id}.skills`, { id: `s${20_000 + index}`, text }),
      insertEdit(here, `${job?.id}.bullets`, {
        id: `b${20_000 + index}`,
        text: `Worked with ${text} for seven years`,
      }),
    ]),
  );
}

describe.each(cases)("the score of $name", (entry) => {
  const { tailoring } = entry;
  const plain = tailoring.score.shown?.now ?? 0;

  it("does not rise by words of the posting that nothing carries, nor does the coverage", () => {
    const edits = stuffed(entry);
    expect(edits.length).toBeGreaterThan(5);
    const result = edited(entry, edits);
    expect(result.score.fit).toEqual(tailoring.score.fit);
    expect(result.score.shown?.now ?? 0).toBeLessThanOrEqual(plain);
    expect(result.edited?.scoreDelta ?? 0).toBeLessThanOrEqual(0);
    expect(result.verification.coverage.after).toBeLessThanOrEqual(
      tailoring.verification.coverage.after,
    );
    expect(result.gaps).toEqual(tailoring.gaps);
    const letterEdits = edits.map((edit) => edit.document);
    expect(letterEdits).not.toContain("cover_letter");
    expect(result.letter).toEqual(tailoring.letter);
  });

  it("asks the same questions about gaps, with the same gains, whatever is written without proof", () => {
    const { base } = entry;
    const bullets = stuffed(entry).filter((edit) => edit.kind === "insert");
    const result = edited(entry, bullets);
    const ask = (of: Tailoring) => gapQuestions({ ...base, tailoring: of }, []).questions;
    expect(ask(result)).toEqual(ask(tailoring));
  });
});

describe("a line that the person stands by", () => {
  const [entry] = cases;
  const value = { id: "b20000", text: "Ran Kafka and Terraform for the payments team" };

  it("counts as one that they attested in an answer, closes its gap and is asked for no more", () => {
    if (entry === undefined) throw new Error("there is no case");
    const { base, tailoring } = entry;
    const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
    const insert = some(insertEdit({ documents, document: "resume", at }, "exp1.bullets", value));
    const path = "exp1.b20000";
    const confirm: Edit = {
      kind: "confirm",
      document: "resume",
      at,
      path,
      text: value.text,
      confirmed: true,
    };
    const confirmed = edited(entry, [...insert, confirm]);
    const experience = base.resume.experience.map((job) =>
      job.id === "exp1" ? { ...job, bullets: [...job.bullets, value] } : job,
    );
    const resume = { ...base.resume, experience };
    const attested = review({
      ...base,
      resume,
      facts: factsOf(resume),
      tailoring,
      decisions: [],
    });
    expect(confirmed.score.fit).toEqual(attested.score.fit);
    expect(confirmed.score.fit.total).toBeGreaterThan(tailoring.score.fit.total ?? 0);
    expect(confirmed.gaps).toEqual(attested.gaps);
    expect(confirmed.verification.coverage.after).toBe(attested.verification.coverage.after);
    const open = edited(entry, insert);
    expect(open.score.fit).toEqual(tailoring.score.fit);
    expect(open.score.shown?.now).toBe(tailoring.score.shown?.now);
    expect(open.gaps).toEqual(tailoring.gaps);
  });
});

describe("what counts of words that nothing carries", () => {
  it("is what is left of proven ones, in their order", () => {
    expect(
      sharedWords("Built APIs in Node.js for two teams", "Built 40 APIs in Rust for teams"),
    ).toBe("Built APIs in for teams");
    expect(sharedWords("", "Anything")).toBe("");
  });

  it("is a title as a whole or not at all, and a period as far as it was", () => {
    const [entry] = cases;
    const resume = entry?.tailoring.resume.resume ?? longResume;
    const shown = {
      ...resume,
      experience: resume.experience.map((job) => ({
        ...job,
        title: job.id === "exp3" ? "Desk Manager" : `Head ${job.title}`,
        dates: { text: "1990 – present", start: "1990", end: "present" },
      })),
    };
    const titles = (claimed: typeof shown) => claimed.experience.map((job) => job.title);
    const claims = new Map(
      (entry?.tailoring.resume.claims ?? [])
        .filter(({ path }) => /\.(?:title|dates)$/.test(path))
        .map((claim) => [claim.path, { ...claim, verdict: "unsupported" as const }]),
    );
    const kept = keepCarried(shown, resume, claims);
    expect(titles(kept)).toEqual(["Platform Engineer", "Systems Administrator", ""]);
    expect(kept.experience.map((job) => job.dates.start)).toEqual(
      resume.experience.map((job) => job.dates.start),
    );
  });
});
