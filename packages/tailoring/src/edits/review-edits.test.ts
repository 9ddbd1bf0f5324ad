import { describe, expect, it } from "vitest";
import { insertEdit, invertEdit, moveEdit, removeEdit } from "@savile/model";
import { reviewWithEdits } from "../review.ts";
import {
  after,
  at,
  claimAt,
  confirm,
  letterClaim,
  made,
  place,
  total,
  unexplained,
  write,
} from "../testing/edit-cases.ts";
import { nurseResume } from "../testing/gauntlet.ts";
import { nursePosting, softwarePosting } from "../testing/postings.ts";
import { decideAll, longResume, makeCase } from "../testing/review-cases.ts";
import type { ReviewCase } from "../testing/review-cases.ts";

const long = await makeCase("long", longResume, softwarePosting);
const cases = [
  long,
  await makeCase("nurse", nurseResume, nursePosting),
  await makeCase("nurse as engineer", nurseResume, softwarePosting),
];

function expectExplained(entry: ReviewCase): void {
  expect(unexplained(entry)).toBe(0);
  const { shown } = entry.tailoring.score;
  expect(shown?.now ?? 0).toBeLessThanOrEqual(shown?.reach ?? 0);
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
    const { proven } = next.tailoring.confidence;
    expect(proven).toBeLessThan(long.tailoring.confidence.proven ?? 0);
    expect(total(next)).toBe(total(long));
    expectExplained(next);
  });

  it("stays carried where it only loses words", () => {
    const next = write(long, path, text.replace(/ and cut .*/, ""));
    expect(claimAt(next, path)).toMatchObject({ by: "user", verdict: "supported", issues: [] });
    expectExplained(next);
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
    expectExplained(confirmed);
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
    expectExplained(removed);
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
    expectExplained(moved);
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
    expectExplained(next);
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
    const gone = write(long, "location", "10 Downing Street, London SW1A 2AA", "cover_letter");
    expect(letterClaim(gone, "location")).toMatchObject({ by: "form", verdict: "supported" });
    for (const said of ["I led 50 people at Google", "The desk of 15 years of Kubernetes"]) {
      const told = write(long, "department", said, "cover_letter");
      expect(letterClaim(told, "department")).toMatchObject({ by: "user", verdict: "unsupported" });
    }
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
