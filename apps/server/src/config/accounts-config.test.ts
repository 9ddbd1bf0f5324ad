import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readAccountsConfig } from "./accounts-config.ts";
import { ConfigError } from "../errors/config-error.ts";

const local = { host: "127.0.0.1", publicUrl: undefined, sendsMail: false };
const abroad = { host: "0.0.0.0", publicUrl: "https://savile.example", sendsMail: true };
const secret = () => randomBytes(32).toString("hex");

function complaint(given: Record<string, string>, around = abroad): string {
  try {
    readAccountsConfig(given, around);
    return "";
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

describe("sign-in", () => {
  it("S10 is instant on this computer, and refused that way where others can reach it", () => {
    expect(readAccountsConfig({}, local).authMode).toBe("instant");
    expect(complaint({ ROOT_SECRET: secret() })).toContain("Instant sign-in");
    const allowed = { ALLOW_INSTANT_OFF_LOOPBACK: "1", ROOT_SECRET: secret() };
    expect(readAccountsConfig(allowed, abroad).instantOffLoopback).toBe(true);
    const named = { ...local, publicUrl: "https://savile.example" };
    expect(() => readAccountsConfig({}, named)).toThrow("Instant sign-in");
  });

  it("goes by code where others can reach it, with mail and an address for its links", () => {
    const given = { AUTH_MODE: "code", ROOT_SECRET: secret() };
    expect(readAccountsConfig(given, abroad).authMode).toBe("code");
    expect(complaint(given, { ...abroad, sendsMail: false })).toContain("MAIL_URL");
    const unnamed = { host: "0.0.0.0", publicUrl: undefined, sendsMail: true };
    expect(() => readAccountsConfig(given, unnamed)).toThrow("PUBLIC_URL");
    expect(readAccountsConfig({ AUTH_MODE: "code" }, local).authMode).toBe("code");
  });

  it("refuses a mode that does not exist", () => {
    expect(complaint({ AUTH_MODE: "open" })).toContain("AUTH_MODE");
  });
});

describe("S43 the root secret", () => {
  const code = { AUTH_MODE: "code" };

  it.each([
    ["is missing", {}],
    ["is short", { ROOT_SECRET: "abc123" }],
    ["is a word", { ROOT_SECRET: "changeme".repeat(8) }],
    ["is all one digit", { ROOT_SECRET: "0".repeat(64) }],
    ["repeats itself", { ROOT_SECRET: "0123456789abcdef".repeat(4) }],
    [
      "counts up",
      { ROOT_SECRET: Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString("hex") },
    ],
    ["is three of them", { ROOT_SECRET: [secret(), secret(), secret()].join(",") }],
  ])("stops a server that others can reach when it %s", (_, given) => {
    expect(complaint({ ...code, ...given })).toContain("ROOT_SECRET");
  });

  it("is one or two of 32 random bytes, the newest first", () => {
    const [now, before] = [secret(), Buffer.from(secret(), "hex").toString("base64")];
    const read = readAccountsConfig({ ...code, ROOT_SECRET: `${now}, ${before}` }, abroad);
    expect(read.rootSecrets?.map((bytes) => bytes.length)).toEqual([32, 32]);
    expect(Buffer.from(read.rootSecrets?.[0] ?? []).toString("hex")).toBe(now);
    expect(readAccountsConfig({}, local).rootSecrets).toBeNull();
  });
});

describe("trusted proxies", () => {
  it("are addresses and networks", () => {
    const given = { TRUSTED_PROXIES: "10.0.0.0/8, ::1" };
    expect(readAccountsConfig(given, local).trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
  });

  it.each(["*", "1", "10.0.0.0/33", "proxy.example", "10.0.0.1/8/8"])("are not %j", (text) => {
    expect(() => readAccountsConfig({ TRUSTED_PROXIES: text }, local)).toThrow("TRUSTED_PROXIES");
  });
});
