import { createHash, randomBytes } from "node:crypto";
import { s3BlobStore } from "../../apps/server/src/adapters/blob-store/s3-blob-store.ts";
import type { BlobStore } from "../../apps/server/src/ports/blob-store.ts";
import type { S3Settings } from "../../apps/server/src/config/store-config.ts";
import { signatureOf, startFakeS3 } from "../../apps/server/src/testing/fake-s3.ts";
import { startObjectGateway } from "../../scripts/object-gateway.ts";

const bucket = "files";
const region = "default";
const key = "u/account-1/00ff";

/** A bucket that machines share. */
export interface OpenStore {
  /** What it is, for the report. */
  readonly name: string;
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/** Makes the bucket, signed by the second way to sign that the tests have. */
async function makeBucket(settings: S3Settings, endpoint: string): Promise<void> {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const signed = ["host", "x-amz-content-sha256", "x-amz-date"];
  const headers = {
    host: new URL(endpoint).host,
    "x-amz-content-sha256": createHash("sha256").digest("hex"),
    "x-amz-date": time,
  };
  const request = { method: "PUT", url: `/${bucket}`, headers };
  const signature = signatureOf(request, { secret: settings.secretAccessKey, scope, signed });
  const { accessKeyId } = settings;
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signed.join(";")}, Signature=${signature}`;
  const answer = await fetch(`${endpoint}/${bucket}`, {
    method: "PUT",
    headers: { ...headers, authorization },
  });
  if (!answer.ok) throw new Error(`no bucket: ${answer.status} ${await answer.text()}`);
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (found: unknown) => found,
  );
  return error instanceof Error ? String(Reflect.get(error, "reason")) : "no fault";
}

async function keeps(store: BlobStore): Promise<boolean> {
  const bytes = randomBytes(2_000_000);
  await store.put(key, bytes);
  const isSame = Buffer.from((await store.get(key)) ?? []).equals(bytes);
  await store.put(key, bytes.subarray(0, 10));
  const isNewest = (await store.get(key))?.byteLength === 10;
  await store.delete(key);
  await store.delete(key);
  return isSame && isNewest && (await store.get(key)) === null;
}

/** What of the adapter's promises a store does not keep. */
async function brokenPromises(settings: S3Settings): Promise<string[]> {
  const refusals = {
    SignatureDoesNotMatch: { secretAccessKey: "another" },
    InvalidAccessKeyId: { accessKeyId: "nobody" },
    NoSuchBucket: { bucket: "none" },
  };
  const broken: string[] = [];
  if (!(await keeps(s3BlobStore(settings)))) broken.push("kept, replaced, removed");
  for (const [reason, other] of Object.entries(refusals)) {
    const store = s3BlobStore({ ...settings, ...other });
    const found = [await reasonOf(store.get(key)), await reasonOf(store.put(key, Buffer.of(1)))];
    if (found.some((one) => one !== reason)) broken.push(`${reason}: ${found.join(", ")}`);
  }
  return broken;
}

/** Ceph's object gateway where Debian's is installed, else the store of the tests; proven before it is used. */
export async function openStore(): Promise<OpenStore> {
  const place = { bucket, prefix: "", region };
  const gateway = await startObjectGateway();
  const secretAccessKey = randomBytes(16).toString("hex");
  const fake =
    gateway === null ? await startFakeS3({ bucket, accessKeyId: "id", secretAccessKey }) : null;
  const open =
    gateway === null
      ? { ...place, accessKeyId: "id", secretAccessKey, endpoint: fake?.endpoint ?? "" }
      : {
          ...place,
          accessKeyId: gateway.accessKeyId,
          secretAccessKey: gateway.secretAccessKey,
          endpoint: gateway.endpoint,
        };
  if (gateway !== null) await makeBucket(open, gateway.endpoint);
  const broken = await brokenPromises(open);
  const name = gateway?.version ?? "the tests' own";
  console.log(`store of files: ${name}; promises that it does not keep: ${broken.length}`);
  for (const one of broken) console.log(`  ${one}`);
  return {
    name,
    settings: open,
    stop: async () => {
      await gateway?.stop();
      await fake?.stop();
    },
  };
}
