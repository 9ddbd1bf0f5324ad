import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isApplied, isCounted, isOrder } from "@savile/model";
import type { Change, Tailoring } from "@savile/model";
import { acceptedOf, assemble } from "./assemble/assemble.ts";
import { decideChanges } from "./changes/decide.ts";
import type { OwnCheck } from "./changes/decide.ts";
import { review } from "./review.ts";
import { allCases, decideAll, longResume, makeCase, reviewed } from "./testing/review-cases.ts";
import type { ReviewCase } from "./testing/review-cases.ts";
import { softwarePosting } from "./testing/postings.ts";

const cases = await allCases();
const long = await makeCase("long", longResume, softwarePosting);
const rich = cases.filter((entry) => entry.tailoring.changes.length >= 3);

function changeOf(tailoring: Tailoring, test: (change: Change) => boolean): Change {
  const found = tailoring.changes.find(test);
  if (found === undefined) throw new Error("there is no such change");
  return found;
}

function claimAt(tailoring: Tailoring, path: string) {
  return tailoring.resume.claims.find((claim) => claim.path === path);
}

/** What a reader and the score see; the list of changes itself is left out. */
function visible({ resume, score: { fit, shown } }: Tailoring): string {
  // What the other changes could still bring is no part of what is there.
  const { reach: _, ...now } = shown ?? { reach: 0 };
  return JSON.stringify({ resume, fit, now });
}

function rewritten({ tailoring }: ReviewCase): Change {
  return changeOf(tailoring, (change) => change.rule === "tense" || change.rule === "filler");
}

/** Nobody writes words of their own. */
const unasked: OwnCheck = () => {
  throw new Error("there are no words to check");
};

describe("the cases", () => {
  it("hold every kind of change", () => {
    const rules = new Set(cases.flatMap((entry) => entry.tailoring.changes.map((one) => one.rule)));
    for (const rule of ["select", "reorder", "front-skill", "summary", "tense", "filler"]) {
      expect([...rules]).toContain(rule);
    }
    expect(rich.length).toBeGreaterThan(8);
    expect(long.tailoring.changes.length).toBeGreaterThan(8);
  });
});

describe.each(cases)("changes of $name", ({ tailoring }) => {
  it("have names of their own, and no text has two", () => {
    const { changes } = tailoring;
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
    const paths = changes.filter((change) => !isOrder(change)).map((change) => change.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("decisions on changes", () => {
  it("leave, for 1,000 random subsets, what would be there had the rest never been proposed", () => {
    const pick = fc.record({
      entry: fc.constantFrom(...rich, long, long),
      mask: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      seed: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(pick, ({ entry, mask, seed }) => {
        const { base, tailoring } = entry;
        const kept = tailoring.changes.filter((_, index) => mask[index]);
        const rest = tailoring.changes.filter((_, index) => !mask[index]);
        const decisions = decideAll(rest, "reject").toReversed();
        const states = decideChanges(tailoring.changes, decisions, unasked);
        const turn = kept.length === 0 ? 0 : seed % kept.length;
        const turned = [...kept.slice(turn), ...kept.slice(0, turn)];
        const alone = assemble(base.resume, acceptedOf(turned));
        const left = assemble(base.resume, acceptedOf(states));
        expect(JSON.stringify(left)).toBe(JSON.stringify(alone));
        if (seed % 20 !== 0) return;
        const decided = reviewed(entry, decisions);
        expect(decided.resume.resume).toEqual(left);
        const never = review({
          ...base,
          tailoring: { ...tailoring, changes: kept },
          decisions: [],
        });
        expect(visible(decided)).toBe(visible(never));
      }),
      { numRuns: runs(1_000), seed: 20_261_121 },
    );
  });

  it.each(rich)(
    "of $name: all accepted is what was written, all rejected is the source",
    (entry) => {
      const { tailoring, base } = entry;
      const accepted = reviewed(entry, decideAll(tailoring.changes, "accept"));
      expect(visible(accepted)).toBe(visible(tailoring));
      const rejected = reviewed(entry, decideAll(tailoring.changes, "reject"));
      expect(rejected.resume.resume).toEqual(base.resume);
      expect(rejected.resume.claims.every((claim) => claim.by === "source")).toBe(true);
      const back = review({ ...base, tailoring: rejected, decisions: [] });
      expect(back).toEqual(tailoring);
    },
  );

  it("are replayed: only the list counts, not the way to it", () => {
    const first = decideAll(long.tailoring.changes.slice(0, 4), "reject");
    const second = decideAll(long.tailoring.changes.slice(3, 6), "reject");
    const detour = review({ ...long.base, tailoring: reviewed(long, first), decisions: second });
    expect(detour).toEqual(reviewed(long, second));
  });

  it.each(cases)("of $name: shares of the score add up to the total after any of them", (entry) => {
    const { changes } = entry.tailoring;
    for (const rest of [[], changes.filter((_, index) => index % 2 === 0)]) {
      const { score, changes: priced } = reviewed(entry, decideAll(rest, "reject"));
      if (score.shown === null) continue;
      const { before, now, reach } = score.shown;
      const shares = priced.filter(isCounted).reduce((sum, one) => sum + (one.scoreDelta ?? 0), 0);
      expect(before + shares).toBe(now);
      expect(now).toBeLessThanOrEqual(reach);
      expect(score.fit).toEqual(entry.tailoring.score.fit);
    }
  });

  it("on a line that was left out bring it back", () => {
    const drop = changeOf(long.tailoring, (change) => change.rule === "select");
    expect(claimAt(long.tailoring, drop.path)).toBeUndefined();
    const kept = reviewed(long, decideAll([drop], "reject"));
    expect(claimAt(kept, drop.path)).toMatchObject({ text: drop.before, by: "source" });
    const omitted = kept.verification.omissions.map((omission) => omission.factId);
    expect(omitted).not.toContain(drop.path);
  });

  it("on a proposal that reads differently by now make it outdated and change nothing", () => {
    const change = rewritten(long);
    const [decision] = decideAll([change], "accept", { after: "Something else" });
    if (decision === undefined) throw new Error("there is no decision");
    const result = reviewed(long, [decision, { ...decision, changeId: "ch.gone" }]);
    expect(changeOf(result, (one) => one.id === change.id).state).toBe("outdated");
    expect(claimAt(result, change.path)?.text).toBe(change.before);
    const own = reviewed(long, [{ ...decision, action: "edit", text: "Mine" }]);
    expect(changeOf(own, (one) => one.id === change.id).own?.text).toBe("Mine");
    expect(claimAt(own, change.path)?.text).toBe(change.before);
  });
});

function fit(result: Tailoring): number {
  return result.score.fit.total ?? 0;
}

function shownBy(result: Tailoring): number {
  return result.score.shown?.now ?? 0;
}

describe("the person's own words", () => {
  const change = rewritten(long);
  const lie = `${change.after ?? ""} with Terraform`;
  it("are printed and marked as theirs, and earn nothing while nothing carries them", () => {
    const edited = reviewed(long, decideAll([change], "edit", { text: lie }));
    const claim = claimAt(edited, change.path);
    expect(claim).toMatchObject({ text: lie, by: "user", rule: "user", reason: "Added by you." });
    expect(claim?.verdict).not.toBe("supported");
    expect(edited.verification.userAdded).toBe(1);
    const rejected = reviewed(long, decideAll([change], "reject"));
    expect(fit(edited)).toBe(fit(rejected));
    expect(shownBy(edited)).toBe(shownBy(rejected));
    const shown = changeOf(edited, (one) => one.id === change.id);
    expect(isApplied(shown) && !isCounted(shown)).toBe(true);
  });

  it("count once they are confirmed, exactly as they promised", () => {
    const edited = reviewed(long, decideAll([change], "edit", { text: lie }));
    const promised = changeOf(edited, (one) => one.id === change.id).scoreDelta ?? 0;
    const confirmed = reviewed(long, decideAll([change], "confirm", { text: lie }));
    expect(shownBy(confirmed) - shownBy(edited)).toBe(promised);
    expect(fit(confirmed)).toBeGreaterThan(fit(edited));
    expect(shownBy(confirmed)).toBeLessThanOrEqual(confirmed.score.shown?.reach ?? 0);
    expect(claimAt(confirmed, change.path)).toMatchObject({ by: "user", verdict: "supported" });
  });

  it("that the source carries need no confirmation", () => {
    const text = change.before ?? "";
    const edited = reviewed(long, decideAll([change], "edit", { text }));
    expect(claimAt(edited, change.path)).toMatchObject({ by: "user", verdict: "supported" });
  });
});

describe("a proposal that the check doubts", () => {
  const change = rewritten(long);
  const doubted: ReviewCase = {
    ...long,
    tailoring: {
      ...long.tailoring,
      changes: long.tailoring.changes.map((one) =>
        one.id === change.id ? { ...one, verdict: "weak" } : one,
      ),
    },
  };

  it("waits for the person and is not printed meanwhile", () => {
    const result = reviewed(doubted, []);
    expect(changeOf(result, (one) => one.id === change.id).state).toBe("proposed");
    expect(claimAt(result, change.path)?.text).toBe(change.before);
  });

  it("is printed when accepted and proven when confirmed", () => {
    const accepted = reviewed(doubted, decideAll([change], "accept"));
    expect(claimAt(accepted, change.path)).toMatchObject({ text: change.after, verdict: "weak" });
    const confirmed = reviewed(doubted, decideAll([change], "confirm"));
    expect(claimAt(confirmed, change.path)).toMatchObject({ verdict: "supported" });
    expect(claimAt(confirmed, change.path)?.reason).toContain("You confirmed");
  });
});

describe("text that is invisible in the file", () => {
  const path = "exp1.b1";
  const facts = long.base.facts.map((fact) =>
    fact.id === path ? { ...fact, hidden: "white" as const } : fact,
  );

  it("is shown only where the person asks for it, and never counts", async () => {
    const base = { ...long.base, facts };
    const hidden = review({ ...base, tailoring: long.tailoring, decisions: [] });
    const drop: Change = {
      ...changeOf(long.tailoring, (change) => change.rule === "select"),
      id: `ch.hidden.${path}`,
      path,
    };
    const tailoring = { ...hidden, changes: [drop] };
    const kept = review({ ...base, tailoring, decisions: decideAll([drop], "reject") });
    expect(claimAt(kept, path)).toMatchObject({ by: "user" });
    expect(claimAt(kept, path)?.reason).toContain("Invisible in your file");
    const without = review({ ...base, tailoring, decisions: [] });
    expect(kept.score.fit).toEqual(without.score.fit);
    expect(shownBy(kept)).toBe(shownBy(without));
  });
});
