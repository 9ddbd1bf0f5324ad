import { answerEdits, questionsOf } from "@savile/model";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentsOf, saveEdits } from "../../testing/edit-calls.ts";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { makeSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import type { Person } from "../../testing/visitor.ts";

const posting = `${wordyPosting}\n\nHow to apply\nIn your letter, tell us about a customer you lost.`;

let service: TestService;
let person: Person;
let session: Session;

beforeAll(async () => {
  ({ service, person } = await startSignedIn());
  session = await makeSession(service, person, { resume: wordyResume, posting });
});

afterAll(() => service.close());

function hintsOf(of: Session): string[] {
  return resultOf(of).hints.map(({ code }) => code);
}

it("an answer to a question of the posting is an edit like any other, and is not asked for again", async () => {
  const [question, ...others] = questionsOf(session.posting);
  expect(others).toEqual([]);
  expect(hintsOf(session)).toContain("unanswered");
  if (question === undefined) throw new Error("the posting asks nothing");
  const before = session;
  const text = "I lost a customer in Porto whom nobody had called for a year.";
  const at = "2026-03-02T10:00:00.000Z";
  const documents = documentsOf(session);
  const [edit] = answerEdits({ documents, document: "cover_letter", at }, question, text);
  if (edit?.kind !== "insert") throw new Error("an answer is put in");
  const onWire = {
    kind: "insert",
    document_type: "cover_letter",
    field_path: edit.list,
    old_value: null,
    new_value: edit.value,
    after_id: edit.after,
    timestamp: at,
  };
  const saved = await saveEdits(service, person, session, { edits: [onWire] });
  expect(saved.refused).toEqual([]);
  const { letter } = resultOf(saved.session);
  expect(letter.letter.paragraphs.map((one) => one.text).at(-2)).toBe(text);
  expect(letter.claims.find(({ path }) => path === `body.${question.id}`)).toMatchObject({
    by: "user",
    rule: "user",
    text,
  });
  expect(hintsOf(saved.session)).not.toContain("unanswered");
  const back = {
    ...onWire,
    kind: "remove",
    old_value: edit.value,
    new_value: null,
  };
  const undone = await saveEdits(service, person, saved.session, { edits: [back] });
  expect(JSON.stringify(resultOf(undone.session))).toBe(JSON.stringify(resultOf(before)));
});
