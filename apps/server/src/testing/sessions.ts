import { sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import type { Tailoring } from "@savile/model";
import { jobText, resumeText } from "./sample-texts.ts";
import type { TestService } from "./test-service.ts";
import { get, post, uploadText } from "./visitor.ts";
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

export function resultOf({ tailoring }: Session): Tailoring {
  if (tailoring === null) throw new Error("the session has no result");
  return tailoring;
}
