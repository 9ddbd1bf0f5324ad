import { refineResponseSchema, refinementListSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { expect } from "vitest";
import { urlOf } from "./edit-calls.ts";
import { resultOf } from "./sessions.ts";
import type { TestService } from "./test-service.ts";
import { get, post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** How an instruction is sent, where not as usual. */
export interface Wish {
  readonly headers?: Record<string, string>;
  readonly version?: number;
}

export function sendRefine(
  service: TestService,
  who: Person,
  session: Session,
  suggestions: string,
  { headers = {}, version }: Wish = {},
) {
  const body = version === undefined ? { suggestions } : { suggestions, base_version: version };
  return post(service, urlOf(session, "/refine"), body, { ...who.write, ...headers });
}

/** Gives an instruction and answers what came of it. */
export async function refine(
  service: TestService,
  who: Person,
  session: Session,
  suggestions: string,
  wish: Wish = {},
) {
  const answer = await sendRefine(service, who, session, suggestions, wish);
  expect(answer.statusCode).toBe(200);
  return refineResponseSchema.parse(answer.json());
}

/** The instructions of a session and how many are left. */
export async function refinementsOf(service: TestService, who: Person, session: Session) {
  const answer = await get(service, urlOf(session, "/refinements"), who.headers);
  return refinementListSchema.parse(answer.json());
}

/** The changes that instructions proposed. */
export function proposedIn(session: Session) {
  return resultOf(session).changes.filter((change) => change.refinement !== undefined);
}

/** A skill of the sample that the documents show. */
export function skillOf(session: Session): string {
  const [group] = resultOf(session).resume.resume.skills;
  const skill = group?.skills.at(-1)?.text;
  if (skill === undefined) throw new Error("the sample has no skills");
  return skill;
}
