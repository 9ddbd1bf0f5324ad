import { describe, expect, it } from "vitest";
import type { Change } from "@savile/model";
import { withinPages } from "./within-pages.ts";

function change(path: string, before: string | null, after: string | null): Change {
  const rest = { reqIds: [], reason: "", evidence: [], scoreDelta: null };
  return { id: path, path, before, after, rule: "summary", state: "accepted", ...rest };
}

const changes = [
  change("summary", null, "A summary."),
  change("exp1.b1", "long", "short"),
  change("skl1.x-sap", null, "SAP"),
];

/** Two additions take a page more. */
async function pagesOf(some: readonly Change[]): Promise<number> {
  return some.filter(({ before }) => before === null).length > 1 ? 2 : 1;
}

describe("changes within the pages of the source", () => {
  it("lose their last addition where it would take a page more", async () => {
    const kept = await withinPages(changes, 1, pagesOf);
    expect(kept.map(({ path }) => path)).toEqual(["summary", "exp1.b1"]);
  });

  it("stay where there is room", async () => {
    expect(await withinPages(changes, 2, pagesOf)).toEqual(changes);
  });

  it("stay where none of them makes the resume longer", async () => {
    const rewording = changes.slice(1, 2);
    expect(await withinPages(rewording, 1, async () => 2)).toEqual(rewording);
  });
});
