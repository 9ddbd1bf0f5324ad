import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
      outbound: true,
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
    const secret = randomBytes(32).toString("hex");
    const split = { ROLE: "worker", ROOT_SECRET: secret };
    expect(() => readConfig(split, root)).toThrow("needs DATABASE_URL");
    expect(() => readConfig({ ROLE: "web", DATABASE_URL: "postgres://x/y" }, root)).toThrow(
      "needs ROOT_SECRET",
    );
  });

  it("take secrets from files, one way at a time", () => {
    const file = join(mkdtempSync(join(tmpdir(), "savile settings ")), "url");
    writeFileSync(file, "postgres://host/name\n");
    const { databaseUrl } = readConfig({ DATABASE_URL_FILE: file }, root);
    expect(databaseUrl).toBe("postgres://host/name");
    const both = { DATABASE_URL_FILE: file, DATABASE_URL: "postgres://other/name" };
    expect(() => readConfig(both, root)).toThrow("both set");
    writeFileSync(file, "\n");
    expect(() => readConfig({ DATABASE_URL_FILE: file }, root)).toThrow("is empty");
    expect(() => readConfig({ DATABASE_URL_FILE: `${file}.none` }, root)).toThrow("cannot be read");
  });

  it("read the store of files", () => {
    const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
    const store = (BLOB_URL: string, given: object = keys) =>
      readConfig({ BLOB_URL, ...given }, root).store;
    expect(store("s3://my.bucket/a/b?region=eu-1&endpoint=http://localhost:9000")).toEqual({
      bucket: "my.bucket",
      prefix: "a/b/",
      region: "eu-1",
      endpoint: "http://localhost:9000",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    expect(store("s3://bucket")).toMatchObject({ prefix: "", region: "us-east-1", endpoint: null });
    expect(() => store("s3://bucket", {})).toThrow("AWS_ACCESS_KEY_ID");
    for (const bad of [
      "bucket",
      "https://bucket",
      "s3://B",
      "s3://bucket/../x?y=1",
      "s3://b?zone=1",
    ]) {
      expect(() => store(bad)).toThrow("BLOB_URL takes");
    }
  });

  it("read where backups go", () => {
    expect(
      readConfig({ BACKUP_DIR: "b", BACKUP_KEEP: "2", BACKUP_HOURS: "0" }, root).backup,
    ).toEqual({
      folder: "/srv/a folder/b",
      keep: 2,
      everyHours: 0,
    });
    expect(() => readConfig({ BACKUP_KEEP: "0" }, root)).toThrow("BACKUP_KEEP");
  });

  it("read the addresses of administrators without regard to case", () => {
    const { adminEmails } = readConfig({ ADMIN_EMAILS: " A@x.test, b@X.test ," }, root).accounts;
    expect(adminEmails).toEqual(["a@x.test", "b@x.test"]);
  });
});
