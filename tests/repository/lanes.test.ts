import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  cpSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { testsWithoutLane } from "../../scripts/check/tests-without-lane.ts";
import { testProjects, typeProjects, workspaceFolders } from "../../scripts/test-projects.ts";
import { repositoryRoot } from "./source-files.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository of these files in a temporary folder. */
function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "savile lanes "));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const manifest = JSON.stringify({ workspaces: ["packages/*", "apps/*", "tests"] });

describe("lanes of the tests", () => {
  it("hold every workspace with tests", () => {
    const projects = testProjects(repositoryRoot);
    for (const name of [
      "model",
      "language-models",
      "server",
      "cli",
      "web",
      "quality",
      "repository",
    ]) {
      expect(projects.map((project) => project.name)).toContain(name);
    }
  });

  it("take a new package by themselves", () => {
    const root = plant({
      "package.json": manifest,
      "packages/new/package.json": "{}",
      "packages/new/src/a.test.ts": "",
      "packages/untested/package.json": "{}",
      "packages/untested/src/a.ts": "",
    });
    expect(testProjects(root)).toEqual([{ name: "new", folder: "packages/new", lane: "unit" }]);
  });

  it.each(["apps/new/src/a.test.ts", "tests/new/a.test.ts"])(
    "refuse %s, which none runs",
    (file) => {
      const root = plant({
        "package.json": manifest,
        "apps/new/package.json": "{}",
        "tests/package.json": "{}",
        [file]: "",
      });
      expect(() => testProjects(root)).toThrow(/holds tests that no lane runs/);
    },
  );

  it("miss no test file: one outside of all projects is found", () => {
    const projects = testProjects(repositoryRoot);
    expect(
      testsWithoutLane(
        ["packages/model/src/a.test.ts", "scripts/a.test.ts", "packages/model/src/a.test.tsx"],
        projects,
      ),
    ).toEqual(["scripts/a.test.ts", "packages/model/src/a.test.tsx"]);
  });
});

const tsconfigSchema = z.object({ references: z.array(z.object({ path: z.string() })) });

describe("types", () => {
  it("are checked in the sources of every workspace", () => {
    const text = readFileSync(join(repositoryRoot, "tsconfig.json"), "utf8");
    const { references } = tsconfigSchema.parse(JSON.parse(text));
    const folders = workspaceFolders(repositoryRoot).filter((folder) => folder !== "tests");
    expect(references.map(({ path }) => path).toSorted()).toEqual(folders.toSorted());
  });

  it("are checked in the tests of every workspace", () => {
    const checked = typeProjects(repositoryRoot);
    for (const { folder } of testProjects(repositoryRoot)) {
      const home = folder.startsWith("tests/")
        ? "tests/tsconfig.json"
        : `${folder}/tsconfig.test.json`;
      expect(checked).toContain(home);
    }
  });

  it("turn the check red where a test file has an error", () => {
    const root = plant({
      "package.json": manifest,
      "tsconfig.json": JSON.stringify({ files: [], references: [{ path: "packages/testing" }] }),
    });
    for (const path of ["packages/testing", "tsconfig.base.json"]) {
      cpSync(join(repositoryRoot, path), join(root, path), { recursive: true });
    }
    symlinkSync(join(repositoryRoot, "node_modules"), join(root, "node_modules"));
    const check = () =>
      spawnSync(
        process.execPath,
        [join(repositoryRoot, "node_modules/typescript/bin/tsc"), "-b", ...typeProjects(root)],
        { cwd: root, encoding: "utf8" },
      );
    expect(check()).toMatchObject({ status: 0, stdout: "" });
    writeFileSync(
      join(root, "packages/testing/src/planted.test.ts"),
      'import { runs } from "./effort.ts";\nexport const wrong: string = runs(3);\n',
    );
    const { status, stdout } = check();
    expect(status).not.toBe(0);
    expect(stdout).toContain("planted.test.ts(2,14): error TS2322");
  });
});
