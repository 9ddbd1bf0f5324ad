import { draftPreviewResponseSchema, problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { err, pageSourceSchema } from "@savile/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsOf, firstLine, saveEdits, textOnWire, urlOf } from "../../testing/edit-calls.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { findAccount } from "../accounts/repository.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import type { PageStore } from "../documents/page-store.ts";
import { draftPreview } from "./draft-preview.ts";

let service: TestService;
let person: Person;
let session: Session;
beforeAll(async () => {
  ({ service, person } = await startSignedIn({}, "starter"));
  session = await makeSession(service, person);
});
afterAll(() => service.close());

function ask(body: object, type = "resume") {
  const draft = { base_version: session.version, edits: [], have: [], ...body };
  return post(service, urlOf(session, `/preview/${type}`), draft, person.write);
}

async function draft(body: object, type = "resume") {
  const answer = await ask(body, type);
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return draftPreviewResponseSchema.parse(answer.json());
}

async function pagesOf(type: string) {
  const url = urlOf(session, `/preview/${type}?format=pages&drawings=true`);
  return pageSourceSchema.parse((await get(service, url, person.headers)).json());
}

describe("pages of a draft", () => {
  it("are those of the stored words without edits; drawings travel only where they are not known", async () => {
    const stored = await pagesOf("resume");
    const same = await draft({});
    expect(same.source.pages).toEqual(stored.pages);
    expect(same.source.pages.every((page) => page.drawing !== undefined)).toBe(true);
    const have = stored.pages.map((page) => page.hash);
    const known = await draft({ have });
    expect(known.source.pages.map((page) => page.drawing)).toEqual(have.map(() => undefined));
    const edits = [firstLine(session, "Won 40 customers in Lisbon")];
    const changed = await draft({ have, edits });
    expect(changed.source.pages[0]?.drawing).toBeDefined();
    expect(changed.source.rev).not.toBe(same.source.rev);
    expect((await draft({ have, edits })).source.rev).toBe(changed.source.rev);
    expect(changed).not.toHaveProperty("tailoring");
    const letter = await draft({ edits }, "cover_letter");
    expect(letter.source.pages).toEqual((await pagesOf("cover_letter")).pages);
  });

  it("come with claims and score exactly as a save would give them, and nothing is stored", async () => {
    const made = session;
    const edits = [
      firstLine(made, "Led 300 people at Acme"),
      textOnWire("headline", documentsOf(made).resume.headline, "Account Lead"),
      textOnWire("exp99.title", "", "Chief"),
    ];
    const shown = await draft({ edits, review: true });
    expect(shown.refused).toEqual([{ index: 2, code: "bad_path" }]);
    expect(await readSession(service, person, made.session_id)).toEqual(made);
    const saved = await saveEdits(service, person, made, { edits });
    expect(saved.refused).toEqual(shown.refused);
    expect(shown.tailoring).toEqual(resultOf(saved.session));
    const old = await ask({ edits });
    session = saved.session;
    const after = await pagesOf("resume");
    expect(after.pages).toEqual((await draft({})).source.pages);
    expect(after.pages.map((page) => page.hash)).toEqual(
      shown.source.pages.map((page) => page.hash),
    );
    const problem = problemSchema.parse(old.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current)).toEqual(saved.session);
  });

  it("follow decisions, and another template that the plan holds", async () => {
    const decisions = resultOf(session).changes.map(({ id, after }) => ({
      change_id: id,
      action: "reject",
      after,
    }));
    const rejected = await draft({ decisions, review: true });
    expect(rejected.tailoring?.changes.every((change) => change.state !== "proposed")).toBe(true);
    const other = await draft({ template: "classic" });
    expect(other.source.template).toBe("traditional");
    const locked = await ask({ template: "academic" });
    expect([locked.statusCode, problemSchema.parse(locked.json()).error_code]).toEqual([
      403,
      "template_locked",
    ]);
    const unknown = await ask({ template: "baroque" });
    expect(problemSchema.parse(unknown.json()).error_code).toBe("template_unknown");
    expect((await readSession(service, person, session.session_id)).version).toBe(session.version);
  });

  it("that nobody waits for any more are not made; those overtaken by newer ones say so", async () => {
    const { query } = service.needs.database;
    const account = await findAccount(query, person.accountId);
    if (account === null) throw new Error("the account is gone");
    const wanted: string[] = [];
    const superseded = { code: "superseded" as const, detail: "a newer one" };
    const store: PageStore = {
      pages: async () => err(superseded),
      drawing: async () => err(superseded),
      draft: async ({ kind }) => {
        wanted.push(kind);
        return err(superseded);
      },
    };
    const asked = {
      accountId: person.accountId,
      entitlement: await entitlementOf(query, account, service.clock.now()),
      sessionId: session.session_id,
      kind: "resume" as const,
      body: { base_version: session.version, edits: [], have: [] },
    };
    const late = { ...asked, signal: AbortSignal.abort() };
    expect(await draftPreview(service.needs, store, late)).toMatchObject({ ok: false });
    expect(wanted).toEqual([]);
    const older = { ...asked, signal: new AbortController().signal };
    const answer = await draftPreview(service.needs, store, older);
    expect([answer.ok, answer.ok ? "" : answer.error.code]).toEqual([false, "unavailable"]);
    expect(wanted).toEqual(["resume"]);
  });

  it("cost nothing", async () => {
    const told = await get(service, "/generate/user/subscription", person.headers);
    const { usage } = told.json<{ usage: { downloads_used: number; generations_used: number } }>();
    expect(usage).toMatchObject({ downloads_used: 0, generations_used: 1 });
  });
});
