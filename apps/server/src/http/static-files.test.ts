import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../../scripts/compress-files.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";

let service: TestService;
let folder: string;

const script = `/* a script */\n${"export const line = 'of a script';\n".repeat(200)}`;
const page = `<!doctype html><title>x</title>${"<p>A page of the application.</p>".repeat(80)}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile web "));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "small.js"), "0;");
  await writeFile(join(folder, "assets", "frame-1a2b.js"), script);
  await writeFile(join(folder, "assets", "letters-1a2b.woff2"), Buffer.alloc(5_000, 7));
  await writeFile(join(folder, "assets", "picture-1a2b.svg"), "<svg></svg>");
  await compressFiles(folder);
  service = await startTestService({ worker: false, settings: { webFolder: folder } });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

function ask(url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
  return service.app.inject({ method, url, headers });
}

const asset = "/assets/frame-1a2b.js";

describe("a file of the application", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.9", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["identity", undefined],
    [null, undefined],
  ])("asked for with %j is sent as %s, and is the same text", async (accepts, coding) => {
    const answer = await ask(asset, accepts === null ? {} : { "accept-encoding": accepts });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
    const plain = { br: brotliDecompressSync, gzip: gunzipSync };
    const bytes =
      coding === "br" || coding === "gzip" ? plain[coding](answer.rawPayload) : answer.rawPayload;
    expect(bytes.toString()).toBe(script);
  });

  it("is kept for ever under its hash; the page is asked for each time", async () => {
    const hashed = await ask(asset);
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const url of ["/", "/new", "/small.js"]) {
      const answer = await ask(url, { accept: "text/html" });
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers.etag).toBeDefined();
    }
  });

  it.each(["br", "gzip", "identity"])(
    "that is known answers 304, by the tag of its coding (%s)",
    async (coding) => {
      for (const url of [asset, "/", "/new"]) {
        const headers = { "accept-encoding": coding, accept: "text/html" };
        const first = await ask(url, headers);
        const again = await ask(url, { ...headers, "if-none-match": String(first.headers.etag) });
        expect(again.statusCode).toBe(304);
        expect(again.rawPayload.length).toBe(0);
        expect(again.headers["content-encoding"] ?? coding).toBe(coding);
      }
    },
  );

  it("brings the headers of a document only where it can be one", async () => {
    for (const url of [asset, "/assets/letters-1a2b.woff2"]) {
      const { headers } = await ask(url);
      expect(headers["content-security-policy"]).toBeUndefined();
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
    }
    for (const url of ["/", "/new", "/small.js", "/assets/picture-1a2b.svg", "/assets/none.html"]) {
      const { headers } = await ask(url, { accept: "text/html" });
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
    }
  });

  it("has one tag for each coding", async () => {
    const codings = ["br", "gzip", "identity"];
    const tags = codings.map(
      async (coding) => (await ask(asset, { "accept-encoding": coding })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it("tells its length where only its head is asked for", async () => {
    for (const coding of ["br", "gzip", "identity"]) {
      const whole = await ask(asset, { "accept-encoding": coding });
      const head = await ask(asset, { "accept-encoding": coding }, "HEAD");
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload.length).toBe(0);
      expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
      expect(head.headers["content-encoding"]).toBe(whole.headers["content-encoding"]);
    }
  });

  it("is sent in parts of the bytes that were asked for", async () => {
    for (const coding of ["br", "gzip", "identity"]) {
      const whole = await ask(asset, { "accept-encoding": coding });
      const part = await ask(asset, { "accept-encoding": coding, range: "bytes=5-24" });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload).toEqual(whole.rawPayload.subarray(5, 25));
      expect(part.headers["content-range"]).toBe(`bytes 5-24/${whole.rawPayload.length}`);
    }
  });

  it("that is compressed already, or fits into a packet, is sent as it is", async () => {
    for (const url of ["/assets/letters-1a2b.woff2", "/small.js"]) {
      const answer = await ask(url, { "accept-encoding": "br, gzip" });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-encoding"]).toBeUndefined();
    }
  });
});

it("a page of the application is sent compressed wherever it is asked for", async () => {
  for (const url of ["/", "/new", "/s/abc"]) {
    const answer = await ask(url, { accept: "text/html", "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  }
});
