import {
  gapsResponseSchema,
  refineResponseSchema,
  sessionSchema,
  wireOfEdit,
} from "@savile/contracts";
import type { Session } from "@savile/contracts";
import {
  assertNever,
  invertEdit,
  printLetterMarkdown,
  replayEdits,
  templateIds,
  withdrawEdit,
} from "@savile/model";
import type { Edit } from "@savile/model";
import { reviewTexts } from "@savile/workflow";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runSteps } from "../../../../../packages/model/src/testing/any-edits.ts";
import type { Step } from "../../../../../packages/model/src/testing/any-edits.ts";
import { documentsOf, saveEdits, urlOf } from "../../testing/edit-calls.ts";
import { effort } from "@savile/testing";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";

const histories = effort({ slice: 3, full: 30 });
const seed = 20_261_121;
const at = "2026-03-02T10:00:00.000Z";

const texts = [
  "Planned 30 trucks",
  "Kaizen",
  "",
  "Led the night shift | crew",
  "a < b & *c*",
  "2019",
];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("text", "text", "text", "insert", "remove", "move", "order", "confirm"),
  pick: fc.nat(),
  second: fc.nat(),
  text: fc.constantFrom(...texts),
});

/** What a person does next; numbers choose among what there is. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("undo" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("decide" as const), mask: fc.nat({ max: 255 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refine" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("answer" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("template" as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("restore" as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("markdown" as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

let service: TestService;
let person: Person;
beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

const printed = (session: Session): string => JSON.stringify(documentsOf(session));

async function send(session: Session, call: string, body: object): Promise<Session> {
  const answer = await post(service, urlOf(session, call), body, person.write);
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return readSession(service, person, session.session_id);
}

/** One history: the session as it is, its documents by version, and the edits that can be undone. */
interface Walk {
  session: Session;
  readonly versions: Map<number, string>;
  readonly saved: Edit[][];
}

async function saveAll(walk: Walk, edits: readonly Edit[]): Promise<void> {
  const sent = { edits: edits.map(wireOfEdit) };
  const expected = replayEdits(documentsOf(walk.session), edits);
  const { session, refused } = await saveEdits(service, person, walk.session, sent);
  expect(refused.map(({ code }) => code)).toEqual(expected.refused.map(({ code }) => code));
  expect(printed(session)).toBe(JSON.stringify(expected.documents));
  walk.session = session;
}

async function decide(walk: Walk, choose: (index: number) => string | null): Promise<void> {
  const { session } = walk;
  const decisions = resultOf(session).changes.flatMap(({ id, after }, index) => {
    const chosen = choose(index);
    return chosen === null ? [] : [{ change_id: id, action: chosen, after }];
  });
  walk.session = await send(session, "/changes", { base_version: session.version, decisions });
}

async function makeEdits(walk: Walk, steps: readonly Step[]): Promise<void> {
  const { edits } = runSteps(documentsOf(walk.session), steps);
  await saveAll(walk, edits);
  walk.saved.push(edits);
}

async function undo(walk: Walk): Promise<void> {
  const last = walk.saved.pop() ?? [];
  await saveAll(
    walk,
    last.toReversed().map((edit) => invertEdit(edit, at)),
  );
}

async function refine(walk: Walk): Promise<void> {
  const { session } = walk;
  const body = { suggestions: "Make the letter shorter", base_version: session.version };
  const answer = await post(service, urlOf(session, "/refine"), body, person.write);
  refineResponseSchema.parse(answer.json());
  walk.session = await readSession(service, person, session.session_id);
  walk.versions.set(walk.session.version, printed(walk.session));
  await decide(walk, () => "accept");
}

/** Says yes to an open question about a gap, with the words of its subject. */
async function answerGap(walk: Walk, pick: number): Promise<void> {
  const { session } = walk;
  const asked = await get(service, urlOf(session, "/gaps"), person.headers);
  const { questions } = gapsResponseSchema.parse(asked.json());
  const question = questions[pick % Math.max(1, questions.length)];
  const role = question?.roles[0]?.id;
  if (question === undefined || role === undefined) return;
  const { id: gapId, canonical, term } = question;
  const words = { role, when: "2022", text: `Used ${term} every week` };
  const answer = { gapId, canonical, answer: "yes", ...words };
  walk.session = await send(session, "/gaps", { base_version: session.version, answer });
}

async function switchTemplate(walk: Walk, pick: number): Promise<void> {
  const before = printed(walk.session);
  const template = templateIds[pick % templateIds.length];
  walk.session = await send(walk.session, "/switch-template", { new_template: template });
  expect(printed(walk.session)).toBe(before);
}

async function restore(walk: Walk, pick: number): Promise<void> {
  const { version } = walk.session;
  const number = 1 + (pick % version);
  const call = `/versions/${number}/restore`;
  walk.session = await send(walk.session, call, { base_version: version });
  expect(printed(walk.session)).toBe(walk.versions.get(number));
  walk.saved.length = 0;
}

async function sendMarkdown(walk: Walk): Promise<void> {
  const { letter } = documentsOf(walk.session);
  const content = printLetterMarkdown({ ...letter, closing: "Kind regards," });
  const body = { document_type: "cover_letter", content };
  walk.session = await send(walk.session, "/direct-update", body);
  expect(documentsOf(walk.session).letter.closing).toBe("Kind regards,");
}

function take(walk: Walk, next: Action): Promise<void> {
  switch (next.do) {
    case "edit":
      return makeEdits(walk, next.steps);
    case "undo":
      return undo(walk);
    case "decide":
      return decide(walk, (index) => decisionsOf(next.mask, index));
    case "refine":
      return refine(walk);
    case "answer":
      return answerGap(walk, next.pick);
    case "template":
      return switchTemplate(walk, next.pick);
    case "restore":
      return restore(walk, next.pick);
    case "markdown":
      return sendMarkdown(walk);
    default:
      return assertNever(next);
  }
}

function decisionsOf(mask: number, index: number): string | null {
  return ["accept", "reject", null][(mask >> (index % 8)) % 3] ?? null;
}

/** What is stored is what the edits make of the documents without them. */
async function checkStored({ session }: Walk): Promise<void> {
  const { query } = service.needs.database;
  const found = await findReviewed(query, person.accountId, session.session_id);
  if (!found.ok) throw new Error(found.error);
  const { state, tailoring, session: stored } = found.value;
  const { tailoring: base } = await reviewTexts({
    ...found.value,
    extraction: await loadAttestedSource(query, stored.row),
    jobDescription: stored.row.jobDescription,
    decisions: state.decisions,
    edits: [],
  });
  const { edits = [] } = tailoring.edited ?? {};
  const replayed = replayEdits({ resume: base.resume.resume, letter: base.letter.letter }, edits);
  expect(replayed.refused).toEqual([]);
  expect(JSON.stringify(replayed.documents)).toBe(printed(session));
}

/** Takes everything back: instructions, answers, decisions, edits and those that wait. */
async function takeAllBack(walk: Walk, first: Session): Promise<void> {
  const id = first.session_id;
  const rows = await service.needs.database.query.query.refinements.findMany({
    where: (table, { eq, and, isNull }) => and(eq(table.sessionId, id), isNull(table.undoneAt)),
  });
  for (const row of rows.filter((one) => one.outcome === "applied")) {
    const body = { base_version: walk.session.version };
    const url = urlOf(first, `/refinements/${row.id}/undo`);
    const answer = await post(service, url, body, person.write);
    if (answer.statusCode === 200) walk.session = sessionSchema.parse(answer.json());
  }
  for (const { gapId, canonical } of walk.session.gap_answers) {
    const answer = { gapId, canonical, answer: "undo" };
    walk.session = await send(first, "/gaps", { base_version: walk.session.version, answer });
  }
  await decide(walk, () => null);
  for (let turn = 0; turn < 3; turn += 1) {
    const { edits = [], outdated = [] } = resultOf(walk.session).edited ?? {};
    const shown = documentsOf(walk.session);
    const back = [
      ...edits.toReversed().map((edit) => invertEdit(edit, at)),
      ...outdated.map((edit) => withdrawEdit(shown, edit, at)),
    ];
    const sent = { edits: back.map(wireOfEdit) };
    walk.session = (await saveEdits(service, person, walk.session, sent)).session;
  }
}

const runs = fc.sample(fc.array(action, { minLength: 6, maxLength: 9 }), {
  seed,
  numRuns: histories,
});

it.each(runs.map((actions, index) => ({ index, actions })))(
  "history $index: what is stored is what was done, and taking all back leaves no trace",
  async ({ actions }) => {
    const texts = { resume: wordyResume, posting: wordyPosting };
    const first = await makeSession(service, person, texts);
    const walk: Walk = {
      session: first,
      versions: new Map([[first.version, printed(first)]]),
      saved: [],
    };
    for (const next of actions) {
      await take(walk, next);
      walk.versions.set(walk.session.version, printed(walk.session));
      await checkStored(walk);
    }
    await takeAllBack(walk, first);
    expect(JSON.stringify(resultOf(walk.session))).toBe(JSON.stringify(resultOf(first)));
  },
);
