import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import * as schema from "../../db/schema.ts";
import {
  archiveOf,
  canary,
  ownResume,
  recordsIn,
  signInHolder,
} from "../../testing/account-calls.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, signIn } from "../../testing/visitor.ts";
import { holdings, leftOut, nameOf } from "./holdings.ts";

const service = await sharedService();

describe("S38 an export", () => {
  it("is told about every table of the database", () => {
    const known = [...holdings.map(nameOf), ...Object.keys(leftOut)].toSorted();
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    expect(known).toEqual(tables.map((table) => getTableName(table)).toSorted());
  });

  it("holds all rows of the account and of nobody else, and its files", async () => {
    const own = await signInHolder(service, "export@example.test");
    const other = await signInHolder(service, "elsewhere@example.test", resumeText);
    const archive = await archiveOf(service, own);
    const texts = Object.entries(archive).map(([path, bytes]) => `${path} ${strFromU8(bytes)}`);
    const whole = texts.join("\n");
    expect(recordsIn(archive, "uploads")).toHaveLength(1);
    expect(recordsIn(archive, "generation_sessions")).toHaveLength(1);
    expect(recordsIn(archive, "documents")).toHaveLength(2);
    expect(whole).toContain(canary);
    expect(strFromU8(archive["originals/1.txt"] ?? strToU8(""))).toBe(ownResume);
    for (const foreign of [other.accountId, other.uploadId, other.sessionId, "elsewhere@"]) {
      expect(whole).not.toContain(foreign);
    }
    for (const secret of [own.accessToken.split(".")[1] ?? "?", "blobKey", '"secret"']) {
      expect(whole).not.toContain(secret);
    }
  });

  it("S26 is an attachment that no browser guesses the type of", async () => {
    const own = await signIn(service, "attachment@example.test");
    const answer = await get(service, "/account/export", own.headers);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
});
