import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyEdit,
  insertEdit,
  invertEdit,
  isCounted,
  isOrder,
  moveEdit,
  removeEdit,
  textEdit,
} from "@savile/model";
import type { Documents, Edit, EditFailure, Result, Tailoring } from "@savile/model";
import { review, reviewWithEdits } from "../review.ts";
import { decideAll, longResume, makeCase } from "../testing/review-cases.ts";
import type { ReviewCase } from "../testing/review-cases.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { nursePosting, softwarePosting } from "../testing/postings.ts";

const long = await makeCase("long", longResume, softwarePosting);
const cases = [
  long,
  await makeCase("nurse", nurseResume, nursePosting),
  await makeCase("nurse as engineer", nurseResume, softwarePosting),
];
const at = "2026-11-21T10:00:00.000Z";

function documentsOf({ resume, letter }: Tailoring): Documents {
  return { resume: resume.resume, letter: letter.letter };
}

function made<T extends Edit>(result: Result<T, EditFailure>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function place(tailoring: Tailoring, document: Edit["document"] = "resume") {
  return { documents: documentsOf(tailoring), document, at };
}

/** The case after new edits, on top of those that it has. */
function after(
  entry: ReviewCase,
  pending: readonly Edit[],
  decisions = entry.decisions,
): ReviewCase {
  const { base, tailoring } = entry;
  return {
    ...entry,
    ...(decisions === undefined ? {} : { decisions }),
    tailoring: review({ ...base, tailoring, decisions: decisions ?? [], pending }),
  };
}

function write(entry: ReviewCase, path: string, next: string, document?: Edit["document"]) {
  return after(entry, [made(textEdit(place(entry.tailoring, document), path, next))]);
}

function confirm(entry: ReviewCase, path: string, confirmed = true): ReviewCase {
  const text = claimAt(entry, path)?.text ?? "";
  return after(entry, [{ kind: "confirm", document: "resume", at, path, text, confirmed }]);
}

function claimAt({ tailoring }: ReviewCase, path: string) {
  return tailoring.resume.claims.find((claim) => claim.path === path);
}

function letterClaim({ tailoring }: ReviewCase, path: string) {
  return tailoring.letter.claims.find((claim) => claim.path === path);
}

function total({ tailoring }: ReviewCase): number {
  return tailoring.score.after.total ?? 0;
}

function expectShares({ tailoring }: ReviewCase): void {
  const { score, layoutGain, changes, edited } = tailoring;
  if (score.before.total === null) return;
  const shares = changes.filter(isCounted).reduce((sum, one) => sum + (one.scoreDelta ?? 0), 0);
  expect(score.before.total + (layoutGain ?? 0) + shares + (edited?.scoreDelta ?? 0)).toBe(
    score.after.total,
  );
  expect(score.after.total ?? 0).toBeLessThanOrEqual(score.ceiling.total ?? 0);
}

describe("a review without edits", () => {
  it.each(cases)("of $name names none", ({ base, tailoring }) => {
    expect(tailoring.edited).toBeUndefined();
    const { tailoring: result, refused } = reviewWithEdits({ ...base, tailoring, decisions: [] });
    expect(result).toEqual(tailoring);
    expect(refused).toEqual([]);
  });
});

describe("a line that the person rewrites", () => {
  const path = "exp1.b2";
  const text = claimAt(long, path)?.text ?? "";

  it("is printed as they wrote it, with a claim of theirs, and stored as one edit", () => {
    const next = write(write(long, path, `${text}!`), path, `${text} with Terraform`);
    expect(next.tailoring.edited?.edits).toEqual([
      { kind: "text", document: "resume", at, path, old: text, next: `${text} with Terraform` },
    ]);
    const claim = claimAt(next, path);
    expect(claim).toMatchObject({ by: "user", rule: "user", reason: "Added by you." });
    expect(claim?.verdict).not.toBe("supported");
    expect(claim?.issues.length).toBeGreaterThan(0);
    expect(next.tailoring.verification.userAdded).toBe(1);
    const { verification, written } = next.tailoring.confidence;
    expect(verification).toBeLessThan(long.tailoring.confidence.verification ?? 0);
    expect(written).toBe(long.tailoring.confidence.verification);
    expect(total(next)).toBe(total(long));
    expectShares(next);
  });

  it("stays carried where it only loses words", () => {
    const next = write(long, path, text.replace(/ and cut .*/, ""));
    expect(claimAt(next, path)).toMatchObject({ by: "user", verdict: "supported", issues: [] });
    expectShares(next);
  });

  it("counts once they say that it is true, and no longer when it reads otherwise", () => {
    const added = write(long, path, `${text} with Docker and Terraform`);
    const confirmed = confirm(added, path);
    expect(claimAt(confirmed, path)).toMatchObject({
      by: "user",
      verdict: "supported",
      reason: "Attested by you.",
    });
    expect(total(confirmed)).toBeGreaterThanOrEqual(total(added));
    expect(confirmed.tailoring.edited?.edits).toHaveLength(2);
    expectShares(confirmed);
    const back = confirm(confirmed, path, false);
    expect(back.tailoring).toEqual(added.tailoring);
    const changed = write(confirmed, path, `${text} with Docker and Pulumi`);
    expect(claimAt(changed, path)?.verdict).not.toBe("supported");
    expect(changed.tailoring.edited?.edits).toHaveLength(1);
  });

  it("leaves no trace when it is written back", () => {
    const there = write(long, path, "Something else");
    expect(write(there, path, text).tailoring).toEqual(long.tailoring);
    expect(JSON.stringify(write(there, path, text).tailoring)).toBe(JSON.stringify(long.tailoring));
  });
});

describe("lines and entries that come, go and move", () => {
  it("have a claim where they are new, and are named where they are gone", () => {
    const { documents } = place(long.tailoring);
    const line = { id: "b12345", text: "Ran Kafka for forty teams" };
    const insert = made(insertEdit({ documents, document: "resume", at }, "exp1.bullets", line));
    const added = after(long, [insert]);
    expect(claimAt(added, "exp1.b12345")).toMatchObject({ by: "user", verdict: "unsupported" });
    expect(total(added)).toBe(total(long));
    const gone = documents.resume.experience[0]?.bullets[0]?.id ?? "";
    const remove = made(removeEdit({ documents, document: "resume", at }, "exp1.bullets", gone));
    const removed = after(long, [remove]);
    expect(removed.tailoring.verification.omissions).toContainEqual({
      factId: `exp1.${gone}`,
      why: "by-you",
    });
    expect(removed.tailoring.letter).toEqual(long.tailoring.letter);
    expectShares(removed);
    for (const entry of [added, removed]) {
      const [edit] = entry.tailoring.edited?.edits ?? [];
      const back = after(entry, edit === undefined ? [] : [invertEdit(edit, at)]);
      expect(back.tailoring).toEqual(long.tailoring);
    }
  });

  it("need no proof when they only move", () => {
    const { documents } = place(long.tailoring);
    const ids = documents.resume.experience[0]?.bullets.map(({ id }) => id) ?? [];
    const move = moveEdit(
      { documents, document: "resume", at },
      "exp1.bullets",
      ids[0] ?? "",
      ids.at(-1) ?? null,
    );
    const moved = after(long, [made(move)]);
    expect(moved.tailoring.verification.userAdded).toBe(0);
    expect(moved.tailoring.edited?.edits).toHaveLength(1);
    expectShares(moved);
  });
});

describe("values of their own", () => {
  it("are not doubted: a new phone number is the person's to state", () => {
    const next = write(long, "contact.phone", "+44 20 7946 0000");
    expect(claimAt(next, "contact.phone")).toMatchObject({
      verdict: "supported",
      reason: "Stated by you.",
    });
  });

  it.each([
    ["exp1.title", "Head of Platform"],
    ["exp1.company", "Google"],
    ["exp1.dates", "2016 – present"],
    ["edu1.degree", "PhD Computer Science"],
    ["edu1.school", "Oxford"],
    ["headline", "Principal Engineer with 20 years of experience"],
    ["summary", "Platform engineer who led 300 people and holds a PMP"],
    ["name", "Ines Varga, PhD"],
  ])("are not carried by the file: %s %s", (path, text) => {
    const next = write(long, path, text);
    expect(claimAt(next, path)?.verdict).not.toBe("supported");
    expect(total(next)).toBeLessThanOrEqual(total(long));
    expectShares(next);
  });

  it.each([
    ["exp1.title", "PLATFORM ENGINEER"],
    ["exp1.dates", "2021 – Present"],
    ["edu1.degree", "Bachelor of Science in Computer Science"],
  ])("are carried where they say the same: %s %s", (path, text) => {
    expect(claimAt(write(long, path, text), path)?.verdict).toBe("supported");
  });
});

describe("a letter that the person edits", () => {
  const path = `body.${long.tailoring.letter.letter.paragraphs[0]?.id ?? ""}`;
  const text = long.tailoring.letter.letter.paragraphs[0]?.text ?? "";

  it("keeps what was carried and marks what is new", () => {
    const kept = write(long, path, text.split(". ").slice(0, 1).join(". "), "cover_letter");
    expect(letterClaim(kept, path)).toMatchObject({ by: "user", verdict: "supported" });
    const lie = write(long, path, `${text} I led 900 engineers at Google.`, "cover_letter");
    expect(letterClaim(lie, path)?.verdict).toBe("unsupported");
    expect(lie.tailoring.resume).toEqual(long.tailoring.resume);
    const back = write(lie, path, text, "cover_letter");
    expect(back.tailoring).toEqual(long.tailoring);
  });

  it("has forms that state nothing", () => {
    const next = write(long, "salutation", "Dear Ms Ito,", "cover_letter");
    expect(letterClaim(next, "salutation")).toMatchObject({ by: "form", verdict: "supported" });
    const bye = write(long, "closing", "With kind regards,", "cover_letter");
    expect(letterClaim(bye, "closing")).toMatchObject({ by: "form", verdict: "supported" });
    const lie = write(long, "closing", "Yours, with a PhD and 20 years of Rust,", "cover_letter");
    expect(letterClaim(lie, "closing")).toMatchObject({ by: "user", verdict: "unsupported" });
  });
});

describe("an edit whose text changes under it", () => {
  const change = long.tailoring.changes.find((one) => one.rule === "canonicalise");
  const path = change?.path ?? "";
  const decisions = change === undefined ? [] : decideAll([change], "reject");

  it("waits, is never applied blindly and comes back with its text", () => {
    const edited = write(long, path, "My own words");
    const decided = after(edited, [], decisions);
    expect(claimAt(decided, path)?.text).toBe(change?.before);
    expect(decided.tailoring.edited).toMatchObject({ edits: [], outdated: [{ path }] });
    expect(after(decided, [], []).tailoring).toEqual(edited.tailoring);
  });

  it("is thrown away or made anew by a new edit of the same text", () => {
    const decided = after(write(long, path, "My own words"), [], decisions);
    const now = change?.before ?? "";
    const head = { kind: "text", document: "resume", at, path } as const;
    const thrown = after(decided, [{ ...head, old: now, next: now }]);
    expect(thrown.tailoring.edited).toBeUndefined();
    const [waiting] = decided.tailoring.edited?.outdated ?? [];
    const inverse = after(decided, waiting === undefined ? [] : [invertEdit(waiting, at)]);
    expect(inverse.tailoring.edited).toBeUndefined();
    const again = after(decided, [{ ...head, old: now, next: "My own words" }]);
    expect(again.tailoring.edited).toMatchObject({ outdated: [], edits: [{ path }] });
    expect(claimAt(again, path)?.text).toBe("My own words");
  });

  it("is named when it was new", () => {
    const stale = {
      kind: "text",
      document: "resume",
      at,
      path,
      old: "Nothing",
      next: "New",
    } as const;
    const { base, tailoring } = long;
    const result = reviewWithEdits({ ...base, tailoring, decisions: [], pending: [stale] });
    expect(result.refused).toEqual([{ index: 0, edit: stale, code: "stale" }]);
    expect(result.tailoring).toEqual(tailoring);
  });
});

/** Some edit of the documents as they are, by a number. */
function someEdit(documents: Documents, seed: number): Edit | undefined {
  const jobs = documents.resume.experience;
  const job = jobs[seed % jobs.length];
  const line = job?.bullets[seed % (job.bullets.length || 1)];
  if (job === undefined || line === undefined) return undefined;
  const here = { documents, document: "resume", at } as const;
  const list = `${job.id}.bullets`;
  const words = `Line ${seed} of mine`;
  const results: Result<Edit, EditFailure>[] = [
    textEdit(here, `${job.id}.${line.id}`, words),
    textEdit(here, `${job.id}.title`, `Title ${seed}`),
    removeEdit(here, list, line.id),
    insertEdit(here, list, { id: `b${10_000 + seed}`, text: words }, null),
    moveEdit(here, list, line.id, null),
    textEdit({ ...here, document: "cover_letter" }, "body.p1", words),
  ];
  const result = results[seed % results.length];
  return result === undefined || !result.ok ? undefined : result.value;
}

describe("any run of edits", () => {
  it("taken back in any number leaves byte for byte what was written, and the shares add up", () => {
    const seeds = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 8 });
    const state = JSON.stringify(long.tailoring);
    fc.assert(
      fc.property(seeds, (numbers) => {
        let documents = documentsOf(long.tailoring);
        const edits: Edit[] = [];
        for (const seed of numbers) {
          const edit = someEdit(documents, seed);
          const applied = edit === undefined ? undefined : applyEdit(documents, edit);
          if (edit === undefined || applied?.ok !== true) continue;
          edits.push(edit);
          documents = applied.value;
        }
        const once = after(long, edits);
        expect(documentsOf(once.tailoring)).toEqual(documents);
        expectShares(once);
        const backwards = edits.toReversed().map((edit) => invertEdit(edit, at));
        expect(JSON.stringify(after(once, backwards).tailoring)).toBe(state);
      }),
      { numRuns: 25, seed: 20_261_121 },
    );
  });
});

/** The words that a person wrote last at each address and did not take back. */
type Wrote = ReadonlyMap<string, string>;

function keepsWords({ tailoring }: ReviewCase, wrote: Wrote): void {
  const shown = new Map(tailoring.resume.claims.map((claim) => [claim.path, claim.text]));
  const waiting = tailoring.edited?.outdated.flatMap((edit) =>
    edit.kind === "text" ? [`${edit.path} ${edit.next}`] : [],
  );
  for (const [path, text] of wrote) {
    expect(shown.get(path) === text || waiting?.includes(`${path} ${text}`)).toBe(true);
  }
}

describe("edits and decisions in any order", () => {
  it("lose no word, and taken back all together leave what was written", () => {
    const changed = long.tailoring.changes.filter((change) => change.after !== null);
    const steps = fc.array(
      fc.record({ edits: fc.boolean(), number: fc.integer({ min: 0, max: 5_000 }) }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let now: ReviewCase = long;
        const wrote = new Map<string, string>();
        for (const { edits, number } of list) {
          const change = changed[number % changed.length];
          const rejected = changed.filter((_, index) => (number >> (index % 12)) % 2 === 0);
          const path = change?.path ?? "";
          const old = claimAt(now, path)?.text;
          if (!edits) now = after(now, [], decideAll(rejected, "reject"));
          else if (old !== undefined && !isOrder({ rule: change?.rule ?? "copy" })) {
            const next = `Words ${number}`;
            now = after(now, [{ kind: "text", document: "resume", at, path, old, next }]);
            wrote.set(path, next);
          }
          keepsWords(now, wrote);
          expectShares(now);
        }
        const undecided = after(now, [], []);
        keepsWords(undecided, wrote);
        const left = [...(undecided.tailoring.edited?.edits ?? [])];
        const waiting = [...(undecided.tailoring.edited?.outdated ?? [])];
        const back = [...waiting, ...left].map((edit) => invertEdit(edit, at));
        expect(JSON.stringify(after(undecided, back, []).tailoring)).toBe(
          JSON.stringify(long.tailoring),
        );
      }),
      { numRuns: 16, seed: 20_261_121 },
    );
  });
});
