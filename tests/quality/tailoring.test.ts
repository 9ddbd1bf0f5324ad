import type { Claim, Extraction, Fact, Resume, Tailoring } from "@savile/model";
import { letterLeaves, resumeLeaves } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { factsOf } from "../../packages/tailoring/src/testing/build-resume.ts";
import { copiesPosting, runsOf } from "../../packages/tailoring/src/letter/context.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "./corpus.ts";
import { corpusDay, openExtractor } from "./engines.ts";

interface Pair {
  readonly resume: string;
  readonly posting: string;
  readonly text: string;
  readonly extraction: Extraction;
  readonly tailoring: Tailoring;
}

const extractor = openExtractor();
afterAll(() => extractor.close());

async function made(
  resume: Resume,
  facts: readonly Fact[],
  extractionConfidence: number | null,
  jobDescription: string,
): Promise<Tailoring> {
  const result = await tailor({
    resume,
    facts,
    extractionConfidence,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: corpusDay,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function wordCount(tailoring: Tailoring): number {
  return tailoring.letter.letter.paragraphs
    .map((paragraph) => paragraph.text)
    .join(" ")
    .split(/\s+/).length;
}

function withoutEvidence(claims: readonly Claim[]): Claim[] {
  return claims.filter(
    (claim) =>
      claim.by !== "form" &&
      claim.evidence.factIds.length === 0 &&
      claim.evidence.posting.length === 0,
  );
}

describe.skipIf(!corpus.present)("tailoring over all resumes and postings of the corpus", () => {
  const pairs: Pair[] = [];

  beforeAll(async () => {
    for (const file of corpusFiles(corpus.resumes, resumeEndings)) {
      const read = await extractor.extract(file.bytes, { today: corpusDay, name: file.name });
      if (!read.ok) throw new Error(`${file.name}: ${read.error.code}`);
      const extraction = read.value;
      for (const { name, text } of corpusPostings()) {
        const tailoring = await made(
          extraction.resume,
          extraction.facts,
          extraction.confidence,
          text,
        );
        pairs.push({ resume: file.name, posting: name, text, extraction, tailoring });
      }
    }
  }, 120_000);

  it("covers every pair", () => {
    expect(pairs.length).toBe(120);
  });

  it("gives every printed line a claim with evidence", () => {
    for (const { resume, posting, tailoring } of pairs) {
      for (const document of [tailoring.resume, tailoring.letter]) {
        const leaves =
          document.kind === "resume"
            ? resumeLeaves(document.resume)
            : letterLeaves(document.letter);
        const claimed = new Set(document.claims.map((claim) => claim.path));
        const bare = leaves.filter((leaf) => !claimed.has(leaf.address));
        expect(bare, `${resume} x ${posting}`).toEqual([]);
        expect(withoutEvidence(document.claims), `${resume} x ${posting}`).toEqual([]);
      }
    }
  });

  it("lets no unsupported line reach a document", () => {
    const unsupported = pairs.flatMap(({ resume, posting, tailoring }) =>
      [...tailoring.resume.claims, ...tailoring.letter.claims]
        .filter((claim) => claim.verdict === "unsupported")
        .map((claim) => `${resume} x ${posting}: ${claim.text}`),
    );
    expect(unsupported).toEqual([]);
  });

  it("cites only facts that exist and are visible", () => {
    for (const { extraction, tailoring } of pairs) {
      const visible = new Set(
        extraction.facts.filter((fact) => fact.hidden === undefined).map((fact) => fact.id),
      );
      const cited = [...tailoring.resume.claims, ...tailoring.letter.claims].flatMap(
        (claim) => claim.evidence.factIds,
      );
      expect(cited.filter((id) => !visible.has(id))).toEqual([]);
    }
  });

  it("keeps every role, employer, date and degree as written", () => {
    for (const { extraction, tailoring } of pairs) {
      const source = extraction.resume;
      const made = tailoring.resume.resume;
      expect(made.experience.map(({ title, company, dates }) => [title, company, dates])).toEqual(
        source.experience.map(({ title, company, dates }) => [title, company, dates]),
      );
      expect(made.education.map(({ degree, school, dates }) => [degree, school, dates])).toEqual(
        source.education.map(({ degree, school, dates }) => [degree, school, dates]),
      );
    }
  });

  it("adds the parts of every score up to its total", () => {
    for (const { tailoring } of pairs) {
      for (const score of Object.values(tailoring.score)) {
        if (score.total === null) continue;
        const points = score.parts.reduce((sum, part) => sum + part.points, 0);
        expect(points - score.missingMustHaves).toBeCloseTo(score.total, 6);
      }
    }
  });

  it("writes letters of a length that one would send", () => {
    const lengths = pairs.map(({ tailoring }) => wordCount(tailoring)).toSorted((a, b) => a - b);
    expect(lengths[0]).toBeGreaterThanOrEqual(90);
    expect(lengths.at(-1)).toBeLessThanOrEqual(320);
  });

  it("shows every required term that the source shows", () => {
    for (const { resume, posting, tailoring } of pairs) {
      const { coverage } = tailoring.verification;
      expect(coverage.after, `${resume} x ${posting}`).toBeGreaterThanOrEqual(coverage.before);
    }
  });

  it("copies no six words running of a posting into a letter", () => {
    const copied = pairs.flatMap(({ resume, posting, text, extraction, tailoring }) => {
      const own = runsOf(
        `${extraction.resume.experience.map((entry) => `${entry.title} ${entry.company}`).join(" ")} ${text.split("\n")[0] ?? ""}`,
      );
      const runs = new Set([...runsOf(text)].filter((run) => !own.has(run)));
      return tailoring.letter.letter.paragraphs
        .filter((paragraph) => copiesPosting(paragraph.text, runs))
        .map((paragraph) => `${resume} x ${posting}: ${paragraph.text}`);
    });
    expect(copied).toEqual([]);
  });

  it("gives the same bytes again, and nothing to do for what was tailored", async () => {
    const some = pairs.filter((_, index) => index % 7 === 0);
    for (const { resume, posting, text, extraction, tailoring } of some) {
      const again = await made(extraction.resume, extraction.facts, extraction.confidence, text);
      expect(JSON.stringify(again), `${resume} x ${posting}`).toBe(JSON.stringify(tailoring));
      const second = await made(
        tailoring.resume.resume,
        factsOf(tailoring.resume.resume),
        extraction.confidence,
        text,
      );
      const changes = second.changes.map(({ path, rule, before, after }) => ({
        path,
        rule,
        before,
        after,
      }));
      expect(changes, `${resume} x ${posting}`).toEqual([]);
    }
  }, 60_000);
});
