import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyEdit,
  insertEdit,
  invertEdit,
  isOrder,
  moveEdit,
  removeEdit,
  textEdit,
} from "@savile/model";
import type { Documents, Edit, EditFailure, Result } from "@savile/model";
import { after, at, claimAt, documentsOf, unexplained } from "../testing/edit-cases.ts";
import { softwarePosting } from "../testing/postings.ts";
import { decideAll, longResume, makeCase } from "../testing/review-cases.ts";
import type { ReviewCase } from "../testing/review-cases.ts";

const long = await makeCase("long", longResume, softwarePosting);

function expectExplained(entry: ReviewCase): void {
  expect(unexplained(entry)).toBe(0);
  const { shown } = entry.tailoring.score;
  expect(shown?.now ?? 0).toBeLessThanOrEqual(shown?.reach ?? 0);
}

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
        expectExplained(once);
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
          expectExplained(now);
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
