import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { inRoot, root } from "../../scripts/paths.ts";
import { captureProgram } from "../../scripts/run-program.ts";

const migrations = "apps/server/migrations";

async function done(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await captureProgram(program, args);
  if (code !== 0) throw new Error(`${program} ${args[0]}: ${output.slice(-500)}`);
  return output.trim();
}

/** The last commit before the newest change of the tables: what may go on beside this release, if anything may. */
async function beforeLastMigration(): Promise<string> {
  const names = (await readdir(inRoot(migrations))).filter((name) => name.endsWith(".sql"));
  const newest = names.toSorted().at(-1) ?? "";
  const path = join(migrations, newest);
  const added = await done("git", "log", "--diff-filter=A", "--format=%H", "-1", "--", path);
  return `${added}^`;
}

/** A release that was built from the history. */
export interface EarlierRelease {
  readonly commit: string;
  readonly folder: string;
  remove(): Promise<void>;
}

/** Builds an earlier commit with the packages of today in a folder of its own. */
export async function buildEarlier(wanted: string | undefined): Promise<EarlierRelease> {
  const folder = inRoot("build/earlier");
  const remove = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await done("git", "worktree", "prune");
  };
  await remove();
  const commit = await done("git", "rev-parse", "--short", wanted ?? (await beforeLastMigration()));
  await done("git", "worktree", "add", "--detach", folder, commit);
  await done("cp", "-al", join(root, "node_modules"), folder);
  await done("npm", "--prefix", folder, "run", "--silent", "build");
  return { commit, folder, remove };
}
