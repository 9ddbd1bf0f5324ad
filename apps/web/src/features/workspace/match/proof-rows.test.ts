import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { linksOf } from "../work/links.ts";
import { lineOfRow, proofRows } from "./proof-rows.ts";

describe("the rows of the table of proof", () => {
  it("are those of the result where it has a table", () => {
    const row = { reqId: "r1", asked: "X", level: "required", coverage: "met" } as const;
    const work = sampleWork({ table: [row] });
    expect(proofRows(work)).toEqual([row]);
  });

  it("are made of the matches for a result of an earlier release", () => {
    const work = sampleWork();
    const rows = proofRows(work);
    expect(rows.map(({ reqId }) => reqId)).toEqual(
      work.session.posting.requirements.map(({ id }) => id),
    );
    expect(rows.find(({ coverage }) => coverage === "missing")).not.toHaveProperty("line");
    expect(rows.find(({ coverage }) => coverage === "met")?.line).toMatch(/\w/u);
  });

  it("lead to their own line where the page shows it, else to one that answers the same", () => {
    const work = sampleWork();
    const links = linksOf(work);
    const [row] = proofRows(work).filter(({ coverage }) => coverage === "met");
    if (row === undefined) throw new Error("the sample meets something");
    expect(lineOfRow({ ...row, factId: "exp1.b1" }, links)).toEqual({
      kind: "resume",
      path: "exp1.b1",
    });
    expect(lineOfRow({ ...row, factId: "exp9.b9" }, links)).toEqual(
      links.linesOf.get(row.reqId)?.[0],
    );
    expect(lineOfRow({ ...row, reqId: "r99" }, links)).toBeUndefined();
  });
});
