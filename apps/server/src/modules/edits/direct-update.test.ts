import {
  directUpdateResponseSchema,
  documentsResponseSchema,
  sessionSchema,
} from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { documentsOf, urlOf } from "../../testing/edit-calls.ts";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { makeSession, readSession } from "../../testing/sessions.ts";
import { get, post, refusalOf } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();
/** As the last save left it: the tests follow each other. */
let session: Session;
beforeAll(async () => {
  session = await makeSession(service, person, { resume: wordyResume, posting: wordyPosting });
});

function resumeOf(of = session) {
  return documentsOf(of).resume;
}

const urlFor = (call: string) => urlOf(session, call);

const update = (body: object) => post(service, urlFor("/direct-update"), body, person.write);

describe("a Markdown of a document", () => {
  it("that says the same changes nothing, one that says more becomes edits", async () => {
    const before = session;
    const answer = await get(service, urlFor("/documents"), person.headers);
    const { documents } = documentsResponseSchema.parse(answer.json());
    const ask = async (body: object) =>
      directUpdateResponseSchema.parse((await update({ document_type: "resume", ...body })).json());
    const same = await ask({ content: documents.resume });
    expect(same).toMatchObject({ success: true, version: before.version });
    expect(same.session).toEqual(before);
    const content = documents.resume.replace("Rosa Ek", "Rosa Stolz-Ek");
    const changed = await ask({ content });
    expect(changed).toMatchObject({ success: true, version: before.version + 1 });
    expect(resumeOf(changed.session).name).toBe("Rosa Stolz-Ek");
    const stale = { document_type: "resume", base_version: before.version };
    expect(await refusalOf(update({ ...stale, content: documents.resume }))).toBe(
      "409 stale_version",
    );
    expect((await update({ ...stale, content })).statusCode).toBe(200);
    ({ session } = changed);
  });

  it("that is blank, too large or of no document is refused", async () => {
    const cases: [object, string][] = [
      [{ document_type: "resume", content: " \n " }, "422 content_blank"],
      [{ document_type: "essay", content: "# Ada" }, "422 validation"],
      [{ document_type: "resume", content: "x".repeat(1_000_000) }, "413 body_too_large"],
    ];
    for (const [body, code] of cases) expect(await refusalOf(update(body))).toBe(code);
    expect(await readSession(service, person, session.session_id)).toEqual(session);
  });

  it("takes no more at once than a call may bring, and says so", async () => {
    const sections = Array.from({ length: 2_100 }, (_, n) => `## Own ${n}\n\nx`).join("\n\n");
    const before = session;
    const answer = await update({ document_type: "resume", content: `# Ada\n\n${sections}` });
    const updated = directUpdateResponseSchema.parse(answer.json());
    expect(updated.success).toBe(false);
    const back = { base_version: updated.version };
    const url = urlFor(`/versions/${before.version}/restore`);
    session = sessionSchema.parse((await post(service, url, back, person.write)).json());
    expect(resumeOf()).toEqual(documentsOf(before).resume);
  });
});
