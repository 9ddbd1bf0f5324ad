import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What a signature is made over. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const mac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The signature (AWS Signature Version 4, S3) that a request must carry: written from its description alone. */
export function signatureOf(
  request: SignedRequest,
  { secret, scope, signed }: { secret: string; scope: string; signed: readonly string[] },
): string {
  const [path = "", query = ""] = request.url.split("?");
  const canonical = [
    request.method,
    path,
    query.split("&").toSorted().join("&"),
    ...signed.map((name) => `${name}:${(request.headers[name] ?? "").trim()}`),
    "",
    signed.join(";"),
    request.headers["x-amz-content-sha256"] ?? "",
  ].join("\n");
  const time = request.headers["x-amz-date"] ?? "";
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const [day = "", region = "", service = "", end = ""] = scope.split("/");
  const key = mac(mac(mac(mac(`AWS4${secret}`, day), region), service), end);
  return mac(key, text).toString("hex");
}

const header =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;

/** A refusal as S3 words it. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

export interface FakeS3Settings {
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An S3-compatible server of this computer: it keeps objects, proves signatures and bodies, and can be made to fail. */
export interface FakeS3 {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Answers with these statuses first, one a call. */
  readonly failing: number[];
  /** How many calls came. */
  readonly calls: () => number;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? "")]),
  );
}

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}

/** What a request says of its signature. */
function claimOf({ headers }: SignedRequest) {
  const found = header.exec(headers["authorization"] ?? "");
  if (found === null) throw new Refusal(403, "AccessDenied");
  const [, id = "", scope = "", names = "", given = ""] = found;
  const signed = names.split(";");
  if (!signed.includes("host") || !signed.includes("x-amz-content-sha256")) {
    throw new Refusal(403, "AccessDenied");
  }
  return { id, scope, signed, given };
}

function prove(settings: FakeS3Settings, request: SignedRequest, body: Buffer): void {
  const { id, scope, signed, given } = claimOf(request);
  if (id !== settings.accessKeyId) throw new Refusal(403, "InvalidAccessKeyId");
  const expected = signatureOf(request, { secret: settings.secretAccessKey, scope, signed });
  if (!isSame(given, expected)) throw new Refusal(403, "SignatureDoesNotMatch");
  if (request.headers["x-amz-content-sha256"] !== sha256(body)) {
    throw new Refusal(400, "XAmzContentSHA256Mismatch");
  }
}

/** Starts a fake S3 server on a free port of this computer. */
export async function startFakeS3(settings: FakeS3Settings): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const failing: number[] = [];
  let calls = 0;

  /** Does what a call asks for; answers its status, or the object. */
  function act(method: string, key: string, body: Buffer): number | Buffer {
    if (method === "PUT") {
      objects.set(key, body);
      return 200;
    }
    if (method === "DELETE") {
      objects.delete(key);
      return 204;
    }
    const object = objects.get(key);
    if (object === undefined) throw new Refusal(404, "NoSuchKey");
    return object;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const body = await bodyOf(request);
    const status = failing.shift();
    if (status !== undefined) throw new Refusal(status, "SlowDown");
    const { method = "", url = "" } = request;
    prove(settings, { method, url, headers: plainHeaders(request) }, body);
    const [, bucket = "", ...rest] = (url.split("?")[0] ?? "").split("/");
    if (bucket !== settings.bucket) throw new Refusal(404, "NoSuchBucket");
    const done = act(method, rest.join("/"), body);
    if (typeof done === "number") response.writeHead(done).end();
    else response.end(done);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, "InternalError");
      response.writeHead(refusal.status, { "content-type": "application/xml" });
      response.end(`<?xml version="1.0"?><Error><Code>${refusal.message}</Code></Error>`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failing,
    calls: () => calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
