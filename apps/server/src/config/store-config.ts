import * as z from "zod";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** An S3-compatible store: AWS, or another one at an address of its own. */
export interface S3Settings {
  readonly bucket: string;
  /** What stands before every key; empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** `null` is AWS. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const schema = z.object({
  BLOB_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
});

const form = "BLOB_URL takes s3://bucket/prefix?region=eu-central-1&endpoint=https://host:port.";
const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^(?:[\w.-]+\/)*$/;

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new ConfigError(form);
  }
}

function endpointOf(url: URL): string | null {
  const given = url.searchParams.get("endpoint");
  if (given === null) return null;
  const endpoint = parse(given);
  if (!/^https?:$/.test(endpoint.protocol) || endpoint.pathname !== "/")
    throw new ConfigError(form);
  return endpoint.origin;
}

/** Bucket and prefix of an address whose every part is known. */
function placeOf(url: URL): Pick<S3Settings, "bucket" | "prefix"> {
  const path = url.pathname.slice(1);
  const prefix = path === "" || path.endsWith("/") ? path : `${path}/`;
  const isKnown = [...url.searchParams.keys()].every((name) => /^(region|endpoint)$/.test(name));
  const isRight = isKnown && url.protocol === "s3:" && bucketShape.test(url.hostname);
  if (!isRight || !prefixShape.test(prefix)) throw new ConfigError(form);
  return { bucket: url.hostname, prefix };
}

/** Reads where files are kept; `null` is the data folder. Throws {@link ConfigError}. */
export function readStoreConfig(given: Given): S3Settings | null {
  const settings = schema.parse(given);
  if (settings.BLOB_URL === undefined) return null;
  const url = parse(settings.BLOB_URL);
  const place = placeOf(url);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError(
      "BLOB_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or files that hold them: AWS_SECRET_ACCESS_KEY_FILE.",
    );
  }
  const region = url.searchParams.get("region") ?? "us-east-1";
  return { ...place, region, endpoint: endpointOf(url), accessKeyId, secretAccessKey };
}
