import { sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import type { PaidPlan, Tailoring } from "@savile/model";
import { givePlan } from "./plans.ts";
import { jobText, resumeText } from "./sample-texts.ts";
import type { TestService } from "./test-service.ts";
import { get, newPerson, post, uploadText } from "./visitor.ts";
import type { Person } from "./visitor.ts";

export async function readSession(service: TestService, who: Person, id: string): Promise<Session> {
  const answer = await get(service, `/generate/sessions/${id}`, who.headers);
  return sessionSchema.parse(answer.json());
}

/** What a session is made of; without it the sample resume and posting. */
export interface SessionTexts {
  readonly resume?: string;
  readonly posting?: string;
  readonly template?: string;
}

/** A session whose documents are written. */
export async function makeSession(
  service: TestService,
  who: Person,
  { resume = resumeText, posting = jobText, template }: SessionTexts = {},
): Promise<Session> {
  const uploadId = await uploadText(service, who, resume);
  const body = { upload_id: uploadId, job_description: posting, template };
  const answer = await post(service, "/generate/generate", body, who.write);
  return readSession(service, who, answer.json<{ session_id: string }>().session_id);
}

/** Somebody with documents, and the address of their session. */
export interface Owner {
  readonly person: Person;
  readonly base: string;
}

/** Somebody new whose sample documents are written; on the free plan where no other is named. */
export async function newOwner(service: TestService, plan?: PaidPlan): Promise<Owner> {
  const person = await newPerson(service);
  if (plan !== undefined) await givePlan(service, person, plan);
  const { session_id } = await makeSession(service, person);
  return { person, base: `/generate/sessions/${session_id}` };
}

export function resultOf({ tailoring }: Session): Tailoring {
  if (tailoring === null) throw new Error("the session has no result");
  return tailoring;
}
