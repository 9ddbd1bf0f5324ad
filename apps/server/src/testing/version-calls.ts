import { sessionSchema, versionListSchema } from "@savile/contracts";
import type { Session, VersionList } from "@savile/contracts";
import { expect } from "vitest";
import { urlOf } from "./edit-calls.ts";
import { decide, decideAll } from "./review-calls.ts";
import { sendAs } from "./account-calls.ts";
import type { TestService } from "./test-service.ts";
import { get, post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** The same decision on the first changes of a session, which makes a new version. */
export function decideSome(
  service: TestService,
  who: Person,
  session: Session,
  action: "accept" | "reject",
  count = 1,
): Promise<Session> {
  return decide(service, who, session, decideAll(session, action).slice(0, count));
}

export async function versionsOf(
  service: TestService,
  who: Person,
  session: Session,
): Promise<VersionList> {
  const answer = await get(service, urlOf(session, "/versions"), who.headers);
  expect(answer.statusCode).toBe(200);
  return versionListSchema.parse(answer.json());
}

export function restore(service: TestService, who: Person, session: Session, number: number) {
  const url = urlOf(session, `/versions/${number}/restore`);
  return post(service, url, { base_version: session.version }, who.write);
}

/** Restores a version and answers the session as it is then. */
export async function restored(
  service: TestService,
  who: Person,
  session: Session,
  number: number,
): Promise<Session> {
  const answer = await restore(service, who, session, number);
  expect(answer.statusCode).toBe(200);
  return sessionSchema.parse(answer.json());
}

export function rename(service: TestService, who: Person, session: Session, title: string) {
  return sendAs(service, who, "PATCH", urlOf(session, ""), { title });
}

/** All that a restore brings back, as text. */
export function stateOf({ tailoring, decisions, gap_answers, layout }: Session): string {
  return JSON.stringify({ tailoring, decisions, gap_answers, layout });
}
