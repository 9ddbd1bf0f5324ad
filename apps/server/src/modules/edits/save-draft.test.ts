import { problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  documentsOf,
  firstLine,
  saveEdits,
  sendEdits,
  textOnWire,
  urlOf,
} from "../../testing/edit-calls.ts";
import type { SentEdits } from "../../testing/edit-calls.ts";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, refusalOf, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
/** As the last save left it: the tests follow each other. */
let session: Session;
let roomy = true;
let layouts = true;

beforeAll(async () => {
  ({ service, person } = await startSignedIn({ parts: { roomy: () => roomy } }));
  const { renderer } = service.needs;
  const layout = renderer.layout.bind(renderer);
  Object.assign(renderer, {
    layout: (input: Parameters<typeof layout>[0]) =>
      layouts
        ? layout(input)
        : Promise.resolve({ ok: false, error: { code: "crashed", detail: "gone" } }),
  });
  session = await makeSession(service, person, { resume: wordyResume, posting: wordyPosting });
});

afterAll(() => service.close());

async function save(sent: SentEdits) {
  const saved = await saveEdits(service, person, session, sent);
  ({ session } = saved);
  return saved;
}

const send = (sent: SentEdits, on = session) => sendEdits(service, person, on, sent);

function resumeOf(of = session) {
  return documentsOf(of).resume;
}

const urlFor = (call: string) => urlOf(session, call);

/** A section of the person's own with one line, as it is added. */
function section(id: string, title: string) {
  return {
    kind: "insert",
    document_type: "resume",
    field_path: "additional",
    old_value: null,
    new_value: { id, title, lines: [{ id: "l10001", text: "Chess" }] },
    after_id: null,
    timestamp: "2026-03-02T10:00:00.000Z",
  };
}

describe("edits", () => {
  it("are stored as one version, marked as the person's, and taken back without a trace", async () => {
    const first = session;
    const line = firstLine(first, "Won 40 new customers in Lisbon");
    const { headline } = resumeOf();
    const { refused } = await save({ edits: [line, textOnWire("headline", headline, "Lead")] });
    expect(refused).toEqual([]);
    expect(session.version).toBe(first.version + 1);
    const claim = resultOf(session).resume.claims.find((one) => one.path === line.field_path);
    expect(claim).toMatchObject({ by: "user", rule: "user", text: line.new_value });
    expect(resultOf(session).edited?.edits).toHaveLength(2);
    expect(resultOf(session)).not.toHaveProperty("refined");
    await save({
      edits: [
        textOnWire(line.field_path, line.new_value, line.old_value),
        textOnWire("headline", "Lead", headline),
      ],
    });
    expect(session.version).toBe(first.version + 2);
    expect(JSON.stringify(resultOf(session))).toBe(JSON.stringify(resultOf(first)));
  });

  it("that do not hold are named by place and code, and the rest is stored", async () => {
    const { summary, name, headline } = resumeOf();
    const { refused } = await save({
      edits: [
        textOnWire("experience.99.title", "", "Chief"),
        textOnWire("summary", "what never stood there", "New words"),
        textOnWire("name", name, "Rosa Stolz-Ek"),
        textOnWire("__proto__.polluted", "", "yes"),
        textOnWire("constructor.prototype.polluted", "", "yes"),
        textOnWire("headline", headline, "x".repeat(4_001)),
      ],
    });
    expect(refused).toEqual([
      { index: 0, code: "bad_path" },
      { index: 1, code: "stale" },
      { index: 3, code: "bad_path" },
      { index: 4, code: "bad_path" },
      { index: 5, code: "too_long" },
    ]);
    expect(resumeOf()).toMatchObject({ summary, name: "Rosa Stolz-Ek" });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(service.log.some((entry) => entry.includes("bad_path"))).toBe(true);
    expect(service.log.join("\n")).not.toContain("Stolz-Ek");
  });

  it("sent twice are one change; of a lost answer the same is given again", async () => {
    const first = session;
    const { headline } = resumeOf();
    const sent = {
      edits: [textOnWire("headline", headline, "A"), textOnWire("headline", "A", "B")],
    };
    const saved = await save(sent);
    const again = await saveEdits(service, person, first, sent);
    expect(again).toEqual(saved);
    const nothing = await save({ edits: [textOnWire("headline", "B", "B")] });
    expect(nothing.session).toEqual(saved.session);
    const stale = await send({ edits: [...sent.edits, textOnWire("headline", "B", "C")] }, first);
    expect(stale.statusCode).toBe(409);
    const problem = problemSchema.parse(stale.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current)).toEqual(saved.session);
  });

  it("of two tabs at once are not both taken, and none is lost without a word", async () => {
    const { headline } = resumeOf();
    const answers = await Promise.all(
      ["C", "D", "E"].map((next) => send({ edits: [textOnWire("headline", headline, next)] })),
    );
    const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
    expect([count(200), count(409)]).toEqual([1, 2]);
    const before = session;
    session = await readSession(service, person, session.session_id);
    expect(session.version).toBe(before.version + 1);
  });

  it("come along with decisions and are made on what these leave", async () => {
    const before = session;
    const change = resultOf(session).changes.find(
      (one) => one.before !== null && one.after !== null && /^exp\d+\.b\d+$/.test(one.path),
    );
    if (change === undefined) throw new Error("there is no changed line");
    const decisions = [{ change_id: change.id, action: "reject", after: change.after }];
    const edits = [textOnWire(change.path, change.before ?? "", "Sold to 12 countries")];
    expect((await save({ edits, decisions })).refused).toEqual([]);
    expect(session.version).toBe(before.version + 1);
    expect(session.decisions).toHaveLength(1);
    expect(JSON.stringify(resumeOf())).toContain("Sold to 12 countries");
    const decided = session.decisions;
    await save({ edits: [textOnWire("headline", resumeOf().headline, "X")] });
    expect(session.decisions).toEqual(decided);
  });
});

describe("words of a person", () => {
  it("S22 S31 are text everywhere, whatever they look like, and names of sections are no names of code", async () => {
    const text = "{{7*7}} ${x} <b>bold</b> a < b";
    const { refused } = await save({
      edits: [
        firstLine(session, text),
        textOnWire("headline", resumeOf().headline, "<img src=x onerror=alert(1)>Lead"),
        section("add10001", "__proto__"),
        section("add10002", "constructor"),
      ],
    });
    expect(refused).toEqual([]);
    expect(resumeOf()).toMatchObject({ headline: "Lead" });
    expect(JSON.stringify(resumeOf().experience)).toContain("{{7*7}} ${x} bold a < b");
    expect(resumeOf().additional.map((one) => one.title)).toEqual(
      expect.arrayContaining(["__proto__", "constructor"]),
    );
    const page = await get(service, urlFor("/preview/resume"), person.headers);
    expect(page.body).toContain("{{7*7}} ${x} bold a &lt; b");
    for (const call of ["/preview-bundle", "/documents", "/download/json", "/download/txt"])
      expect([call, (await get(service, urlFor(call), person.headers)).statusCode]).toEqual([
        call,
        200,
      ]);
    const json = `{"base_version":1,"edits":[],"__proto__":{"polluted":true}}`;
    expect((await post(service, urlFor("/edits"), json, person.write)).statusCode).toBe(400);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("a save", () => {
  it("is refused where nothing may be written: no space, another's session, too much at once", async () => {
    const edits = [textOnWire("headline", resumeOf().headline, "A")];
    roomy = false;
    expect(await refusalOf(send({ edits }))).toBe("507 storage_full");
    roomy = true;
    const stranger = await signIn(service, "other@example.test");
    const strange = sendEdits(service, stranger, session, { edits });
    expect(await refusalOf(strange)).toBe("404 session_not_found");
    const many = Array.from({ length: 2_001 }, () => edits[0]);
    expect(await refusalOf(send({ edits: many }))).toBe("422 validation");
    const large = Array.from({ length: 400 }, () => textOnWire("summary", "", "x".repeat(4_000)));
    expect(await refusalOf(send({ edits: large }))).toBe("413 body_too_large");
    expect(await readSession(service, person, session.session_id)).toEqual(session);
    await save({ edits });
    expect(resumeOf().headline).toBe("A");
  });

  it("is made no later than now, however far ahead the clock of the client is", async () => {
    const { headline } = resumeOf();
    const edit = {
      ...textOnWire("headline", headline, "B"),
      timestamp: "9999-01-01T00:00:00+02:00",
    };
    await save({ edits: [edit] });
    const stored = (resultOf(session).edited?.edits ?? []).find(
      (one) => one.kind === "text" && one.path === "headline",
    );
    expect(stored?.at).toBe(service.clock.now().toISOString());
    await save({ edits: [textOnWire("headline", "B", headline)] });
  });

  it("keeps words that cannot be printed or counted; a PDF of them is refused with their letters", async () => {
    const { name } = resumeOf();
    await save({ edits: [textOnWire("name", name, "서울")] });
    const { pages } = session;
    const file = urlFor("/download/pdf?document_type=resume");
    const refused = await get(service, file, person.headers);
    expect(refused.statusCode).toBe(422);
    expect(problemSchema.parse(refused.json())).toMatchObject({
      error_code: "letters_not_printable",
      details: {
        at: [{ path: "name", place: "Name", characters: "서울" }],
        fonts: ["Noto Sans KR"],
      },
    });
    expect(refused.body).toContain("They stand in: Name (서울).");
    const word = await get(service, urlFor("/download/docx"), person.headers);
    expect(word.statusCode).toBe(200);
    layouts = false;
    await save({ edits: [textOnWire("name", "서울", name)] });
    layouts = true;
    expect(session.pages).toEqual(pages);
    expect((await get(service, file, person.headers)).statusCode).toBe(200);
  });
});
