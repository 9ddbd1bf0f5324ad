import { describe, expect, it } from "vitest";
import { insertEdit, textEdit } from "@savile/model";
import type { Edit, Refinement, Tailoring } from "@savile/model";
import { earlierWordings } from "../assemble/earlier-wordings.ts";
import { refine } from "../refine/refine.ts";
import { setRefinements } from "../refine/set-refinements.ts";
import { review } from "../review.ts";
import { decideAll } from "../testing/review-cases.ts";
import { documentsOf, fewLines } from "../testing/try-refinement.ts";

const { base, tailoring } = await documentsOf("platform");
const at = "2026-11-21T10:00:00.000Z";
const here = {
  documents: { resume: tailoring.resume.resume, letter: tailoring.letter.letter },
  at,
};

function written(...results: ReturnType<typeof textEdit | typeof insertEdit>[]): Tailoring {
  const pending = results.flatMap((result): Edit[] => (result.ok ? [result.value] : []));
  expect(pending).toHaveLength(results.length);
  return review({ ...base, tailoring, decisions: [], pending });
}

async function instructed(standing: Tailoring, instruction: string): Promise<Refinement> {
  const { lines } = await refine({ ...base, tailoring: standing, instruction, measure: fewLines });
  return { id: "r1", instruction, at, made: standing.resume.made, lines: [...lines] };
}

function textAt({ resume, letter }: Tailoring, path: string): string | undefined {
  return [...resume.claims, ...letter.claims].find((claim) => claim.path === path)?.text;
}

const line = "exp1.b2";
const lineText = "Moved 14 services to K8s and cut the deploy time by 40% with the payments team";
const resume = { ...here, document: "resume" } as const;
const letter = { ...here, document: "cover_letter" } as const;
const first = `body.${tailoring.letter.letter.paragraphs[0]?.id ?? ""}`;
const firstText = textAt(tailoring, first) ?? "";
const mine = `${firstText} I maintained all Linux hosts with Ansible at Fennel & Rye.`;

describe("an instruction on documents that the person edited", () => {
  it("proposes on their words, replaces them only when accepted, and loses none", async () => {
    const edited = written(textEdit(letter, first, mine));
    const refinement = await instructed(edited, "remove Ansible from the letter");
    const onTheirs = refinement.lines.find((one) => one.path === first);
    const standing = setRefinements(edited, [refinement]);
    const proposed = review({ ...base, tailoring: standing, decisions: [] });
    expect(textAt(proposed, first)).toBe(mine);
    expect(proposed.letter).toEqual(edited.letter);
    expect(onTheirs).toMatchObject({ before: mine, under: firstText });
    const asked = proposed.changes.filter((change) => change.refinement === "r1");
    expect(asked.length).toBeGreaterThan(0);
    const decisions = decideAll(asked, "accept");
    const accepted = review({ ...base, tailoring: proposed, decisions });
    expect(textAt(accepted, first)).toBe(onTheirs?.after);
    expect(accepted.edited?.edits).toEqual([]);
    expect(accepted.edited?.outdated).toMatchObject([{ path: first, next: mine }]);
    const again = review({ ...base, tailoring: accepted, decisions });
    expect(again).toEqual(accepted);
    const back = review({ ...base, tailoring: setRefinements(accepted, []), decisions: [] });
    expect(JSON.stringify(back)).toBe(JSON.stringify(edited));
  });

  it("shows their line as the text before", async () => {
    const edited = written(textEdit(resume, line, lineText));
    const refinement = await instructed(edited, "use my own words in the first job");
    for (const one of refinement.lines.filter(({ path }) => path === line)) {
      expect(one.before).toBe(lineText);
    }
    const shorter = await instructed(edited, "emphasise Kubernetes");
    const proposed = review({
      ...base,
      tailoring: setRefinements(edited, [shorter]),
      decisions: [],
    });
    expect(textAt(proposed, line)).toBe(lineText);
    expect(proposed.edited).toEqual(edited.edited);
  });

  it("leaves lines that only they wrote to them", async () => {
    const value = { id: "b54321", text: "Wrote the handbook of the office plants" };
    const edited = written(insertEdit(resume, "exp1.bullets", value));
    for (const instruction of ["Keep the resume to 1 page", "Make it shorter", "drop the plants"]) {
      const { lines } = await instructed(edited, instruction);
      expect(lines.map(({ path }) => path)).not.toContain("exp1.b54321");
    }
  });

  it("counts pages with their lines", async () => {
    const value = { id: "b54321", text: "Wrote the handbook of the office plants" };
    const edited = written(insertEdit(resume, "exp1.bullets", value));
    const seen: string[] = [];
    await refine({
      ...base,
      tailoring: edited,
      instruction: "Keep the resume to 1 page",
      measure: async (document) => {
        seen.push(JSON.stringify(document.experience));
        return fewLines(document);
      },
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((text) => text.includes("office plants"))).toBe(true);
  });
});

describe("documents that are made anew", () => {
  it("take no words of the person for words of a model", () => {
    const edited = written(textEdit(letter, first, mine));
    expect(JSON.stringify(earlierWordings(edited))).not.toContain(
      "all Linux hosts with Ansible at Fennel",
    );
    expect(earlierWordings(edited)).toEqual(earlierWordings(tailoring));
  });

  it("keep the edits that still fit", () => {
    const edited = written(textEdit(resume, line, lineText), textEdit(letter, first, mine));
    const { edits = [] } = edited.edited ?? {};
    const anew = review({ ...base, tailoring, decisions: [], edits });
    expect(anew).toEqual(edited);
  });
});
