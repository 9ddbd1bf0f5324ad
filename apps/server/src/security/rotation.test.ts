import { randomBytes } from "node:crypto";
import { authSchema, csrfSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { encryptedBlobStore } from "../adapters/blob-store/encrypted-blob-store.ts";
import { unsealMail, sealMail } from "../modules/outbox/seal-mail.ts";
import type { BlobStore } from "../ports/blob-store.ts";
import { codeFor } from "../testing/mails.ts";
import { startTestService } from "../testing/test-service.ts";
import { api, get, post, signIn } from "../testing/visitor.ts";
import { createApp } from "../app.ts";
import { deriveKeys } from "./keys.ts";
import { seal, unseal } from "./seal.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];

function memoryStore(): BlobStore {
  const objects = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void objects.set(key, bytes),
    get: async (key) => objects.get(key) ?? null,
    delete: async (key) => void objects.delete(key),
  };
}

describe("S48 another root secret", () => {
  it("proves tokens and codes of the one before, and signs with its own", async () => {
    const before = await startTestService({ worker: false, parts: { keys: deriveKeys(older) } });
    const person = await signIn(before);
    await post(before, "/auth/request-code", { email: "boss@example.test" });
    const { code } = await codeFor(before, "boss@example.test");
    const rotated = { ...before.needs, keys: deriveKeys(newer, older) };
    const app = await createApp(rotated);
    const call = (method: "GET" | "POST" | "PATCH", path: string, headers = {}, payload?: object) =>
      app.inject({
        method,
        url: `${api}${path}`,
        headers: {
          ...headers,
          ...(payload === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
    expect((await call("GET", "/auth/me", person.headers)).statusCode).toBe(200);
    const changed = await call("PATCH", "/account", person.write, { keep_originals: true });
    expect(changed.statusCode).toBe(200);
    const body = { email: "boss@example.test", code };
    expect((await call("POST", "/auth/verify-code", {}, body)).statusCode).toBe(200);
    const next = await call("POST", "/auth/refresh", {}, { refresh_token: person.refreshToken });
    const auth = authSchema.parse(next.json());
    const headers = { authorization: `Bearer ${auth.access_token}` };
    csrfSchema.parse((await call("GET", "/auth/csrf-token", headers)).json());
    // The old secret alone does not know what the new one signed.
    expect((await get(before, "/auth/me", headers)).statusCode).toBe(401);
    await app.close();
    await before.close();
  });

  it("opens files and mails of the one before, and not without it", async () => {
    const [before, after] = [deriveKeys(older), deriveKeys(newer, older)];
    const store = memoryStore();
    await encryptedBlobStore(store, before.blob).put("u/a/1", Buffer.from("old"));
    const rotated = encryptedBlobStore(store, after.blob);
    expect(Buffer.from((await rotated.get("u/a/1")) ?? []).toString()).toBe("old");
    await rotated.put("u/a/2", Buffer.from("new"));
    expect(await encryptedBlobStore(store, before.blob).get("u/a/2")).toBeNull();
    expect(await encryptedBlobStore(store, deriveKeys(newer).blob).get("u/a/1")).toBeNull();
    const mail = { to: "a@x.test", subject: "s", text: "t", html: "h" };
    const sealed = sealMail(before.mail, "m1", mail);
    expect(unsealMail(after.mail, "m1", sealed)).toEqual(mail);
    expect(unsealMail(deriveKeys(newer).mail, "m1", sealed)).toBeNull();
    expect(sealed).not.toContain("a@x.test");
  });

  it("keeps sealed bytes bound to their name, and notices a changed one", () => {
    const { blob } = deriveKeys(older);
    const sealed = seal(blob, "u/a/1", Buffer.from("text"));
    expect(unseal(blob, "u/a/2", sealed)).toBeNull();
    for (const place of [0, 5, 12, sealed.length - 20, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[place] = (altered[place] ?? 0) ^ 1;
      expect(unseal(blob, "u/a/1", altered)).toBeNull();
    }
    expect(unseal(blob, "u/a/1", sealed.subarray(0, 10))).toBeNull();
  });
});
