import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deriveKeys } from "./keys.ts";
import { makeRootSecret, readRootSecret } from "./root-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile secret "));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the root secret", () => {
  it("is made once, for its user only, and the same ever after", async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => makeRootSecret(join(folder, "data"))));
    secrets.push((await readRootSecret(join(folder, "data"))) ?? Buffer.alloc(0));
    const texts = new Set(secrets.map((secret) => Buffer.from(secret).toString("hex")));
    expect(texts.size).toBe(1);
    expect((await stat(join(folder, "data", "root-secret"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "data"))).mode & 0o777).toBe(0o700);
  });

  it("that is damaged stops the start instead of making a new one", async () => {
    await writeFile(join(folder, "root-secret"), "abc");
    await expect(readRootSecret(folder)).rejects.toThrow("32 bytes");
  });

  it("gives every purpose a key of its own", () => {
    const keys = deriveKeys(Buffer.alloc(32, 1));
    const hex = [keys.token[0], keys.csrf[0], keys.blob[0].bytes].map((key) =>
      Buffer.from(key).toString("hex"),
    );
    expect(new Set(hex).size).toBe(3);
    expect(deriveKeys(Buffer.alloc(32, 1))).toEqual(keys);
  });
});
