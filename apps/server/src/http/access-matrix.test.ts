import { createdKeySchema, devicesSchema, problemSchema, routes } from "@savile/contracts";
import type { Route, RouteName } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, rateLimits } from "../db/schema.ts";
import { heldRows } from "../modules/privacy/held-rows.ts";
import { holdings } from "../modules/privacy/holdings.ts";
import { makeCsrfToken } from "../security/csrf.ts";
import { addressOf, bodyOf, callRoute } from "../testing/call-route.ts";
import { signInAdmin } from "../testing/mails.ts";
import { routeCases } from "../testing/route-cases.ts";
import type { OwnedIds } from "../testing/route-cases.ts";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../testing/visitor.ts";
import type { Person } from "../testing/visitor.ts";
import { methodsOf } from "./not-found.ts";

let service: TestService;
let owner: Person;
let stranger: Person;
let suspended: Person;
let admin: Person;
let ids: OwnedIds;

const table: [RouteName, Route][] = Object.entries(routes).map(([name, route]) => [
  nameOf(name),
  route,
]);
const withAccount = table.filter(([, route]) => route.access !== "anyone");
const withBody = table.filter(([, route]) => route.body !== undefined);
const allowed = methodsOf(table.map(([, route]) => route));
const open = table.filter(([, r]) => r.access === "anyone" && r.method === "POST" && r.body);

function nameOf(name: string): RouteName {
  const known = Object.keys(routeCases).find((other) => other === name);
  if (known === undefined || !isRouteName(known)) throw new Error(`${name} has no case`);
  return known;
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}

beforeAll(async () => {
  service = await startTestService();
  owner = await signIn(service, "owner@example.test");
  stranger = await signIn(service, "stranger@example.test");
  suspended = await signIn(service, "suspended@example.test");
  admin = await signInAdmin(service);
  await service.needs.database.query
    .update(accounts)
    .set({ isActive: false })
    .where(eq(accounts.id, suspended.accountId));
  const upload = await uploadText(service, owner, resumeText);
  const body = { upload_id: upload, job_description: jobText };
  const run = await post(service, "/generate/generate", body, owner.write);
  const session = run.json<{ session_id: string }>().session_id;
  const devices = devicesSchema.parse((await get(service, "/auth/devices", owner.headers)).json());
  const made = await post(service, "/account/keys", { name: "Own", scopes: ["read"] }, owner.write);
  ids = {
    upload,
    session,
    device: devices.devices[0]?.id ?? "",
    user: owner.accountId,
    key: createdKeySchema.parse(made.json()).key.id,
  };
});
beforeEach(() => service.needs.database.query.delete(rateLimits));
afterAll(() => service.close());

const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;

function call(name: RouteName, headers: Record<string, string>) {
  const given = routeCases[name];
  const route: Route = routes[name];
  const body = bodyOf(route, given, ids);
  return callRoute(service, { route, url: addressOf(route, given, ids), headers, body });
}

/** Everything that the owner has, as one text. */
async function holdingsOfOwner(): Promise<string> {
  const all: string[] = [];
  for (const holding of holdings) {
    for await (const row of heldRows(service.needs.database.query, holding, owner.accountId)) {
      all.push(row);
    }
  }
  return JSON.stringify(all);
}

describe("S18 every route of the table", () => {
  it("has a case in the matrix", () => {
    expect(Object.keys(routeCases).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it.each(table.filter(([, route]) => route.path.includes(":id")))(
    "%s says whose thing its id is",
    (name) => {
      expect(routeCases[name].id).toBeDefined();
    },
  );

  it.each(withAccount)("%s refuses a visitor and an account that is suspended", async (name) => {
    const visitor = await call(name, {});
    expect([visitor.statusCode, code(visitor)]).toEqual([401, "unauthorized"]);
    expect(visitor.headers["cache-control"]).toBe("no-store");
    const inactive = await call(name, suspended.write);
    expect([inactive.statusCode, code(inactive)]).toEqual([401, "account_suspended"]);
  });

  it("keeps the things of its owner from everybody else", async () => {
    const before = await holdingsOfOwner();
    for (const [name, route] of withAccount) {
      if (route.access === "account" && routeCases[name].id === undefined) continue;
      const answer = await call(name, stranger.write);
      const allowed = route.access === "admin" ? [403] : [404];
      expect([name, allowed.includes(answer.statusCode), answer.statusCode]).toEqual([
        name,
        true,
        answer.statusCode,
      ]);
    }
    const upload = { upload_id: ids.upload, job_description: jobText };
    const foreign = await post(service, "/generate/generate", upload, stranger.write);
    expect(foreign.statusCode).toBe(404);
    expect(await holdingsOfOwner()).toBe(before);
  });

  it("of administrators is closed to accounts and to an administrator's instant session", async () => {
    const admins = withAccount.filter(([, route]) => route.access === "admin");
    expect(admins.length).toBeGreaterThanOrEqual(9);
    for (const [name] of admins) {
      expect([name, code(await call(name, owner.write))]).toEqual([name, "admin_required"]);
    }
    const secondAdmin = await signIn(service, "second@example.test");
    await service.needs.database.query
      .update(accounts)
      .set({ isAdmin: true })
      .where(eq(accounts.id, secondAdmin.accountId));
    expect(code(await call("adminStats", secondAdmin.write))).toBe("admin_required");
    await service.needs.database.query
      .update(accounts)
      .set({ isAdmin: false })
      .where(eq(accounts.id, secondAdmin.accountId));
  });
});

describe("S16 the token against forged requests", () => {
  it.each(withAccount.filter(([, route]) => route.csrf))(
    "is demanded by %s, of this sign-in session and not expired",
    async (name) => {
      expect(code(await call(name, owner.headers))).toBe("CSRF_TOKEN_MISSING");
      const now = service.clock.now().getTime();
      const { csrf } = service.needs.keys;
      const [, sid = ""] = owner.accessToken.split(".");
      const wrong = [
        "garbage",
        stranger.write["x-csrf-token"] ?? "",
        makeCsrfToken(csrf, "", now),
        makeCsrfToken(csrf, sid, now - 3_600_000),
      ];
      for (const token of wrong) {
        const answer = await call(name, { ...owner.headers, "x-csrf-token": token });
        expect([answer.statusCode, code(answer)]).toEqual([403, "CSRF_TOKEN_INVALID"]);
      }
    },
  );
});

describe("S17 a call before sign-in", () => {
  it.each(open)("%s takes nothing from a page of another site", async (name, route) => {
    const url = addressOf(route, {}, ids);
    const body = bodyOf(route, routeCases[name], ids);
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      const answer = await callRoute(service, { route, url, headers, body });
      expect(answer.statusCode).toBe(403);
    }
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await callRoute(service, {
        route,
        url,
        headers: { "content-type": type },
        body: "a=b",
      });
      expect(answer.statusCode).toBe(415);
    }
  });
});

/** A body as JSON text with one more field in front. */
function withField(body: unknown, field: string): string {
  const text = JSON.stringify(body ?? {});
  return text === "{}" ? `{${field}}` : text.replace("{", `{${field},`);
}

function ask(name: RouteName, body: string, headers: Record<string, string> = {}) {
  const route: Route = routes[name];
  const url = addressOf(route, routeCases[name], ids);
  const who = route.access === "admin" ? admin.write : owner.write;
  const all = route.access === "anyone" ? headers : { ...who, ...headers };
  return callRoute(service, { route, url, headers: all, body });
}

describe("bodies", () => {
  it.each(withBody)("S19 of %s carry no field that nobody asked for", async (name, route) => {
    const body = bodyOf(route, routeCases[name], ids);
    const known = Object.keys(Object(body));
    const before = await holdingsOfOwner();
    for (const field of [
      '"is_admin":true',
      '"is_premium":true',
      '"tier":"enterprise"',
      '"user_id":"x"',
      '"account_id":"x"',
    ]) {
      const key = field.split('"')[1] ?? "";
      const takes = route.body?.safeParse({
        ...Object(body),
        [key]: JSON.parse(`{${field}}`)[key],
      });
      if (known.includes(key) || takes?.success === true) continue;
      const answer = await ask(name, withField(body, field));
      expect([field, answer.statusCode]).toEqual([field, 422]);
    }
    expect(await holdingsOfOwner()).toBe(before);
  });

  it.each(withBody)("of %s that cannot be understood get their status", async (name, route) => {
    const good = bodyOf(route, routeCases[name], ids);
    const cases: [string, string, number][] = [
      ["broken JSON", '{"a":', 400],
      ["an empty body", "", 400],
      ["a list", "[]", 422],
      ["null", "null", 422],
      ["a text", '"x"', 422],
      ["a prototype", withField(good, '"__proto__":{"a":1}'), 400],
      ["a constructor", withField(good, '"constructor":{"prototype":{"a":1}}'), 400],
      ["U+0000 in a key", withField(good, '"\\u0000":1'), 422],
      ["U+0000", withField(good, '"x":"\\u0000"'), 422],
      ["half a surrogate", withField(good, '"x":"\\ud83d"'), 422],
      ["2 MB", JSON.stringify({ x: "x".repeat(2_000_000) }), 413],
    ];
    for (const [what, body, status] of cases) {
      const answer = await ask(name, body);
      expect([what, answer.statusCode]).toEqual([what, status]);
      expect(problemSchema.parse(answer.json()).detail.length).toBeLessThan(100);
    }
    const typed = await ask(name, "a=b", { "content-type": "text/plain" });
    expect(typed.statusCode).toBe(415);
  });
});

describe("addresses", () => {
  it.each(table.filter(([, route]) => route.path.includes(":id")))(
    "of %s with an id that is none are refused before the database",
    async (name, route) => {
      const who = route.access === "admin" ? admin.write : owner.write;
      const body = bodyOf(route, routeCases[name], ids);
      for (const [id, status] of [
        ["%00", 404],
        ["a%00b", 404],
        ["%E0%A4%A", 400],
        ["x".repeat(300), 414],
        ["'%20or%201=1%20--", 404],
        ["%22;drop%20table%20accounts", 404],
      ] as const) {
        const path = route.path.replace(":id", id);
        const url = addressOf({ ...route, path }, routeCases[name], ids);
        const answer = await callRoute(service, { route, url, headers: who, body });
        expect([id.slice(0, 20), answer.statusCode]).toEqual([id.slice(0, 20), status]);
      }
    },
  );

  it.each(table)(
    "of %s answer another method with 405 and what they allow",
    async (name, route) => {
      const url = addressOf(route, routeCases[name], ids);
      const known = allowed(url.split("?")[0] ?? "");
      for (const method of ["PATCH", "PUT", "DELETE", "POST"] as const) {
        if (known.includes(method)) continue;
        const answer = await service.app.inject({ method, url });
        expect([method, answer.statusCode]).toEqual([method, 405]);
        expect(answer.headers.allow).toContain(route.method);
      }
    },
  );

  it.each(table.filter(([, route]) => route.query !== undefined))(
    "of %s take no parameter twice and none that they do not know",
    async (name, route) => {
      const who = route.access === "admin" ? admin.headers : owner.headers;
      const [url = ""] = addressOf(route, routeCases[name], ids).split("?");
      const [key = "x"] = Object.keys(Object(Reflect.get(Object(route.query), "def")?.shape));
      for (const query of [`${key}=1&${key}=2`, "surprise=1"]) {
        const answer = await service.app.inject({ url: `${url}?${query}`, headers: who });
        expect([query, answer.statusCode]).toEqual([query, 422]);
      }
    },
  );

  it("are described at /openapi.json", async () => {
    const document = (await service.app.inject("/openapi.json")).json<{ paths: object }>();
    const described = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
    const paths = new Set(table.map(([, route]) => route.path));
    expect(described.toSorted()).toEqual([...paths].toSorted());
  });

  it("S24 with marks of SQL in a search find nothing and break nothing", async () => {
    for (const mark of [
      "' or '1'='1",
      '"; drop table accounts; --',
      "%",
      "_",
      "\\",
      "$1",
      "{{7*7}}",
    ]) {
      const search = encodeURIComponent(mark);
      const url = `/admin/users?search=${search}`;
      const answer = await get(service, url, admin.headers);
      expect([mark, answer.json()]).toMatchObject([mark, { users: [], total: expect.any(Number) }]);
    }
    const rows = await service.needs.database.query.select().from(accounts);
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });
});

describe("answers", () => {
  const readable = table.filter(
    ([name, route]) =>
      route.method === "GET" &&
      typeof route.response !== "string" &&
      name !== "pageDrawing" &&
      routeCases[name].id !== "other",
  );

  it.each(readable)(
    "S20 S40 of %s hold what the schema says and are kept nowhere",
    async (...row) => {
      const [name, route] = row;
      const headers = route.access === "admin" ? admin.headers : owner.headers;
      const url = addressOf(route, routeCases[name], ids);
      const query = name === "preview" ? "?format=pages" : "";
      const answer = await callRoute(service, { route, url: `${url}${query}`, headers });
      expect(answer.headers["cache-control"]).toContain("no-store");
      const schema = answer.statusCode === 200 ? route.response : problemSchema;
      const read = typeof schema === "string" ? null : schema.safeParse(answer.json());
      expect([answer.statusCode, read?.success]).toEqual([answer.statusCode, true]);
      expect(JSON.parse(JSON.stringify(read?.data))).toEqual(answer.json());
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it("S40 name no sign-in session in an address", async () => {
    const devices = (await get(service, "/auth/devices", owner.headers)).body;
    const [, sid = "?"] = owner.accessToken.split(".");
    expect(devices).not.toContain(sid);
    const detail = (await get(service, `/admin/users/${owner.accountId}`, admin.headers)).body;
    expect(detail).not.toContain(sid);
  });

  it("to a page of another site open nothing", async () => {
    const answer = await service.app.inject({
      method: "OPTIONS",
      url: `${api}/auth/me`,
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });
});
