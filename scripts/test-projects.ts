import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** A part of `npm test` that runs test projects. */
export type Lane = "unit" | "api" | "quality";

/** A folder whose tests run together under one name. */
export interface TestProject {
  readonly name: string;
  /** Path from the root of the repository, with `/`. */
  readonly folder: string;
  readonly lane: Lane;
}

/** The one place that says in which lane tests run. A folder with tests that is none of these is a fault. */
const lanes: readonly (readonly [RegExp, Lane])[] = [
  [/^packages\/[^/]+$/, "unit"],
  [/^apps\/(?:cli|web)$/, "unit"],
  [/^apps\/(?:server|mcp)$/, "api"],
  [/^tests\/repository$/, "unit"],
  [/^tests\/quality$/, "quality"],
];

const testFile = /\.test\.tsx?$/;
const unread = new Set(["node_modules", "build", "dist"]);

/** Names of the folders in a folder; none where it is missing, as for a pattern that matches nothing. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !unread.has(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** Whether a test lies in a folder or below it. */
function holdsTests(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.some((entry) =>
    entry.isDirectory()
      ? !unread.has(entry.name) && holdsTests(join(folder, entry.name))
      : testFile.test(entry.name),
  );
}

function workspacePatterns(root: string): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const found =
    typeof manifest === "object" && manifest !== null && "workspaces" in manifest
      ? manifest.workspaces
      : [];
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

/** Folders of all workspaces that `package.json` names, sorted by pattern and name. */
export function workspaceFolders(root: string): readonly string[] {
  return workspacePatterns(root).flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, "");
    const folders =
      parent === pattern
        ? [pattern]
        : foldersIn(join(root, parent)).map((name) => `${parent}/${name}`);
    return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
  });
}

/** Folders with tests: each workspace, and each folder of the workspace `tests`. */
function foldersWithTests(root: string): readonly string[] {
  return workspaceFolders(root)
    .flatMap((folder) =>
      folder === "tests" ? foldersIn(join(root, folder)).map((name) => `tests/${name}`) : [folder],
    )
    .filter((folder) => holdsTests(join(root, folder)));
}

/**
 * The test projects of the repository at `root`, derived from its workspaces.
 * Throws where a folder holds tests that no lane would run.
 */
export function testProjects(root: string): readonly TestProject[] {
  const folders = foldersWithTests(root);
  return folders.map((folder) => {
    const lane = lanes.find(([pattern]) => pattern.test(folder))?.[1];
    if (lane === undefined) {
      throw new Error(`${folder} holds tests that no lane runs; see scripts/test-projects.ts`);
    }
    return { name: basename(folder), folder, lane };
  });
}

/** The names of the projects of one lane. */
export function projectsOf(root: string, lane: Lane): readonly string[] {
  return testProjects(root)
    .filter((project) => project.lane === lane)
    .map((project) => project.name);
}

/** The projects of the type checker, sources before tests, as `tsc -b` takes them. */
export function typeProjects(root: string): readonly string[] {
  const tests = workspaceFolders(root)
    .map((folder) => `${folder}/${folder === "tests" ? "tsconfig.json" : "tsconfig.test.json"}`)
    .filter((file) => existsSync(join(root, file)));
  return ["tsconfig.json", ...tests];
}
