import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxGapQuestions } from "@savile/model";
import type { GapQuestion, GapYes, Resume } from "@savile/model";
import { tailor } from "../tailor.ts";
import { factsOf } from "../testing/build-resume.ts";
import { softwarePosting } from "../testing/postings.ts";
import { electricianResume, studentResume } from "../testing/resumes.ts";
import { allCases, baseOf, longResume, makeCase } from "../testing/review-cases.ts";
import type { ReviewCase } from "../testing/review-cases.ts";
import { applyGapAnswer, isGapOf } from "./apply-gap-answer.ts";
import { gapQuestions } from "./gap-questions.ts";

const cases = await allCases();
const who = { accountId: "acc1", at: "2026-11-21T09:00:00.000Z" };

function questionsOf({ base, tailoring }: ReviewCase, declined: readonly string[] = []) {
  return gapQuestions({ ...base, tailoring }, declined).questions;
}

/** An answer that anybody could give: the first place offered, a time within it, a plain sentence. */
function plainYes(question: GapQuestion, resume: Resume): GapYes {
  const role = question.roles[0]?.id ?? "";
  const job = resume.experience.find((entry) => entry.id === role);
  return {
    gapId: question.id,
    canonical: question.canonical,
    answer: "yes",
    role,
    when: job === undefined ? "2020" : job.dates.start,
    text: question.roles.some(({ id }) => id === "certifications" || id === "languages")
      ? question.term
      : `Set up ${question.term} with two colleagues and used it every week`,
  };
}

async function scoreAfter(entry: ReviewCase, answer: GapYes): Promise<number | null> {
  const applied = applyGapAnswer(entry.base.resume, entry.base.facts, answer, who);
  if (!applied.ok) throw new Error(`${entry.name}: ${applied.error.code}`);
  const made = await tailor({ ...entry.base, ...applied.value });
  return made.ok ? made.value.score.fit.total : null;
}

describe.each(cases)("questions of $name", (entry) => {
  const questions = questionsOf(entry);

  it("are at most five, best first, each with its line of the posting and a place to answer", () => {
    expect(questions.length).toBeLessThanOrEqual(maxGapQuestions);
    const gains = questions.map((question) => question.gain ?? 0);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    for (const question of questions) {
      const [from, to] = question.span;
      expect(entry.base.jobDescription.slice(from, to).trim()).not.toBe("");
      expect(question.roles.length).toBeGreaterThan(0);
      expect(question.question.toLowerCase()).toContain(question.term.toLowerCase());
      expect(isGapOf(entry.base.posting, { ...question, gapId: question.id, answer: "yes" })).toBe(
        true,
      );
    }
  });

  it("ask only for what nothing in the resume shows", () => {
    const gaps = new Set(entry.tailoring.gaps);
    for (const { reqId } of questions) {
      const { group } = entry.base.posting.requirements.find((one) => one.id === reqId) ?? {};
      const same = entry.base.posting.requirements.filter(
        (one) => one.id === reqId || (group !== undefined && one.group === group),
      );
      expect(same.some((one) => gaps.has(one.id))).toBe(true);
    }
  });

  it("are not asked again once declined", () => {
    const [first] = questions;
    if (first === undefined) return;
    const rest = questionsOf(entry, [first.canonical]);
    expect(rest.map((question) => question.canonical)).not.toContain(first.canonical);
  });
});

describe("a truthful yes", () => {
  it("scores what was promised to the point of rounding, over resumes and postings", async () => {
    let short = 0;
    let asked = 0;
    for (const { base, tailoring, name } of cases.filter((_, index) => index % 3 === 0)) {
      const made = await tailor(base);
      if (!made.ok) continue;
      const entry = { name, base, tailoring: made.value };
      for (const question of questionsOf(entry)) {
        if (question.gain === null) continue;
        asked += 1;
        const after = await scoreAfter(entry, plainYes(question, base.resume));
        const gained = (after ?? 0) - (made.value.score.fit.total ?? 0);
        expect(gained).toBeGreaterThanOrEqual(question.gain - 1);
        if (gained < question.gain) short += 1;
      }
      expect(tailoring.gaps.length).toBeLessThan(60);
    }
    expect(asked).toBeGreaterThan(40);
    expect(short / asked).toBeLessThan(0.1);
  });

  it("becomes a line of the role with a Fact of the person, under an address that stays", () => {
    const resume = longResume;
    const yes: GapYes = {
      gapId: "gap.r12",
      canonical: "terraform",
      answer: "yes",
      role: "exp2",
      when: "2019 - 2020",
      text: "  Wrote Terraform modules\n for the test network ",
    };
    const applied = applyGapAnswer(resume, factsOf(resume), yes, who);
    if (!applied.ok) throw new Error(applied.error.code);
    const line = applied.value.resume.experience[1]?.bullets.at(-1);
    expect(line).toEqual({ id: "g12", text: "Wrote Terraform modules for the test network" });
    expect(applied.value.facts.at(-1)).toEqual({
      id: "exp2.g12",
      kind: "bullet",
      parent: "exp2",
      text: "Wrote Terraform modules for the test network",
      confidence: 1,
      origin: { by: "user", ...who, via: "gap-answer" },
    });
    expect(applied.value.resume.experience[0]).toBe(resume.experience[0]);
  });

  it("that does not name its subject gets the name put before it", () => {
    const yes = { ...terraform(), text: "Used it for the test network" };
    const applied = applyGapAnswer(longResume, [], yes, who);
    expect(applied.ok && applied.value.facts[0]?.text).toBe(
      "Terraform: Used it for the test network",
    );
  });

  it("to a choice has to say which", () => {
    const yes = { ...terraform(), canonical: "java|terraform", text: "Used it in two projects" };
    const vague = applyGapAnswer(longResume, [], yes, who);
    expect(!vague.ok && vague.error.code).toBe("gap_text_off_topic");
    const clear = applyGapAnswer(longResume, [], { ...yes, text: "Used Java for two years" }, who);
    expect(clear.ok).toBe(true);
  });

  it("about a certificate or a language stands where these stand", () => {
    const yes = { ...terraform(), canonical: "spanish", role: "languages", text: "fluent" };
    const language = applyGapAnswer(longResume, [], yes, who);
    expect(language.ok && language.value.resume.languages).toEqual([
      { id: "lngg7", name: "Spanish", level: "fluent" },
    ]);
    const card = { ...terraform(), role: "certifications", text: "HashiCorp Terraform Associate" };
    const held = applyGapAnswer(longResume, [], card, who);
    expect(held.ok && held.value.resume.certifications).toEqual([
      { id: "crtg7", name: "HashiCorp Terraform Associate", issuer: "", year: "2019" },
    ]);
  });
});

function terraform(): GapYes {
  return {
    gapId: "gap.r7",
    canonical: "terraform",
    answer: "yes",
    role: "exp2",
    when: "2019",
    text: "Wrote Terraform modules",
  };
}

/** One page only while each job has one line. */
async function tiny(resume: Resume): Promise<number> {
  return resume.experience.some((job) => job.bullets.length > 1) ? 2 : 1;
}

describe("an attested line", () => {
  it("is never left out for the page budget", async () => {
    const entry = await makeCase("long", longResume, softwarePosting);
    const yes = { ...terraform(), role: "exp3", when: "2016", text: "Sorted Terraform books" };
    const applied = applyGapAnswer(longResume, factsOf(longResume), yes, who);
    if (!applied.ok) throw new Error(applied.error.code);
    const made = await tailor({ ...entry.base, ...applied.value, pageBudget: 1, measure: tiny });
    const left = made.ok ? made.value.changes.filter((change) => change.rule === "select") : [];
    expect(left.length).toBeGreaterThan(3);
    expect(left.map((change) => change.path)).not.toContain("exp3.g7");
  });
});

describe("an answer that cannot be", () => {
  it.each([
    ["gap_text_blank", { text: " \u200b\n" }],
    ["gap_text_too_long", { text: "é".repeat(501) }],
    ["gap_role_unknown", { role: "exp77" }],
    ["gap_role_unknown", { role: "" }],
    ["gap_when_unclear", { when: "" }],
    ["gap_when_unclear", { when: "last summer" }],
    ["gap_when_future", { when: "2027" }],
    ["gap_when_future", { when: "Dec 2026" }],
    ["gap_when_future", { when: "2019 - 2030" }],
    ["gap_when_outside_role", { when: "2010" }],
    ["gap_when_outside_role", { when: "2022 - 2023" }],
    ["gap_when_outside_role", { when: "since 2023" }],
  ])("is refused as %s for %j", (code, wrong) => {
    const refused = applyGapAnswer(longResume, [], { ...terraform(), ...wrong }, who);
    expect(!refused.ok && refused.error.code).toBe(code);
  });

  it("of any kind never throws and never touches what is there", () => {
    const before = JSON.stringify(longResume);
    fc.assert(
      fc.property(
        fc.record({
          text: fc.string(),
          when: fc.string(),
          role: fc.string(),
          canonical: fc.string(),
        }),
        (wild) => {
          applyGapAnswer(longResume, [], { ...terraform(), ...wild }, who);
          expect(JSON.stringify(longResume)).toBe(before);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe("who has no work to name", () => {
  it("is offered the studies", async () => {
    const bare = { ...studentResume, experience: [], projects: [], volunteer: [] };
    const entry = await makeCase("bare", bare, softwarePosting);
    const roles = questionsOf(entry).flatMap((question) => question.roles);
    expect(roles.every((role) => !role.id.startsWith("exp"))).toBe(true);
    expect(roles.some((role) => role.id.startsWith("edu"))).toBe(true);
  });
});

describe("a posting that states too little to measure", () => {
  it("still asks, and promises nothing", async () => {
    const base = baseOf(electricianResume, "Need: Kubernetes.\nRequirements\n- Kubernetes");
    const made = await tailor(base);
    if (!made.ok || made.value.score.fit.total !== null) return;
    const [first] = gapQuestions({ ...base, tailoring: made.value }, []).questions;
    expect(first?.gain ?? null).toBeNull();
  });
});
