import type { Claim, Extraction, Resume, Tailoring } from "@savile/model";
import { isRaised, letterLeaves, resumeLeaves } from "@savile/model";
import { gapQuestions, parsePosting, review, scoreResume, tailor } from "@savile/tailoring";
import type { TailorInput } from "@savile/tailoring";
import { factsOf } from "../../packages/tailoring/src/testing/build-resume.ts";
import { contradictions } from "../../packages/tailoring/src/testing/contradictions.ts";
import { copiesPosting, runsOf } from "../../packages/tailoring/src/letter/context.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corpus, corpusFiles, corpusPostings, resumeEndings } from "./corpus.ts";
import { corpusDay, openExtractor, openRenderer } from "./engines.ts";

interface Pair {
  readonly resume: string;
  readonly posting: string;
  readonly text: string;
  readonly extraction: Extraction;
  readonly tailoring: Tailoring;
}

const extractor = openExtractor();
const renderer = openRenderer();
afterAll(() => Promise.all([extractor.close(), renderer.close()]));

/** Pages of a resume as the product prints it. */
async function pagesOf(resume: Resume): Promise<number> {
  const document = { kind: "resume" as const, resume };
  const print = { template: "modern" as const, paper: "letter" as const, createdAt: 1 };
  const layout = await renderer.layout({ document, ...print, want: [] });
  if (!layout.ok) throw new Error(layout.error.detail);
  return layout.value.pageCount;
}

async function made(
  read: Pick<Extraction, "resume" | "facts" | "confidence">,
  jobDescription: string,
  pages: Pick<TailorInput, "pageBudget" | "measure"> = {},
): Promise<Tailoring> {
  const result = await tailor({
    resume: read.resume,
    facts: read.facts,
    extractionConfidence: read.confidence,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: corpusDay,
    ...pages,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Documents of a pair as they stand. */
function standing({
  text,
  extraction,
  tailoring,
}: Pick<Pair, "text" | "extraction" | "tailoring">) {
  return {
    resume: extraction.resume,
    facts: extraction.facts,
    extractionConfidence: extraction.confidence,
    posting: parsePosting(text),
    jobDescription: text,
    today: corpusDay,
    tailoring,
  };
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
        const tailoring = await made(extraction, text);
        pairs.push({ resume: file.name, posting: name, text, extraction, tailoring });
      }
    }
  });

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

  it("tells the same fit before and after, whatever was tailored or refused", () => {
    const moved = pairs.filter(({ text, extraction, tailoring }) => {
      const posting = parsePosting(text);
      const before = scoreResume({ ...extraction, posting, today: corpusDay });
      const refused = review({
        ...standing({ text, extraction, tailoring }),
        decisions: tailoring.changes.map(({ id, after }) => ({
          changeId: id,
          action: "reject",
          after,
          at: `${corpusDay}T00:00:00.000Z`,
        })),
      });
      const fits = [before, refused.score.fit].map((fit) => JSON.stringify(fit));
      return fits.some((fit) => fit !== JSON.stringify(tailoring.score.fit));
    });
    expect(moved.map(({ resume, posting }) => `${resume} x ${posting}`)).toEqual([]);
  });

  it("tells no two figures that contradict each other, and a badge only from a threshold on", () => {
    for (const pair of pairs) {
      const { tailoring } = pair;
      const told = standing(pair);
      const gaps = gapQuestions(told, []);
      expect(contradictions({ posting: told.posting, tailoring, gaps })).toEqual([]);
      const { before = 0, now = 0 } = tailoring.score.shown ?? {};
      if (isRaised(tailoring.score)) expect(now - before).toBeGreaterThanOrEqual(5);
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

  it("covers at least 95 of 100 requirements that the source proves, cut to one page", async () => {
    let [shown, provable, left] = [0, 0, 0];
    for (const { extraction, text } of pairs.filter((_, index) => index % 5 === 0)) {
      const onePage = { pageBudget: 1 as const, measure: pagesOf };
      const tailoring = await made(extraction, text, onePage);
      const { coverage, omissions } = tailoring.verification;
      shown += coverage.after;
      provable += coverage.ceiling;
      left += omissions.length;
    }
    expect(left).toBeGreaterThan(20);
    expect(provable).toBeGreaterThan(1);
    expect(shown / provable).toBeGreaterThanOrEqual(0.95);
  });

  it("copies no six words running of a posting into a letter", () => {
    const copied = pairs.flatMap(({ resume, posting, text, extraction, tailoring }) => {
      const own = runsOf(
        `${extraction.resume.experience.map((entry) => `${entry.title} ${entry.company}`).join(" ")} ${text.split("\n")[0] ?? ""}\n${parsePosting(text).company ?? ""}`,
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
      const again = await made(extraction, text);
      expect(JSON.stringify(again), `${resume} x ${posting}`).toBe(JSON.stringify(tailoring));
      const { resume: tailored } = tailoring.resume;
      const second = await made(
        { resume: tailored, facts: factsOf(tailored), confidence: extraction.confidence },
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
  });
});
