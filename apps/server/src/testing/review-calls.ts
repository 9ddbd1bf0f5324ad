import { gapsResponseSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { expect } from "vitest";
import { urlOf } from "./edit-calls.ts";
import { resultOf } from "./sessions.ts";
import type { TestService } from "./test-service.ts";
import { get, post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** A decision on a change as the wire has it. */
export interface SentDecision {
  readonly change_id: string;
  readonly action: string;
  readonly after: string | null;
  readonly text?: string;
}

/** The same decision on every change of a session. */
export function decideAll(session: Session, action: string): SentDecision[] {
  return resultOf(session).changes.map(({ id, after }) => ({ change_id: id, action, after }));
}

export function sendDecisions(
  service: TestService,
  who: Person,
  session: Session,
  decisions: readonly SentDecision[],
) {
  const body = { base_version: session.version, decisions };
  return post(service, urlOf(session, "/changes"), body, who.write);
}

/** Decides and answers the session as it is then. */
export async function decide(
  service: TestService,
  who: Person,
  session: Session,
  decisions: readonly SentDecision[],
): Promise<Session> {
  const answer = await sendDecisions(service, who, session, decisions);
  expect(answer.statusCode).toBe(200);
  return sessionSchema.parse(answer.json());
}

/** The questions that are open in a session. */
export async function questionsOf(service: TestService, who: Person, session: Session) {
  const answer = await get(service, urlOf(session, "/gaps"), who.headers);
  return gapsResponseSchema.parse(answer.json()).questions;
}

/** Answers a question, on the version of the session unless another one is named. */
export function sendAnswer(
  service: TestService,
  who: Person,
  session: Session,
  {
    version = session.version,
    ...answer
  }: { readonly version?: number; readonly [key: string]: unknown },
) {
  return post(service, urlOf(session, "/gaps"), { base_version: version, answer }, who.write);
}
