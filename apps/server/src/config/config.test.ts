import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const root = "/srv/a folder";

describe("settings", () => {
  it("have a value for a fresh local start", () => {
    expect(readConfig({}, root)).toMatchObject({
      port: 4180,
      host: "127.0.0.1",
      dataFolder: "/srv/a folder/data",
      webFolder: "/srv/a folder/build/web",
      databaseUrl: null,
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

  it("refuse several roles on the database of one process", () => {
    expect(() => readConfig({ ROLE: "worker" }, root)).toThrow("needs DATABASE_URL");
  });

  it("read the addresses of administrators without regard to case", () => {
    const { adminEmails } = readConfig({ ADMIN_EMAILS: " A@x.test, b@X.test ," }, root).accounts;
    expect(adminEmails).toEqual(["a@x.test", "b@x.test"]);
  });
});
