import {
  directUpdateResponseSchema,
  documentsResponseSchema,
  problemSchema,
  sessionSchema,
} from "@savile/contracts";
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
import { givePlan } from "../../testing/plans.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let roomy = true;
let layouts = true;

beforeAll(async () => {
  service = await startTestService({ parts: { roomy: () => roomy } });
  const { renderer } = service.needs;
  const layout = renderer.layout.bind(renderer);
  Object.assign(renderer, {
    layout: (input: Parameters<typeof layout>[0]) =>
      layouts
        ? layout(input)
        : Promise.resolve({ ok: false, error: { code: "crashed", detail: "gone" } }),
  });
  person = await signIn(service);
  await givePlan(service, person);
});
afterAll(() => service.close());

const save = (session: Session, sent: SentEdits) => saveEdits(service, person, session, sent);
const send = (session: Session, sent: SentEdits) => sendEdits(service, person, session, sent);

async function codeOf(answer: Promise<{ statusCode: number; json: () => unknown }>) {
  const { statusCode, json } = await answer;
  return `${statusCode} ${problemSchema.parse(json()).error_code}`;
}

function resumeOf(session: Session) {
  return documentsOf(session).resume;
}

describe("edits", () => {
  it("are stored as one version, marked as the person's, and taken back without a trace", async () => {
    const session = await makeSession(service, person);
    const line = firstLine(session, "Won 40 new customers in Lisbon");
    const { session: edited, refused } = await save(session, {
      edits: [line, textOnWire("headline", resumeOf(session).headline, "Account Lead")],
    });
    expect(refused).toEqual([]);
    expect(edited.version).toBe(session.version + 1);
    const claim = resultOf(edited).resume.claims.find((one) => one.path === line.field_path);
    expect(claim).toMatchObject({ by: "user", rule: "user", text: line.new_value });
    expect(resultOf(edited).edited?.edits).toHaveLength(2);
    expect(resultOf(edited)).not.toHaveProperty("refined");
    const back = await save(edited, {
      edits: [
        textOnWire(line.field_path, line.new_value, line.old_value),
        textOnWire("headline", "Account Lead", resumeOf(session).headline),
      ],
    });
    expect(back.session.version).toBe(session.version + 2);
    expect(JSON.stringify(resultOf(back.session))).toBe(JSON.stringify(resultOf(session)));
  });

  it("that do not hold are named by place and code, and the rest is stored", async () => {
    const session = await makeSession(service, person);
    const { summary, name } = resumeOf(session);
    const { session: edited, refused } = await save(session, {
      edits: [
        textOnWire("experience.99.title", "", "Chief"),
        textOnWire("summary", "what never stood there", "New words"),
        textOnWire("name", name, "Mira Stolz-Ek"),
        textOnWire("__proto__.polluted", "", "yes"),
        textOnWire("constructor.prototype.polluted", "", "yes"),
        textOnWire("headline", resumeOf(session).headline, "x".repeat(4_001)),
      ],
    });
    expect(refused).toEqual([
      { index: 0, code: "bad_path" },
      { index: 1, code: "stale" },
      { index: 3, code: "bad_path" },
      { index: 4, code: "bad_path" },
      { index: 5, code: "too_long" },
    ]);
    expect(resumeOf(edited)).toMatchObject({ summary, name: "Mira Stolz-Ek" });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(service.log.some((entry) => entry.includes("bad_path"))).toBe(true);
    expect(service.log.join("\n")).not.toContain("Stolz-Ek");
  });

  it("sent twice are one change; a lost answer is given again, with what came after it", async () => {
    const session = await makeSession(service, person);
    const { headline } = resumeOf(session);
    const sent = {
      edits: [textOnWire("headline", headline, "A"), textOnWire("headline", "A", "B")],
    };
    const first = await save(session, sent);
    const again = await save(session, sent);
    expect(again).toEqual(first);
    const nothing = await save(first.session, { edits: [textOnWire("headline", "B", "B")] });
    expect(nothing.session).toEqual(first.session);
    const later = [...sent.edits, textOnWire("headline", "B", "C")];
    const stale = await send(session, { edits: later });
    expect(stale.statusCode).toBe(409);
    const problem = problemSchema.parse(stale.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current)).toEqual(first.session);
  });

  it("of two tabs at once are not both taken, and none is lost without a word", async () => {
    const session = await makeSession(service, person);
    const { headline } = resumeOf(session);
    const answers = await Promise.all(
      ["A", "B", "C"].map((next) =>
        send(session, { edits: [textOnWire("headline", headline, next)] }),
      ),
    );
    const taken = answers.filter((answer) => answer.statusCode === 200);
    expect([taken.length, answers.filter((answer) => answer.statusCode === 409).length]).toEqual([
      1, 2,
    ]);
    const now = await readSession(service, person, session.session_id);
    expect(now.version).toBe(session.version + 1);
  });

  it("come along with decisions and are made on what these leave", async () => {
    const session = await makeSession(service, person);
    const change = resultOf(session).changes.find(
      (one) =>
        one.before !== null &&
        one.after !== null &&
        /^(exp\d+\.b\d+|summary|headline)$/.test(one.path),
    );
    if (change === undefined) throw new Error("there is no changed line");
    const { id, path, before, after } = change;
    const decisions = [{ change_id: id, action: "reject", after }];
    const edits = [textOnWire(path, before ?? "", "Sold to 12 countries")];
    const { session: edited, refused } = await save(session, { edits, decisions });
    expect(refused).toEqual([]);
    expect(edited.version).toBe(session.version + 1);
    expect(edited.decisions).toHaveLength(1);
    expect(JSON.stringify(resumeOf(edited))).toContain("Sold to 12 countries");
    const kept = await save(edited, {
      edits: [textOnWire("headline", resumeOf(edited).headline, "X")],
    });
    expect(kept.session.decisions).toEqual(edited.decisions);
  });
});

const update = (session: Session, body: object) =>
  post(service, urlOf(session, "/direct-update"), body, person.write);

describe("a Markdown of a document", () => {
  it("that says the same changes nothing, one that says more becomes edits", async () => {
    const session = await makeSession(service, person);
    const answer = await get(service, urlOf(session, "/documents"), person.headers);
    const { documents } = documentsResponseSchema.parse(answer.json());
    const same = directUpdateResponseSchema.parse(
      (await update(session, { document_type: "resume", content: documents.resume })).json(),
    );
    expect(same).toMatchObject({ success: true, version: session.version });
    expect(same.session).toEqual(session);
    const content = documents.resume.replace("Mira Stolz", "Mira Ek");
    const changed = directUpdateResponseSchema.parse(
      (await update(session, { document_type: "resume", content })).json(),
    );
    expect(changed).toMatchObject({ success: true, version: session.version + 1 });
    expect(resumeOf(changed.session).name).toBe("Mira Ek");
    const old = { document_type: "resume", content: documents.resume, base_version: 1 };
    expect(await codeOf(update(session, old))).toBe("409 stale_version");
    const lost = { document_type: "resume", content, base_version: 1 };
    expect((await update(session, lost)).statusCode).toBe(200);
  });

  it("that is blank, too large or of no document is refused", async () => {
    const session = await makeSession(service, person);
    const cases: [object, string][] = [
      [{ document_type: "resume", content: " \n " }, "422 content_blank"],
      [{ document_type: "essay", content: "# Ada" }, "422 validation"],
      [{ document_type: "resume", content: "x".repeat(1_000_000) }, "413 body_too_large"],
    ];
    for (const [body, code] of cases) expect(await codeOf(update(session, body))).toBe(code);
    expect((await readSession(service, person, session.session_id)).version).toBe(1);
  });
});

describe("a save", () => {
  it("is refused where nothing may be written: no space, another's session, too much at once", async () => {
    const session = await makeSession(service, person);
    const edits = [textOnWire("headline", resumeOf(session).headline, "A")];
    roomy = false;
    expect(await codeOf(send(session, { edits }))).toBe("507 storage_full");
    roomy = true;
    const stranger = await signIn(service, "other@example.test");
    expect(await codeOf(sendEdits(service, stranger, session, { edits }))).toBe(
      "404 session_not_found",
    );
    const many = Array.from({ length: 2_001 }, () => edits[0]);
    expect(await codeOf(send(session, { edits: many }))).toBe("422 validation");
    const large = Array.from({ length: 400 }, () => textOnWire("summary", "", "x".repeat(4_000)));
    expect(await codeOf(send(session, { edits: large }))).toBe("413 body_too_large");
    expect((await readSession(service, person, session.session_id)).version).toBe(1);
    expect((await send(session, { edits })).statusCode).toBe(200);
  });

  it("keeps words that cannot be printed or counted; a PDF of them is refused with their letters", async () => {
    const session = await makeSession(service, person);
    const { name } = resumeOf(session);
    const { session: edited } = await save(session, { edits: [textOnWire("name", name, "서울")] });
    expect(resumeOf(edited).name).toBe("서울");
    const file = "/download/pdf?document_type=resume";
    const refused = await get(service, urlOf(session, file), person.headers);
    expect(refused.statusCode).toBe(422);
    expect(problemSchema.parse(refused.json())).toMatchObject({
      error_code: "letters_not_printable",
      details: { at: [{ path: "name", characters: "서울" }], fonts: ["Noto Sans KR"] },
    });
    expect((await get(service, urlOf(session, "/download/docx"), person.headers)).statusCode).toBe(
      200,
    );
    layouts = false;
    const back = await save(edited, { edits: [textOnWire("name", "서울", "Mira Ek")] });
    layouts = true;
    expect(back.session.pages).toEqual(edited.pages);
    expect((await get(service, urlOf(session, file), person.headers)).statusCode).toBe(200);
  });
});
