import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));

const ignored = new Set(["node_modules", "build", "data", ".git", "test-results", "migrations"]);

/** Every file below a folder of the repository, as paths relative to its root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(`${repositoryRoot}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** What a module imports or re-exports, types included. */
export function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const sources = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((found) =>
      text.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    ),
  ];
  return [...new Set(sources)];
}

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Every TypeScript file of the packages and apps, tests excluded. */
export function productPaths(): string[] {
  return [...filesBelow("packages"), ...filesBelow("apps")].filter(
    (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );
}

/** Every product file with its imports. */
export function productSources(): SourceFile[] {
  return productPaths().map((path) => ({
    path,
    imports: importsOf(path, readFileSync(`${repositoryRoot}${path}`, "utf8")),
  }));
}
