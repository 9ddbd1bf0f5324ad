import {
  createdKeySchema,
  keyCalls,
  keyScopes,
  keysSchema,
  problemSchema,
  routes,
} from "@savile/contracts";
import type { KeyScope, Route, RouteName } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { keepReport } from "@savile/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, apiKeys, auditEntries, rateLimits } from "../db/schema.ts";
import { addressOf, bodyOf, callRoute } from "../testing/call-route.ts";
import { givePlan } from "../testing/plans.ts";
import { routeCases } from "../testing/route-cases.ts";
import type { OwnedIds } from "../testing/route-cases.ts";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { api, get, post, refusalOf, signIn, uploadText } from "../testing/visitor.ts";
import type { Person } from "../testing/visitor.ts";

let service: TestService;
let owner: Person;
let stranger: Person;
let ids: OwnedIds;
const keys = new Map<KeyScope, string>();

const isName = (name: string): name is RouteName => Object.hasOwn(routes, name);
const names = Object.keys(routes).filter(isName);
const scopeOfCall = (name: RouteName): KeyScope | null =>
  Object.entries(keyCalls).find(([call]) => call === name)?.[1] ?? null;
const open = names.flatMap((name): [RouteName, KeyScope][] => {
  const scope = scopeOfCall(name);
  return scope === null ? [] : [[name, scope]];
});
const closed = names.filter(
  (name) => scopeOfCall(name) === null && routes[name].access !== "anyone",
);
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const secretOf = (scope: KeyScope): string => keys.get(scope) ?? "";

async function newKey(person: Person, body: object) {
  const made = await post(service, "/account/keys", { name: "Robot", ...body }, person.write);
  return createdKeySchema.parse(made.json());
}

beforeAll(async () => {
  service = await startTestService();
  owner = await signIn(service, "owner@example.test");
  stranger = await signIn(service, "stranger@example.test");
  const upload = await uploadText(service, owner, resumeText);
  const body = { upload_id: upload, job_description: jobText };
  const run = await post(service, "/generate/generate", body, owner.write);
  const session = run.json<{ session_id: string }>().session_id;
  for (const scope of keyScopes) {
    keys.set(scope, (await newKey(owner, { scopes: [scope] })).secret);
  }
  const { key } = await newKey(owner, { scopes: ["read"] });
  ids = { upload, session, key: key.id, device: "unknown", user: owner.accountId };
});
beforeEach(() => service.needs.database.query.delete(rateLimits));
afterAll(() => service.close());

function call(name: RouteName, headers: Record<string, string>, of = ids) {
  const route: Route = routes[name];
  const given = routeCases[name];
  const input = {
    route,
    url: addressOf(route, given, of),
    headers,
    body: bodyOf(route, given, of),
  };
  return callRoute(service, input);
}

const me = (secret: string) => get(service, "/auth/me", bearer(secret));

const codeOf = (answer: { json(): unknown }): string =>
  problemSchema.parse(answer.json()).error_code;
const refusedToKeys = ["key_scope", "key_not_open", "key_invalid", "CSRF_TOKEN_MISSING"];

describe("S50 every route of the table for API keys", () => {
  // What would take the things away stands last.
  const ends = ["deleteSession", "deleteUpload"];
  const inOrder = open.toSorted(([a], [b]) => ends.indexOf(a) - ends.indexOf(b));

  it.each(inOrder.filter(([name]) => name !== "sessionEvents"))(
    "%s takes a key with the scope %s, and nothing but that scope",
    async (name, scope) => {
      for (const other of keyScopes.filter((one) => one !== scope)) {
        const refused = await call(name, bearer(secretOf(other)));
        expect([other, refused.statusCode, codeOf(refused)]).toEqual([other, 403, "key_scope"]);
      }
      const answer = await call(name, bearer(secretOf(scope)));
      const code = answer.statusCode < 400 ? "" : codeOf(answer);
      expect(refusedToKeys).not.toContain(code);
      expect([401, 403, 500]).not.toContain(answer.statusCode);
    },
  );

  it.each(closed)("%s is closed to every key", async (name) => {
    for (const scope of keyScopes) {
      expect(await refusalOf(call(name, bearer(secretOf(scope))))).toBe("403 key_not_open");
    }
  });

  it("keeps the things of others from a key", async () => {
    const foreign = await newKey(stranger, { scopes: [...keyScopes] });
    const own = await uploadText(service, owner, resumeText);
    for (const [name] of open) {
      if (routeCases[name].id === undefined) continue;
      const answer = await call(name, bearer(foreign.secret), { ...ids, upload: own });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
    const claims = [{ id: "c", text: "Led a team." }];
    const asked = post(
      service,
      "/verify/claims",
      { upload_id: own, claims },
      bearer(foreign.secret),
    );
    expect(await refusalOf(asked)).toBe("404 upload_not_found");
  });

  it("reads an upload for a question only with a key that may read", async () => {
    const upload_id = await uploadText(service, owner, resumeText);
    const body = { upload_id, claims: [{ id: "c", text: "Led a team." }] };
    const refused = post(service, "/verify/claims", body, bearer(secretOf("verify")));
    expect(await refusalOf(refused)).toBe("403 key_scope");
    const both = await newKey(owner, { scopes: ["verify", "read"] });
    expect((await post(service, "/verify/claims", body, bearer(both.secret))).statusCode).toBe(200);
  });
});

describe("an API key", () => {
  it("is shown once, stands nowhere and is written into the audit", async () => {
    const { key, secret } = await newKey(owner, { scopes: ["read", "verify"], days: 30 });
    expect(secret).toMatch(/^svl_[\w-]{43}$/);
    const { query } = service.needs.database;
    const rows = JSON.stringify(await query.select().from(apiKeys));
    expect(rows).not.toContain(secret.slice(12));
    const listed = keysSchema.parse((await get(service, "/account/keys", owner.headers)).json());
    expect(listed.keys.find(({ id }) => id === key.id)).toMatchObject({
      name: "Robot",
      begins: secret.slice(0, 10),
      scopes: ["read", "verify"],
      last_used_at: null,
    });
    expect(JSON.stringify(listed)).not.toContain(secret);
    await me(secret);
    await call("revokeKey", owner.write, { ...ids, key: key.id });
    const audit = await query.select().from(auditEntries);
    const ofKey = audit.filter(({ details }) => JSON.stringify(details).includes(key.id));
    expect(ofKey.map(({ action }) => action)).toEqual(["key_created", "key_revoked"]);
    expect(JSON.stringify(audit)).not.toContain(secret.slice(12));
    expect(service.log.join("")).not.toContain(secret.slice(12));
  });

  it("says when it was used last", async () => {
    const { key, secret } = await newKey(owner, { scopes: ["read"] });
    await me(secret);
    const listed = keysSchema.parse((await get(service, "/account/keys", owner.headers)).json());
    expect(listed.keys.find(({ id }) => id === key.id)?.last_used_at).toBe(
      service.clock.now().toISOString(),
    );
  });

  it("is dead on the first call after it was revoked", async () => {
    const { key, secret } = await newKey(owner, { scopes: ["read"] });
    expect((await me(secret)).statusCode).toBe(200);
    const from = performance.now();
    expect((await call("revokeKey", owner.write, { ...ids, key: key.id })).statusCode).toBe(200);
    expect(await refusalOf(me(secret))).toBe("401 key_invalid");
    const took = performance.now() - from;
    keepReport(
      "key-revocation.md",
      `A key was refused ${took.toFixed(1)} ms after its revocation was sent.`,
    );
    expect(took).toBeLessThan(1_000);
    const again = call("revokeKey", owner.write, { ...ids, key: key.id });
    expect(await refusalOf(again)).toBe("404 key_not_found");
  });

  it("that nobody made opens nothing", async () => {
    for (const secret of ["svl_", "svl_x", `svl_${"A".repeat(43)}`, `svl_${"A".repeat(44)}`]) {
      expect(await refusalOf(me(secret))).toBe("401 key_invalid");
    }
  });

  it("has limits of its own", async () => {
    const { secret } = await newKey(owner, { scopes: ["read"] });
    const other = await newKey(owner, { scopes: ["read"] });
    let answers = 0;
    while (answers < 400 && (await me(secret)).statusCode === 200) answers += 1;
    expect(answers).toBe(300);
    expect(await refusalOf(me(secret))).toBe("429 rate_limit_exceeded");
    expect((await me(other.secret)).statusCode).toBe(200);
    expect((await get(service, "/auth/me", owner.headers)).statusCode).toBe(200);
  });

  it("has a name, and twenty of them are enough", async () => {
    const person = await signIn(service, "many@example.test");
    const make = (body: object) => post(service, "/account/keys", body, person.write);
    expect(await refusalOf(make({ name: "  ", scopes: ["read"] }))).toBe("422 key_name_blank");
    const long = make({ name: "x".repeat(61), scopes: ["read"] });
    expect(await refusalOf(long)).toBe("422 key_name_too_long");
    expect(await refusalOf(make({ name: "x", scopes: [] }))).toBe("422 validation");
    for (let n = 0; n < 20; n += 1) {
      expect((await make({ name: `Key ${n}`, scopes: ["read"] })).statusCode).toBe(200);
    }
    expect(await refusalOf(make({ name: "One more", scopes: ["read"] }))).toBe("409 key_limit");
  });

  it("ends the stream that it listens to within its tick", async () => {
    const quiet = await startTestService({ worker: false });
    try {
      const person = await signIn(quiet);
      const upload_id = await uploadText(quiet, person, resumeText);
      const made = await post(
        quiet,
        "/account/keys",
        { name: "Ear", scopes: ["read", "write"] },
        person.write,
      );
      const { key, secret } = createdKeySchema.parse(made.json());
      const body = { upload_id, job_description: jobText };
      const headers = { ...bearer(secret), prefer: "respond-async" };
      const run = await post(quiet, "/generate/generate", body, headers);
      const { session_id } = run.json<{ session_id: string }>();
      const address = await quiet.app.listen({ port: 0, host: "127.0.0.1" });
      const stream = await fetch(`${address}${api}/generate/sessions/${session_id}/events`, {
        headers: bearer(secret),
      });
      expect(stream.status).toBe(200);
      await quiet.app.inject({
        method: "DELETE",
        url: `${api}/account/keys/${key.id}`,
        headers: person.write,
      });
      expect(await stream.text()).toContain("retry: 1000");
    } finally {
      await quiet.close();
    }
  });

  it("ends on its day, and with its account", async () => {
    const { secret } = await newKey(owner, { scopes: ["read"], days: 7 });
    service.clock.pass(7 * 24 * 60 * 60_000 - 1_000);
    expect((await me(secret)).statusCode).toBe(200);
    service.clock.pass(1_000);
    expect(await refusalOf(me(secret))).toBe("401 key_expired");
    const person = await signIn(service, "leaver@example.test");
    const own = await newKey(person, { scopes: ["read"] });
    const { query } = service.needs.database;
    await query.update(accounts).set({ isActive: false }).where(eq(accounts.id, person.accountId));
    expect(await refusalOf(me(own.secret))).toBe("401 account_suspended");
    await query.delete(accounts).where(eq(accounts.id, person.accountId));
    expect(await refusalOf(me(own.secret))).toBe("401 key_invalid");
  });
});

describe("on a server that others reach", () => {
  it("keys belong to the plan that has them, and rest while it is gone", async () => {
    const shop = await startTestService({ worker: false, settings: { instantOffLoopback: true } });
    try {
      const person = await signIn(shop);
      const make = () =>
        post(shop, "/account/keys", { name: "Robot", scopes: ["read"] }, person.write);
      expect(await refusalOf(make())).toBe("403 keys_locked");
      await givePlan(shop, person, "professional");
      expect(await refusalOf(make())).toBe("403 keys_locked");
      await givePlan(shop, person, "enterprise");
      const { secret } = createdKeySchema.parse((await make()).json());
      expect((await get(shop, "/auth/me", bearer(secret))).statusCode).toBe(200);
      await givePlan(shop, person, "starter");
      expect(await refusalOf(get(shop, "/auth/me", bearer(secret)))).toBe("403 keys_locked");
      const listed = keysSchema.parse((await get(shop, "/account/keys", person.headers)).json());
      expect(listed).toMatchObject({ allowed: false, keys: [{ name: "Robot" }] });
    } finally {
      await shop.close();
    }
  });
});
