import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signatureOf, startFakeS3 } from "../../testing/fake-s3.ts";
import type { FakeS3 } from "../../testing/fake-s3.ts";
import { s3BlobStore } from "./s3-blob-store.ts";

const key = "u/account-1/00ff";
const bytes = Buffer.from("a private text");
const keys = { bucket: "files", accessKeyId: "id", secretAccessKey: "a secret" };
let fake: FakeS3;

beforeAll(async () => {
  fake = await startFakeS3(keys);
});
beforeEach(() => {
  fake.objects.clear();
  fake.failing.length = 0;
});
afterAll(() => fake.stop());

const open = (other: Partial<typeof keys> = {}) =>
  s3BlobStore({ ...keys, ...other, prefix: "live/", region: "eu-1", endpoint: fake.endpoint });

describe("the fake", () => {
  it("computes the signature of the published example", () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const signature = signatureOf(
      {
        method: "GET",
        url: "/test.txt",
        headers: {
          host: "examplebucket.s3.amazonaws.com",
          range: "bytes=0-9",
          "x-amz-content-sha256": empty,
          "x-amz-date": "20130524T000000Z",
        },
      },
      {
        secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        scope: "20130524/us-east-1/s3/aws4_request",
        signed: ["host", "range", "x-amz-content-sha256", "x-amz-date"],
      },
    );
    expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
  });
});

describe("an S3-compatible store", () => {
  it("keeps objects below its prefix", async () => {
    await open().put(key, bytes);
    expect([...fake.objects.keys()]).toEqual([`live/${key}`]);
    expect(Buffer.from((await open().get(key)) ?? [])).toEqual(bytes);
  });

  it("tries again what failed for the moment", async () => {
    fake.failing.push(503, 500);
    await open().put(key, bytes);
    fake.failing.push(503);
    expect(Buffer.from((await open().get(key)) ?? [])).toEqual(bytes);
  });

  it("gives up after three tries, with the word of the store and nothing of the file", async () => {
    const before = fake.calls();
    fake.failing.push(503, 503, 503);
    await expect(open().put(key, bytes)).rejects.toMatchObject({
      status: 503,
      reason: "SlowDown",
      message: expect.not.stringContaining("account-1"),
    });
    expect(fake.calls() - before).toBe(3);
  });

  it.each([
    ["another secret", { secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
    ["another key", { accessKeyId: "nobody" }, "InvalidAccessKeyId"],
    ["a bucket that is missing", { bucket: "none" }, "NoSuchBucket"],
  ])("refuses %s for every call: it is no missing file", async (_, other, reason) => {
    const store = open(other);
    await expect(store.put(key, bytes)).rejects.toMatchObject({ reason });
    await expect(store.get(key)).rejects.toMatchObject({ reason });
    await expect(store.delete(key)).rejects.toMatchObject({ reason });
  });

  it("tells a store that is away", async () => {
    const away = s3BlobStore({ ...keys, prefix: "", region: "r", endpoint: "http://127.0.0.1:9" });
    await expect(away.get(key)).rejects.toMatchObject({ status: 0 });
  });
});
