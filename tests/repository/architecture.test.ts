import { describe, expect, it } from "vitest";
import { directionFaults } from "./directions.ts";
import { importsOf, productSources } from "./source-files.ts";

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
