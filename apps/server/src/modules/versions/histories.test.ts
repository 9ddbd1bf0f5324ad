import { gapsResponseSchema, sessionSchema, versionListSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { assertNever } from "@savile/model";
import { constantFrom, nat, oneof, record, sample } from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { firstLine, saveEdits, urlOf } from "../../testing/edit-calls.ts";
import { effort } from "@savile/testing";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { listVersions } from "./repository.ts";
import { mostVersions } from "./thin-versions.ts";

/** Each history is three changes and a restore, all on one session: later ones stand on many versions. */
const histories = effort({ slice: 5, full: 24 });

const change = oneof(
  record({ do: constantFrom("edit"), pick: nat({ max: 1_000 }) }),
  record({ do: constantFrom("decide"), pick: nat({ max: 1_000 }) }),
  record({ do: constantFrom("answer"), pick: nat({ max: 3 }) }),
  record({ do: constantFrom("length"), pick: nat({ max: 2 }) }),
);

interface Change {
  readonly do: "edit" | "decide" | "answer" | "length";
  readonly pick: number;
}

let service: TestService;
let person: Person;

beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

/** All that a version holds, as text; `read_only`, times and the version itself are not of it. */
function stateOf({ tailoring, decisions, gap_answers, layout, pages, ats_score }: Session): string {
  return JSON.stringify({ tailoring, decisions, gap_answers, layout, pages, ats_score });
}

async function send(session: Session, call: string, body: object, method: "POST" | "PUT" = "POST") {
  const answer = await service.app.inject({
    method,
    url: `${api}${urlOf(session, call)}`,
    headers: { "content-type": "application/json", ...person.write },
    payload: JSON.stringify({ base_version: session.version, ...body }),
  });
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return sessionSchema.parse(answer.json());
}

async function answerGap(session: Session, pick: number): Promise<Session> {
  const [given] = session.gap_answers;
  if (given !== undefined && pick === 0) {
    const { gapId, canonical } = given;
    return send(session, "/gaps", { answer: { gapId, canonical, answer: "undo" } });
  }
  const open = await get(service, urlOf(session, "/gaps"), person.headers);
  const [question] = gapsResponseSchema.parse(open.json()).questions;
  if (question === undefined) return session;
  const { id: gapId, canonical, term } = question;
  const text = `Built a ${term} report on late trucks for the site manager`;
  const answer = { gapId, canonical, answer: "yes", role: "exp1", when: "2022", text };
  const sent = await post(
    service,
    urlOf(session, "/gaps"),
    { base_version: session.version, answer },
    person.write,
  );
  return sent.statusCode === 200 ? sessionSchema.parse(sent.json()) : session;
}

async function make(session: Session, step: Change): Promise<Session> {
  switch (step.do) {
    case "edit": {
      const edit = firstLine(session, `Planned ${step.pick} trucks with the crew`);
      return (await saveEdits(service, person, session, { edits: [edit] })).session;
    }
    case "decide": {
      const decisions = resultOf(session).changes.flatMap(({ id, after }, index) => {
        const action = ["accept", "reject", null][(step.pick >> (index % 8)) % 3] ?? null;
        return action === null ? [] : [{ change_id: id, action, after }];
      });
      return send(session, "/changes", { decisions });
    }
    case "answer":
      return answerGap(session, step.pick);
    case "length":
      return send(session, "/layout", { page_budget: [null, 1, 2][step.pick] ?? null }, "PUT");
    default:
      return assertNever(step.do);
  }
}

async function listed(session: Session) {
  const answer = await get(service, urlOf(session, "/versions"), person.headers);
  return versionListSchema.parse(answer.json());
}

it(`after ${histories} random histories every version that is kept comes back byte for byte`, async () => {
  const texts = { resume: wordyResume, posting: wordyPosting };
  let session = await makeSession(service, person, texts);
  const states = new Map([[1, stateOf(session)]]);
  const picks = sample(nat({ max: 10_000 }), { seed: 7, numRuns: histories });
  const changes = sample(change, { seed: 11, numRuns: 3 * histories });
  for (const [index, pick] of picks.entries()) {
    for (const step of changes.slice(3 * index, 3 * index + 3)) {
      session = await make(session, step);
      states.set(session.version, stateOf(session));
    }
    const { version, versions } = await listed(session);
    expect(version).toBe(session.version);
    expect(versions.length).toBeLessThanOrEqual(mostVersions);
    expect(versions.at(-1)?.number).toBe(1);
    const number = versions[pick % versions.length]?.number ?? 1;
    session = await send(session, `/versions/${number}/restore`, {});
    expect(stateOf(session)).toBe(states.get(number));
    expect(await readSession(service, person, session.session_id)).toEqual(session);
    states.set(session.version, stateOf(session));
  }
  const kept = await listVersions(service.needs.database.query, session.session_id);
  expect(kept.length).toBeLessThanOrEqual(mostVersions);
});
