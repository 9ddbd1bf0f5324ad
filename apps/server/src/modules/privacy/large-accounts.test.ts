import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { problemSchema } from "@savile/contracts";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { generationSessions } from "../../db/schema.ts";
import { findRoot } from "../../config/find-root.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { createTextPool } from "../../texts/text-pool.ts";
import type { TextPool } from "../../texts/text-pool.ts";
import { keyOf } from "./held-rows.ts";
import { holdings } from "./holdings.ts";

const many = 260;
let service: TestService;
let imports: TextPool;
let owner: Person;
let archive: Uint8Array;

function open(bytes: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(bytes);
}

function bring(who: Person, bytes: Uint8Array) {
  const file = form([{ bytes, name: "savile-account.zip", type: "application/zip" }]);
  return service.app.inject({
    method: "POST",
    url: `${api}/account/import`,
    headers: { ...file.headers, ...who.write },
    ...(file.payload === undefined ? {} : { payload: file.payload }),
  });
}

async function sessionsOf(who: Person): Promise<number> {
  const answer = await get(service, "/generate/sessions?limit=1", who.headers);
  return answer.json<{ all: number }>().all;
}

beforeAll(async () => {
  imports = createTextPool({
    entry: join(findRoot(), "build/node/import-child.mjs"),
    size: 1,
    idleMs: 60_000,
    troubled: () => undefined,
  });
  service = await startTestService({ parts: { imports: imports.run } });
  owner = await signIn(service, "owner@large.test");
  const { session_id: id } = await makeSession(service, owner);
  const { query } = service.needs.database;
  const [row] = await query.query.generationSessions.findMany({
    where: (table, { eq }) => eq(table.id, id),
  });
  if (row === undefined) throw new Error("the session is gone");
  const copies = Array.from({ length: many - 1 }, (_, at) => ({
    ...row,
    id: `${id.slice(0, -4)}${String(at).padStart(4, "0")}x`,
    jobId: null,
    outcome: "failed" as const,
    title: `Copy ${at}`,
    jobDescription: randomBytes(300).toString("hex"),
  }));
  for (let from = 0; from < copies.length; from += 20) {
    await query.insert(generationSessions).values(copies.slice(from, from + 20));
  }
  archive = (await get(service, "/account/export", owner.headers)).rawPayload;
}, 120_000);
afterAll(async () => {
  await imports.close();
  await service.close();
});

describe("an export of many rows", () => {
  it("is read by the keys of its tables, a few rows at a time, each once", () => {
    for (const { table } of holdings) expect(keyOf(table).length).toBeGreaterThan(0);
    const text = Buffer.from(open(archive)["records/generation_sessions.json"] ?? []).toString();
    const rows = z
      .array(z.object({ id: z.string(), posting: z.object({}), createdAt: z.string() }))
      .parse(JSON.parse(text));
    expect(rows).toHaveLength(many);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many);
  });
});

describe("an import in another process", () => {
  it("brings everything, once", async () => {
    const heir = await signIn(service, "heir@large.test");
    const brought = await bring(heir, archive);
    expect(brought.statusCode).toBe(200);
    expect(brought.json()).toMatchObject({ imported: { uploads: 1, sessions: many } });
    expect(await sessionsOf(heir)).toBe(many);
    expect((await bring(heir, archive)).json()).toMatchObject({ imported: { sessions: 0 } });
    expect(await sessionsOf(heir)).toBe(many);
  });

  it("takes back what came before it was broken off", async () => {
    const heir = await signIn(service, "leaver@large.test");
    const { database } = service.needs;
    const transaction = database.transaction.bind(database);
    let left = 4;
    Object.assign(database, {
      transaction: (run: Parameters<typeof transaction>[0]) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error("gone")) : transaction(run);
      },
    });
    const brought = await bring(heir, archive);
    Object.assign(database, { transaction });
    expect(brought.statusCode).toBe(500);
    expect(await sessionsOf(heir)).toBe(0);
  });

  it("refuses a member that swells, and one that no process can hold", async () => {
    const account = { format: "savile-account", version: 1, keep_originals: false, files: [] };
    const manifest = strToU8(JSON.stringify(account));
    const spaces = new Uint8Array(3 * 1024 * 1024).fill(32);
    const nested = strToU8(`[${"[".repeat(500_000)}`);
    const rows = strToU8(`[${'{"id":"a","x":[0,0,0]},'.repeat(900_000)}{}]`);
    for (const bytes of [spaces, nested, rows]) {
      const zip = zipSync({ "account.json": manifest, "records/documents.json": bytes });
      const answer = await bring(owner, zip);
      expect(answer.statusCode).toBe(422);
      expect(problemSchema.parse(answer.json()).error_code).toBe("import_unusable");
    }
  }, 60_000);
});
