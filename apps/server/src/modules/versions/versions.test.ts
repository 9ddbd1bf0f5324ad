import { sessionListSchema, sessionSchema } from "@savile/contracts";
import { sql } from "drizzle-orm";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { givePlan } from "../../testing/plans.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession, resultOf } from "../../testing/sessions.ts";
import { importZip } from "../../testing/account-calls.ts";
import { urlOf } from "../../testing/edit-calls.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { rename } from "../../testing/version-calls.ts";
import { get, newPerson, post } from "../../testing/visitor.ts";
import { unpackText } from "./pack-text.ts";
import { readState } from "../generation-sessions/version-state.ts";

const service = await sharedService();

describe("an export of an account", () => {
  it("holds the versions, each readable on its own, and an import brings them back", async () => {
    const owner = await newPerson(service);
    const session = await makeSession(service, owner);
    const change = resultOf(session).changes[0];
    const body = (version: number, action: string) => ({
      base_version: version,
      decisions: [{ change_id: change?.id, action, after: change?.after }],
    });
    for (const [version, action] of [
      [1, "reject"],
      [2, "accept"],
      [3, "reject"],
    ] as const) {
      await post(service, urlOf(session, "/changes"), body(version, action), owner.write);
    }
    const archive = (await get(service, "/account/export", owner.headers)).rawPayload;
    const records = strFromU8(unzipSync(archive)["records/session_versions.json"] ?? strToU8(""));
    const states = z
      .array(z.object({ number: z.number(), basis: z.null(), state: z.nullable(z.string()) }))
      .parse(JSON.parse(records));
    expect(states).toHaveLength(4);
    const read = states.flatMap(({ state }) =>
      state === null ? [] : [readState(unpackText(state)).format],
    );
    expect(new Set(read)).toEqual(new Set([1]));
    const heir = await newPerson(service);
    const brought = await importZip(service, heir, archive);
    expect(brought.statusCode).toBe(200);
    const list = await get(service, "/generate/sessions", heir.headers);
    const [moved] = sessionListSchema.parse(list.json()).sessions;
    if (moved === undefined) throw new Error("nothing came");
    const url = urlOf(moved, "/versions/1/restore");
    const back = await post(service, url, { base_version: 4 }, heir.write);
    const { tailoring } = sessionSchema.parse(back.json());
    expect(JSON.stringify(tailoring)).toBe(JSON.stringify(resultOf(session)));
  });
});

describe("a list of sessions", () => {
  it("is found by words of its names, as many as are asked for", async () => {
    const who = await newPerson(service);
    await givePlan(service, who);
    const first = await makeSession(service, who);
    await service.needs.database.query.execute(
      sql`update generation_sessions set created_at = created_at - interval '1 second'
        where id = ${first.session_id}`,
    );
    const named = await makeSession(service, who, { posting: `${jobText}\n- Tact` });
    await rename(service, who, named, "100%_sure \\ try");
    const list = async (query: string) => {
      const answer = await get(service, `/generate/sessions${query}`, who.headers);
      const { sessions, total, all } = sessionListSchema.parse(answer.json());
      return { ids: sessions.map((one) => one.session_id), total, all };
    };
    const both = [named.session_id, first.session_id];
    expect(await list("")).toEqual({ ids: both, total: 2, all: 2 });
    expect(await list("?limit=1")).toEqual({ ids: [named.session_id], total: 2, all: 2 });
    const found = { ids: [named.session_id], total: 1, all: 2 };
    expect(await list(`?search=${encodeURIComponent(" 0%_SURE \\ ")}`)).toEqual(found);
    expect(await list("?search=harbour%20goods")).toEqual({ ids: both, total: 2, all: 2 });
    expect(await list("?search=%25%25")).toEqual({ ids: [], total: 0, all: 2 });
    const wrong = await get(service, "/generate/sessions?limit=0", who.headers);
    expect(wrong.statusCode).toBe(422);
  });
});
