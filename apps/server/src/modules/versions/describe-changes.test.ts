import { describe, expect, it } from "vitest";
import type { LineDifference } from "./compare-documents.ts";
import { describeReview, groupDifferences } from "./describe-changes.ts";
import type { Reviewing } from "./describe-changes.ts";

function line(part: Partial<LineDifference> = {}): LineDifference {
  return {
    document: "resume",
    path: "exp1.b1",
    change: "reworded",
    what: "bullet",
    at: "Lead",
    before: "Count stock",
    after: "Count the stock",
    ...part,
  };
}

const skill = line({ path: "skl1.s1", change: "added", what: "skill", at: "Tools", before: null });

/** What is told of the only line of a change. */
function toldOf(part: Partial<LineDifference>) {
  const [group] = groupDifferences([line(part)]);
  return group?.text;
}

describe("what a version changed", () => {
  it("is counted by kind and entry, the most first, and names a single line", () => {
    const three = ["exp1.b1", "exp1.b2", "exp1.b3"].map((path) => line({ path }));
    expect(groupDifferences([{ ...skill, after: "Kaizen" }, ...three])).toEqual([
      { document_type: "resume", change: "reworded", what: "bullet", count: 3, at: "Lead" },
      {
        document_type: "resume",
        change: "added",
        what: "skill",
        count: 1,
        at: "Tools",
        text: "Kaizen",
      },
    ]);
  });

  it("is told apart by document, change, kind and entry", () => {
    const groups = groupDifferences([
      line(),
      line({ document: "cover_letter" }),
      line({ change: "moved" }),
      line({ what: "entry" }),
      line({ at: "Clerk" }),
      line({ at: null }),
    ]);
    expect(groups.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("names what was there where a line is gone, and which paragraph it was", () => {
    const gone = line({ document: "cover_letter", what: "paragraph", after: null, number: 2 });
    expect(groupDifferences([gone])).toMatchObject([{ text: "Count stock", number: 2 }]);
    expect(groupDifferences([gone, { ...gone, number: 3 }])[0]).not.toHaveProperty("number");
  });

  it("names the first line of a text, cut between letters to what a list has room for", () => {
    expect(toldOf({ after: "Clerk\nDock Nine" })).toBe("Clerk");
    expect(toldOf({ after: "a".repeat(80) })).toBe("a".repeat(80));
    expect(toldOf({ after: "😀".repeat(81) })).toBe(`${"😀".repeat(79)}…`);
  });

  it("is told as twelve groups at most, those with the most lines", () => {
    const alone = Array.from({ length: 12 }, (_, index) => line({ at: `Job ${index}` }));
    const groups = groupDifferences([...alone, skill, skill]);
    expect(groups).toHaveLength(12);
    expect(groups[0]).toMatchObject({ what: "skill", count: 2 });
    expect(groups.at(-1)?.at).toBe("Job 10");
  });

  it("is nothing where no line differs", () => {
    expect(groupDifferences([])).toEqual([]);
  });
});

describe("what a person decided between two states", () => {
  const none: Reviewing = { decisions: [], answers: [] };
  const decision = { changeId: "c1", at: "1", action: "accept" };
  const answer = { gapId: "g1", canonical: "SQL" };

  it("tells decisions and answers that were given or taken back", () => {
    const given = { decisions: [decision], answers: [answer] };
    expect(describeReview(none, none)).toEqual({});
    expect(describeReview(none, given)).toEqual({ decided: 1, answered: ["SQL"] });
    expect(describeReview(given, none)).toEqual({ decided: 1, withdrawn: ["SQL"] });
    expect(describeReview(given, given)).toEqual({});
  });

  it("counts a decision that was altered, and none that merely stands elsewhere in the list", () => {
    const other = { ...decision, changeId: "c2" };
    const before = { ...none, decisions: [decision, other] };
    const altered = { ...decision, action: "reject" };
    expect(describeReview(before, { ...none, decisions: [other, altered] })).toEqual({
      decided: 1,
    });
    expect(describeReview(before, { ...none, decisions: [other, decision] })).toEqual({});
  });
});
