import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const root = "/srv/a folder";

describe("settings", () => {
  it("have a value for a fresh local start", () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 4180,
      host: "127.0.0.1",
      dataFolder: "/srv/a folder/data",
      webFolder: "/srv/a folder/build/web",
      databaseUrl: null,
      authMode: "instant",
      role: "all",
      workerSlots: 4,
    });
  });

  it("of an empty text count as absent", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" }, root).port).toBe(4180);
  });

  it("name what cannot be used", () => {
    expect(() => readConfig({ PORT: "many" }, root)).toThrow(/PORT/);
    expect(() => readConfig({ DATABASE_URL: "mysql://x" }, root)).toThrow(/DATABASE_URL/);
  });

  it("refuse e-mail codes, which this version cannot send, in one clear sentence", () => {
    expect(() => readConfig({ AUTH_MODE: "code" }, root)).toThrow(ConfigError);
    expect(() => readConfig({ AUTH_MODE: "code" }, root)).toThrow("cannot send yet");
  });

  it.each([{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://savile.example" }])(
    "refuse instant sign-in where others can reach it: %j",
    (environment) => {
      expect(() => readConfig(environment, root)).toThrow("Instant sign-in");
      const allowed = { ...environment, ALLOW_INSTANT_OFF_LOOPBACK: "1" };
      expect(readConfig(allowed, root).instantOffLoopback).toBe(true);
    },
  );

  it("refuse several roles on the database of one process", () => {
    expect(() => readConfig({ ROLE: "worker" }, root)).toThrow("needs DATABASE_URL");
  });

  it("read the addresses of administrators without regard to case", () => {
    const { adminEmails } = readConfig({ ADMIN_EMAILS: " A@x.test, b@X.test ," }, root);
    expect(adminEmails).toEqual(["a@x.test", "b@x.test"]);
  });
});
