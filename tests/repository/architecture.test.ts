import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { floorFaults, floorTable, tableRows } from "./architecture-page.ts";
import { directionFaults, directionTable } from "./directions.ts";
import { drawFloors, folderCircles, productArrows, valueImportsOf } from "./folder-graph.ts";
import { importsOf, productSources, repositoryRoot } from "./source-files.ts";

describe("directions of imports", () => {
  const files = productSources();

  it("are kept by every file of the packages and apps", () => {
    expect(directionFaults(files)).toEqual([]);
  });

  it("were checked on the whole tree", () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(400);
    for (const home of ["packages/model", "packages/tailoring", "apps/server", "apps/web"]) {
      expect(files.some((file) => file.path.startsWith(`${home}/`))).toBe(true);
    }
  });

  it.each([
    ["packages/model/src/x.ts", 'import { extract } from "@savile/extraction";'],
    ["packages/extraction/src/x.ts", 'export * from "@savile/documents";'],
    ["packages/tailoring/src/x.ts", 'import { readFileSync } from "node:fs";'],
    ["apps/web/src/x.tsx", 'const late = import("@savile/workflow");'],
    ["apps/web/src/features/upload/x.tsx", 'import type { A } from "../posting/y.ts";'],
    ["apps/server/src/modules/uploads/x.ts", 'import { PGlite } from "@electric-sql/pglite";'],
    ["apps/cli/src/x.ts", 'import { createApp } from "../../server/src/app.ts";'],
  ])("find a planted fault in %s", (path, text) => {
    expect(directionFaults([{ path, imports: importsOf(path, text) }])).toHaveLength(1);
  });
});

const arrows = productArrows();

describe("folders of one src", () => {
  const home = "packages/model/src";

  it("are floors: no values go in a circle between them", () => {
    expect(folderCircles(arrows)).toEqual([]);
  });

  it("were compared on the whole tree", () => {
    expect(arrows.length).toBeGreaterThan(3000);
  });

  it.each([
    ["two folders", ["a/x.ts", "b/x.ts"], ["b/y.ts", "a/y.ts"]],
    ["a folder and one below it", ["a/x.ts", "a/b/x.ts"], ["a/b/y.ts", "a/y.ts"]],
    ["roof and cellar of one folder", ["x.ts", "a/x.ts"], ["a/y.ts", "y.ts"]],
    ["folders below neighbours", ["a/p/x.ts", "b/x.ts"], ["b/y.ts", "a/q/y.ts"]],
  ])("find a planted circle of %s", (_, ...pairs) => {
    const planted = pairs.map(([from, to]) => ({ from: `${home}/${from}`, to: `${home}/${to}` }));
    expect(folderCircles(planted).length).toBeGreaterThan(0);
    expect(folderCircles(planted.slice(1))).toEqual([]);
  });

  it("do not count what only types need", () => {
    const text = [
      'import type { A } from "./a.ts";',
      'import { type B } from "./b.ts";',
      'export type { C } from "./c.ts";',
      'import { d, type D } from "./d.ts";',
      'const e = import("./e.ts");',
    ].join("\n");
    expect(valueImportsOf("x.ts", text)).toEqual(["./d.ts", "./e.ts"]);
  });

  it("lead where the drawing says: a new arrow is a line of a review", async () => {
    await expect(drawFloors(arrows)).toMatchFileSnapshot("./floors.txt");
  });
});

describe("docs/architecture.md", () => {
  const page = readFileSync(`${repositoryRoot}docs/architecture.md`, "utf8");
  const home = "packages/model/src";
  const row = { home, names: ["edits", "edits/lists", "text"] };
  const down = [
    { from: `${home}/x.ts`, to: `${home}/edits/x.ts` },
    { from: `${home}/edits/x.ts`, to: `${home}/edits/lists/x.ts` },
    { from: `${home}/edits/lists/x.ts`, to: `${home}/text/x.ts` },
  ];

  it("says the directions that the test holds, and no other", () => {
    expect(tableRows(page, "| folder | may import |")).toEqual(directionTable());
  });

  it("names floors from which no value leads up, and every folder below their house", () => {
    const rows = floorTable(page);
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.flatMap((one) => floorFaults(one, arrows))).toEqual([]);
  });

  it.each([
    ["text/x.ts", "edits/y.ts", `${home}: text leads up to edits`],
    ["edits/lists/deep/x.ts", "edits/y.ts", `${home}: edits/lists leads up to edits`],
    ["text/x.ts", "x.ts", `${home}: text leads up to .`],
    ["text/x.ts", "base/y.ts", `${home}/base has no floor`],
  ])("would be found wrong if %s led to %s", (from, to, fault) => {
    const planted = { from: `${home}/${from}`, to: `${home}/${to}` };
    expect(floorFaults(row, [...down, planted])).toEqual([fault]);
  });

  it("would be found wrong with a name that no folder has", () => {
    expect(floorFaults(row, down)).toEqual([]);
    expect(floorFaults(row, down.slice(0, 2))).toEqual([`${home} has no text`]);
  });
});
