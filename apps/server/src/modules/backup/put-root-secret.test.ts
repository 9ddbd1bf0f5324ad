import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { rootSecretFile } from "../../security/root-secret.ts";
import { putRootSecret } from "./put-root-secret.ts";

const folders: string[] = [];
const secret = Buffer.alloc(32, 7);

async function folderWith(text: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "savile secret "));
  folders.push(folder);
  if (text !== null) await writeFile(rootSecretFile(folder), text);
  return folder;
}

const read = async (folder: string) => (await readFile(rootSecretFile(folder), "utf8")).trim();

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it.each([null, "7c7c", ""])("goes into a folder whose own is %j", async (text) => {
  const folder = await folderWith(text);
  await putRootSecret({ dataFolder: folder, secret, aside: null, replace: false });
  expect(await read(folder)).toBe(secret.toString("hex"));
  const kept = (await readdir(folder)).filter((name) => name === "root-secret.replaced");
  expect(kept).toHaveLength(text === null ? 0 : 1);
});

it("takes the place of another one only where that is asked for, and keeps it", async () => {
  const other = "5a".repeat(32);
  const folder = await folderWith(other);
  await putRootSecret({ dataFolder: folder, secret, aside: null, replace: false });
  expect(await read(folder)).toBe(other);
  const aside = join(folder, "replaced-now");
  await mkdir(aside);
  await putRootSecret({ dataFolder: folder, secret, aside, replace: true });
  expect(await read(folder)).toBe(secret.toString("hex"));
  expect(await read(aside)).toBe(other);
});
