import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlobStore } from "../../ports/blob-store.ts";
import { encryptedBlobStore } from "./encrypted-blob-store.ts";
import { startFakeS3 } from "../../testing/fake-s3.ts";
import type { FakeS3 } from "../../testing/fake-s3.ts";
import { folderBlobStore } from "./folder-blob-store.ts";
import { s3BlobStore } from "./s3-blob-store.ts";

let folder: string;
const key = "u/account-1/00ff";
const bytes = Buffer.from("a private text");
const s3 = { bucket: "files", accessKeyId: "id", secretAccessKey: "a secret" };
let fake: FakeS3;
const blobKey = { id: "00000001", bytes: randomBytes(32) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile blobs "));
  fake = await startFakeS3(s3);
});
afterAll(async () => {
  await fake.stop();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (prefix: string) =>
  s3BlobStore({ ...s3, prefix, region: "us-east-1", endpoint: fake.endpoint });

const stores: [string, () => BlobStore][] = [
  ["a bucket", () => bucket("")],
  ["an encrypted bucket", () => encryptedBlobStore(bucket("sealed/"), [blobKey])],
  ["a folder", () => folderBlobStore(join(folder, "plain"))],
  [
    "an encrypted folder",
    () => encryptedBlobStore(folderBlobStore(join(folder, "sealed")), [blobKey]),
  ],
];

describe.each(stores)("%s as BlobStore", (_, open) => {
  it("gives back what was put, replaces it and forgets it", async () => {
    const store = open();
    await store.put(key, bytes);
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
    await store.put(key, Buffer.from("new"));
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe("new");
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  it("keeps an empty object", async () => {
    const store = open();
    await store.put(key, new Uint8Array());
    expect(await store.get(key)).toHaveLength(0);
  });

  it.each(["../../etc/passwd", "u/../x/00", "u/a/b/../../c", "/u/a/00", "u/A B/00"])(
    "refuses the key %j",
    async (bad) => {
      await expect(open().put(bad, bytes)).rejects.toThrow("not a blob key");
    },
  );
});

describe("the folder", () => {
  it("is for its user only and holds no half-written file", async () => {
    const store = folderBlobStore(join(folder, "modes"));
    await Promise.all(Array.from({ length: 5 }, (_, index) => store.put(`u/a/0${index}`, bytes)));
    const below = join(folder, "modes", "u", "a");
    expect((await readdir(below)).toSorted()).toEqual(["00", "01", "02", "03", "04"]);
    expect((await stat(join(below, "00"))).mode & 0o777).toBe(0o600);
    expect((await stat(below)).mode & 0o777).toBe(0o700);
  });
});

const plain = () => folderBlobStore(join(folder, "cipher"));
const file = () => join(folder, "cipher", ...key.split("/"));

describe("encryption", () => {
  it("leaves nothing readable, and reads nothing that was altered, moved or made with another key", async () => {
    const store = encryptedBlobStore(plain(), [blobKey]);
    await store.put(key, bytes);
    const sealed = await readFile(file());
    expect(sealed.includes("private")).toBe(false);
    await plain().put("u/account-2/00ff", sealed);
    expect(await store.get("u/account-2/00ff")).toBeNull();
    const stranger = { id: "00000001", bytes: randomBytes(32) };
    expect(await encryptedBlobStore(plain(), [stranger]).get(key)).toBeNull();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    await writeFile(file(), sealed);
    expect(await store.get(key)).toBeNull();
    await writeFile(file(), "short");
    expect(await store.get(key)).toBeNull();
  });

  it("still reads what the key before wrote", async () => {
    await encryptedBlobStore(plain(), [blobKey]).put(key, bytes);
    const next = { id: "00000002", bytes: randomBytes(32) };
    const read = await encryptedBlobStore(plain(), [next, blobKey]).get(key);
    expect(Buffer.from(read ?? [])).toEqual(bytes);
  });
});
