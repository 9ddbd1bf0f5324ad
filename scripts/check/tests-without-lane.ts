import type { TestProject } from "../test-projects.ts";

/** Those test files that no project holds, or whose kind its project does not run. */
export function testsWithoutLane(
  files: readonly string[],
  projects: readonly TestProject[],
): readonly string[] {
  return files.filter((file) => {
    const home = projects.find(({ folder }) => file.startsWith(`${folder}/`));
    return home === undefined || (file.endsWith(".tsx") && home.name !== "web");
  });
}
