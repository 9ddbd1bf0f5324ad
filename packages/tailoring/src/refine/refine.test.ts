import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import {
  declineTrials,
  syncTrials,
  understoodTrials,
  unknownTrials,
} from "../testing/refine-trials.data.ts";
import { secondDecline, secondUnderstood, secondUnknown } from "../testing/refine-second.data.ts";
import { documentsOf, fewLines, holds, tryInstruction } from "../testing/try-refinement.ts";
import type { Tried } from "../testing/try-refinement.ts";
import { decideAll } from "../testing/review-cases.ts";
import { review } from "../review.ts";
import { refine } from "./refine.ts";
import { setRefinements } from "./set-refinements.ts";

function unsupported({ after }: Tried): string[] {
  return [...after.resume.claims, ...after.letter.claims]
    .filter((claim) => claim.verdict === "unsupported")
    .map((claim) => claim.text);
}

describe("an instruction", () => {
  it.each(
    [...understoodTrials, ...secondUnderstood].map(([person, text, ...effects]) => ({
      person,
      text,
      effects,
    })),
  )("of $person is understood and does what it says: $text", async ({ person, text, effects }) => {
    const tried = await tryInstruction(person, text);
    expect(["applied", "nothing_to_change"]).toContain(tried.refined.outcome);
    const held = await Promise.all(effects.map((effect) => holds(tried, effect)));
    expect(held).toEqual(effects.map(() => true));
    expect(unsupported(tried)).toEqual([]);
  });

  it.each([...unknownTrials, ...secondUnknown].map(([person, text]) => ({ person, text })))(
    "of $person that means nothing changes nothing and says so: $text",
    async ({ person, text }) => {
      const { refined, before, after } = await tryInstruction(person, text);
      expect([refined.outcome, refined.lines]).toEqual(["not_understood", []]);
      expect(refined.suggestions.length).toBeGreaterThan(0);
      expect(after).toEqual(before);
    },
  );

  it.each([...declineTrials, ...secondDecline].map(([person, text]) => ({ person, text })))(
    "of $person for what the file does not carry is declined with its reason: $text",
    async ({ person, text }) => {
      const { refined, before, after } = await tryInstruction(person, text);
      expect([refined.outcome, refined.lines]).toEqual(["declined", []]);
      expect(refined.parts[0]?.said.length).toBeGreaterThan(20);
      expect(after).toEqual(before);
    },
  );

  it.each(syncTrials)("is none where an older client hands in its edits: %s", async (text) => {
    const { refined } = await tryInstruction("platform", text);
    expect(refined).toMatchObject({ outcome: "synchronised", lines: [] });
  });

  it("for a skill that the posting wants and the file lacks leads to the question about it", async () => {
    const { refined } = await tryInstruction("platform", "Add Terraform to my skills");
    expect(refined.gaps).toHaveLength(1);
  });

  it("with a part that is declined still does the other part", async () => {
    const { refined } = await tryInstruction("platform", "Remove Bash and add Terraform");
    expect(refined.outcome).toBe("applied");
    expect(refined.parts.map((part) => part.outcome)).toEqual(["applied", "declined"]);
  });

  it("tells of each line as it is proposed", async () => {
    const { base, tailoring } = await documentsOf("platform");
    const told: string[] = [];
    const refined = await refine({
      ...base,
      tailoring,
      instruction: "Remove Bash; make the letter shorter",
      onLine: (line) => told.push(line.path),
    });
    expect(told).toEqual(refined.lines.map((line) => line.path));
    expect(told.length).toBeGreaterThan(1);
  });

  it("for fewer pages says where setting the text tighter would keep every line", async () => {
    const { base, tailoring } = await documentsOf("platform");
    const ask = (tight: boolean) =>
      refine({
        ...base,
        tailoring,
        instruction: "Make it fit one page",
        measure: async (resume, budget) => (tight && budget === 1 ? 1 : await fewLines(resume)),
      });
    const [loose, tight] = await Promise.all([ask(false), ask(true)]);
    expect(loose.parts[0]?.said).not.toContain("Length");
    expect(tight.parts[0]?.said).toContain("choose 1 page under Length instead");
    expect(tight.lines).toEqual(loose.lines);
  });

  it("takes no end that the person wrote for a form that needs no proof", async () => {
    const { base, tailoring } = await documentsOf("platform");
    const text = "I have led five hundred people in nine countries.";
    const { letter, claims } = tailoring.letter;
    const end = letter.paragraphs.at(-1);
    if (end === undefined) throw new Error("the letter has no end");
    const own = {
      ...tailoring,
      letter: {
        ...tailoring.letter,
        letter: {
          ...letter,
          paragraphs: letter.paragraphs.map((one) => (one === end ? { ...one, text } : one)),
        },
        claims: claims.map((claim) =>
          claim.path === `body.${end.id}`
            ? {
                ...claim,
                text,
                by: "user" as const,
                clauses: [{ span: [0, text.length] as [number, number], factIds: [] }],
              }
            : claim,
        ),
      },
    };
    for (const instruction of ["Make the letter longer", "Make the letter more formal"]) {
      const { lines } = await refine({ ...base, tailoring: own, instruction });
      expect(lines.filter((line) => line.after?.includes("five hundred") === true)).toEqual([]);
      expect(lines.filter((line) => line.before === text)).toEqual([]);
    }
  });

  it("gives the same twice", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => tryInstruction("teacher", "shorter")));
    expect(one?.refined).toEqual(two?.refined);
  });

  it("of 500 hostile characters is answered at once", async () => {
    const { base, tailoring } = await documentsOf("teacher");
    const texts = ["a ".repeat(250), "remove ".repeat(70), "say i ".repeat(80), "(".repeat(500)];
    for (const instruction of [...texts, "and ".repeat(125), "\u{1F600}".repeat(250)]) {
      const started = performance.now();
      await refine({ ...base, tailoring, instruction });
      expect(performance.now() - started).toBeLessThan(timeLimit(1_500));
    }
  });
});

describe("proposals of an instruction", () => {
  const instruction = "Shorter letter; emphasise Ansible and drop Bash";
  const at = "2026-11-21T10:00:00.000Z";

  async function layered() {
    const { base, tailoring } = await documentsOf("platform");
    const { lines } = await refine({ ...base, tailoring, instruction });
    const made = tailoring.resume.made;
    const refinement = { id: "r1", instruction, at, made, lines: [...lines] };
    return { base, tailoring, refinement };
  }

  it("wait for the person: nothing is in the documents before it is accepted", async () => {
    const { base, tailoring, refinement } = await layered();
    const proposed = review({
      ...base,
      tailoring: setRefinements(tailoring, [refinement]),
      decisions: [],
    });
    const asked = proposed.changes.filter((change) => change.refinement === "r1");
    expect(asked.map((change) => change.state)).toEqual(asked.map(() => "proposed"));
    expect(proposed.resume).toEqual(tailoring.resume);
    expect(proposed.letter).toEqual(tailoring.letter);
  });

  it("taken back leave byte for byte what was written, whatever was decided on them", async () => {
    const { base, tailoring, refinement } = await layered();
    const plain = review({ ...base, tailoring, decisions: [] });
    let state = 7;
    const pick = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    for (let round = 0; round < 40; round += 1) {
      const standing = setRefinements(tailoring, [refinement]);
      const seen = review({ ...base, tailoring: standing, decisions: [] });
      const chosen = seen.changes.filter(
        (change) => change.refinement !== undefined && pick(2) === 0,
      );
      const decisions = decideAll(chosen, pick(2) === 0 ? "accept" : "reject");
      const decided = review({ ...base, tailoring: seen, decisions });
      const back = review({ ...base, tailoring: setRefinements(decided, []), decisions });
      expect(JSON.stringify(back)).toBe(JSON.stringify(plain));
    }
  });

  it("commute: accepted one by one in any order they give the same documents", async () => {
    const { base, tailoring, refinement } = await layered();
    const standing = setRefinements(tailoring, [refinement]);
    const seen = review({ ...base, tailoring: standing, decisions: [] });
    const asked = seen.changes.filter((change) => change.refinement !== undefined);
    const decisions = decideAll(asked, "accept");
    const forward = review({ ...base, tailoring: standing, decisions });
    const backward = review({ ...base, tailoring: seen, decisions: decisions.toReversed() });
    expect(JSON.stringify(backward)).toBe(JSON.stringify(forward));
    expect(JSON.stringify(forward.letter)).not.toBe(JSON.stringify(tailoring.letter));
  });

  it("of a later instruction stand on those of an earlier one", async () => {
    const { base, tailoring, refinement } = await layered();
    const first = review({
      ...base,
      tailoring: setRefinements(tailoring, [refinement]),
      decisions: [],
    });
    const accepted = decideAll(
      first.changes.filter((change) => change.refinement),
      "accept",
    );
    const after = review({ ...base, tailoring: first, decisions: accepted });
    const second = await refine({ ...base, tailoring: after, instruction: "emphasise Postgres" });
    const two = { ...refinement, id: "r2", lines: [...second.lines] };
    const both = review({
      ...base,
      tailoring: setRefinements(after, [refinement, two]),
      decisions: accepted,
    });
    expect(both.changes.some((change) => change.refinement === "r2")).toBe(true);
    const undone = review({
      ...base,
      tailoring: setRefinements(both, [refinement]),
      decisions: accepted,
    });
    expect(JSON.stringify(undone)).toBe(JSON.stringify(after));
  });
});
