import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../config/store-config.ts";
import { BlobStoreError } from "../../errors/blob-store-error.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { checkKey } from "./blob-key.ts";

const callMs = 10_000;
const retries = 2;
/** Read at most so much of what a store says when it refuses. */
const saidCharacters = 2_000;

async function refusalOf(answer: Response): Promise<BlobStoreError> {
  const text = (await answer.text().catch(() => "")).slice(0, saidCharacters);
  return new BlobStoreError(answer.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "");
}

/** A bucket that is missing is no file that is missing. */
function isMissing({ status, reason }: BlobStoreError): boolean {
  return status === 404 && reason !== "NoSuchBucket";
}

function rootOf({ bucket, endpoint, region }: S3Settings): string {
  // Names with dots fit no certificate as part of a host: those and other stores are asked by path.
  if (endpoint !== null) return `${endpoint}/${bucket}`;
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/**
 * A bucket of an S3-compatible store. Every call is signed over the SHA-256 of its body, so that a body that was
 * damaged on its way is refused; bytes are sent whole, so that a call can be tried again.
 */
export function s3BlobStore(settings: S3Settings): BlobStore {
  const { accessKeyId, secretAccessKey, region, prefix } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const root = rootOf(settings);

  async function call(method: string, key: string, body?: Uint8Array): Promise<Response> {
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    return client
      .fetch(`${root}/${prefix}${key}`, {
        method,
        headers: { "x-amz-content-sha256": sha256 },
        redirect: "error",
        signal: AbortSignal.timeout(callMs),
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      })
      .catch(() => {
        throw new BlobStoreError(0, "");
      });
  }

  return {
    put: async (key, bytes) => {
      const answer = await call("PUT", checkKey(key), bytes);
      if (!answer.ok) throw await refusalOf(answer);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await call("GET", checkKey(key));
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      const refusal = await refusalOf(answer);
      if (isMissing(refusal)) return null;
      throw refusal;
    },
    delete: async (key) => {
      const answer = await call("DELETE", checkKey(key));
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const refusal = await refusalOf(answer);
      if (!isMissing(refusal)) throw refusal;
    },
  };
}
