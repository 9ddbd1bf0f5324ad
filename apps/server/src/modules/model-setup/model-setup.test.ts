import {
  modelSetupSchema,
  modelTrialSchema,
  problemSchema,
  accountSchema,
} from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import { accounts, auditEntries, modelCalls, modelSetups } from "../../db/schema.ts";
import { deriveKeys } from "../../security/keys.ts";
import { signInAdmin } from "../../testing/mails.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { createModelsInUse } from "../models/models-in-use.ts";

const secret = "sk-test-4f1b-never-shown";

let provider: FakeProvider;
let service: TestService;
let admin: Person;
let person: Person;
beforeAll(async () => {
  provider = await startProvider();
  service = await startTestService();
  admin = await signInAdmin(service);
  person = await signIn(service, "somebody@example.test");
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

const brisk = (name = "fake:brisk") => ({
  provider: "openai-compatible" as const,
  address: `${provider.url}/v1`,
  model: name,
  key: secret,
});

async function put(body: object, who: Person = admin, of: TestService = service) {
  return of.app.inject({
    method: "PUT",
    url: `${api}/model`,
    headers: who.write,
    payload: body,
  });
}

async function remove(who: Person = admin) {
  return service.app.inject({ method: "DELETE", url: `${api}/model`, headers: who.write });
}

const codeOf = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;
const setupOf = (answer: { json(): unknown }) => modelSetupSchema.parse(answer.json());
const trialOf = (answer: { json(): unknown }) => modelTrialSchema.parse(answer.json());

describe("a language model that is entered on the screen", () => {
  it("is nobody's business but the administrator's, whose address was proven", async () => {
    for (const answer of [
      await get(service, "/model", person.headers),
      await put(brisk(), person),
      await remove(person),
      await post(service, "/model/try", {}, person.write),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, "admin_required"]);
    const page = await get(service, "/account", person.headers);
    expect(accountSchema.parse(page.json()).sets_model).toBe(false);
    const own = await get(service, "/account", admin.headers);
    expect(accountSchema.parse(own.json()).sets_model).toBe(true);
  });

  it("is that of an account which was made an administrator only once its address is proven", async () => {
    const late = await signIn(service, "late@example.test");
    const { query } = service.needs.database;
    const set = (isAdmin: boolean) =>
      query.update(accounts).set({ isAdmin }).where(eq(accounts.id, late.accountId));
    await set(true);
    expect(codeOf(await get(service, "/model", late.headers))).toBe("admin_required");
    await set(false);
  });

  it("writes from the next run on, without a restart, and no more once it is removed", async () => {
    expect(setupOf(await get(service, "/model", admin.headers)).source).toBe("none");
    const stored = setupOf(await put(brisk()));
    expect(stored).toMatchObject({
      source: "screen",
      provider: "openai-compatible",
      model: "fake:brisk",
      has_key: true,
    });
    const before = provider.requests.length;
    await makeSession(service, person);
    const asked = provider.requests.slice(before);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]?.headers["authorization"]).toBe(`Bearer ${secret}`);
    expect(setupOf(await remove()).source).toBe("none");
    expect(codeOf(await remove())).toBe("model_none");
    const after = provider.requests.length;
    await makeSession(service, person);
    expect(provider.requests.length).toBe(after);
  });

  it("is stored sealed and stands in no answer, no log and no entry of the audit", async () => {
    const answers = [await put(brisk()), await get(service, "/model", admin.headers)];
    answers.push(await post(service, "/model/try", { entered: brisk() }, admin.write));
    answers.push(await get(service, "/admin/activity", admin.headers));
    const { query } = service.needs.database;
    const rows = JSON.stringify(await query.select().from(modelSetups));
    const audit = await query.select().from(auditEntries);
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["model_set", "model_removed"]),
    );
    const told = [...answers.map(({ body }) => body), ...service.log, rows, JSON.stringify(audit)];
    expect(told.join("\n")).not.toContain(secret);
    expect(rows).not.toContain("fake:brisk");
    expect(rows).not.toContain(Buffer.from(secret).toString("base64").slice(4, 20));
  });

  it("keeps its key while the address stays, and asks for it again for another one", async () => {
    await put(brisk());
    const { key: _, ...same } = brisk("fake:ok");
    expect(setupOf(await put(same))).toMatchObject({ model: "fake:ok", has_key: true });
    const elsewhere = { ...same, address: "https://other.example.test/v1" };
    expect(codeOf(await put(elsewhere))).toBe("model_key_again");
    const tried = await post(service, "/model/try", { entered: elsewhere }, admin.write);
    expect(codeOf(tried)).toBe("model_key_again");
    expect(setupOf(await put({ ...same, key: "" })).has_key).toBe(false);
  });

  it("is another process's at once, and counts for nothing where its root secret is gone", async () => {
    await put(brisk());
    const { models, database, keys } = service.needs;
    const open = { config: models.config, database, open: models.open };
    const beside = createModelsInUse({ ...open, keys });
    expect((await beside.now()).settings.choices.free?.id).toBe("fake:brisk");
    const strange = deriveKeys(Buffer.alloc(32, 7));
    const other = createModelsInUse({ ...open, keys: strange });
    expect((await other.now()).settings.provider).toEqual({ none: "no-key" });
  });

  it.each([
    ["ftp://127.0.0.1/v1", "model_address_unusable"],
    ["http://models.example.test/v1", "model_address_unusable"],
    ["https://user:pass@models.example.test/v1", "model_address_unusable"],
    ["https://models.example.test/v1?key=x", "model_address_unusable"],
    ["no address", "model_address_unusable"],
    ["", "model_address_unusable"],
  ])("is refused at %s", async (address, code) => {
    expect(codeOf(await put({ ...brisk(), address }))).toBe(code);
  });

  it.each([
    "http://192.168.1.20:11434/v1",
    "http://nas.local:8080/v1",
    "http://ollama:11434/v1",
    "https://models.example.test/v1/",
  ])("is taken at %s", async (address) => {
    const stored = setupOf(await put({ ...brisk(), address }));
    expect(stored.address).toBe(address.replace(/\/$/, ""));
  });

  it("needs a name from every other server, and a key from Anthropic", async () => {
    expect(codeOf(await put({ ...brisk(), model: " " }))).toBe("model_name_missing");
    expect(codeOf(await put({ provider: "anthropic", key: "" }))).toBe("model_key_missing");
    expect(setupOf(await put({ provider: "anthropic", key: "sk-x" }))).toMatchObject({
      provider: "anthropic",
      address: null,
      model: null,
    });
  });
});

describe("a try", () => {
  it("asks once, is booked, and stores nothing", async () => {
    await remove();
    const before = provider.requests.length;
    const answer = await post(service, "/model/try", { entered: brisk() }, admin.write);
    expect(trialOf(answer)).toMatchObject({ works: true, problem: "none", model: "fake:brisk" });
    expect(provider.requests.length).toBe(before + 1);
    const calls = await service.needs.database.query.select().from(modelCalls);
    expect(calls.map(({ stage }) => stage)).toContain("trial");
    expect(setupOf(await get(service, "/model", admin.headers)).source).toBe("none");
    expect(codeOf(await post(service, "/model/try", {}, admin.write))).toBe("model_none");
  });

  it("of what is stored needs nothing to be entered", async () => {
    await put(brisk());
    expect(trialOf(await post(service, "/model/try", {}, admin.write)).works).toBe(true);
  });

  it.each([
    ["fake:auth", "refused"],
    ["fake:refusal", "wrong_form"],
    ["fake:nothing", "wrong_form"],
  ])("with %s says that it was %s", async (model, problem) => {
    const answer = await post(service, "/model/try", { entered: brisk(model) }, admin.write);
    expect(trialOf(answer)).toMatchObject({ works: false, problem });
  });

  it("says where nobody answers", async () => {
    const entered = { ...brisk(), address: "http://127.0.0.1:1/v1" };
    const answer = await post(service, "/model/try", { entered }, admin.write);
    expect(trialOf(answer)).toMatchObject({ works: false, problem: "unreachable" });
  });
});

describe("settings of the server", () => {
  it("win, and the screen learns it", async () => {
    const fixed = await startTestService({
      modelSettings: { LLM_PROVIDER: "off" },
      worker: false,
    });
    const boss = await signInAdmin(fixed);
    const shown = setupOf(await get(fixed, "/model", boss.headers));
    expect(shown).toMatchObject({ source: "settings", provider: null });
    expect(codeOf(await put(brisk(), boss, fixed))).toBe("model_in_settings");
    const tried = await post(fixed, "/model/try", { entered: brisk() }, boss.write);
    expect(codeOf(tried)).toBe("model_in_settings");
    await fixed.close();
  });

  it("keep what is entered on this computer where nothing may leave it", async () => {
    const closed = await startTestService({
      modelSettings: { LLM_LOCAL_ONLY: "1" },
      worker: false,
    });
    const boss = await signInAdmin(closed);
    const away = { ...brisk(), address: "https://models.example.test/v1" };
    expect(codeOf(await put(away, boss, closed))).toBe("model_not_local");
    expect(codeOf(await put({ provider: "anthropic", key: "k" }, boss, closed))).toBe(
      "model_not_local",
    );
    expect(setupOf(await put(brisk(), boss, closed))).toMatchObject({
      source: "screen",
      local_only: true,
    });
    await closed.close();
  });
});

describe("the owner of a computer", () => {
  it("sets the model without being an administrator, but not through a proxy", async () => {
    const settings = { owner: { isOwn: true, plansOff: false } };
    const home = await startTestService({ settings, worker: false, parts: { port: () => 80 } });
    const owner = await signIn(home, "me@example.test");
    const headers = { ...owner.headers, host: "127.0.0.1:80" };
    expect(setupOf(await get(home, "/model", headers)).source).toBe("none");
    const proxied = { ...headers, "x-forwarded-for": "203.0.113.4" };
    expect(codeOf(await get(home, "/model", proxied))).toBe("admin_required");
    await home.close();
  });
});
