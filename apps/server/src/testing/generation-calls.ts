import { generateResponseSchema, generationEventSchema } from "@savile/contracts";
import type { PaidPlan } from "@savile/model";
import { expect } from "vitest";
import { givePlan } from "./plans.ts";
import { jobText, resumeText } from "./sample-texts.ts";
import type { TestService } from "./test-service.ts";
import { get, newPerson, post, uploadText } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** Somebody with a resume, who may start runs. */
export interface Applicant extends Person {
  readonly uploadId: string;
}

export const inBackground = { prefer: "respond-async" };

export async function newApplicant(
  service: TestService,
  plan: PaidPlan = "enterprise",
): Promise<Applicant> {
  const person = await newPerson(service);
  await givePlan(service, person, plan);
  return { ...person, uploadId: await uploadText(service, person, resumeText) };
}

/** Starts a run of the sample, with other fields where they are given. */
export function generate(
  service: TestService,
  who: Applicant,
  body: object = {},
  headers: Record<string, string> = {},
) {
  const standard = { upload_id: who.uploadId, job_description: jobText };
  const all = { ...standard, ...body };
  return post(service, "/generate/generate", all, { ...who.write, ...headers });
}

/** Starts a run for a posting without waiting for it; answers its session. */
export async function startRun(
  service: TestService,
  who: Applicant,
  posting: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await generate(
    service,
    who,
    { job_description: posting },
    { ...inBackground, ...headers },
  );
  expect(answer.statusCode).toBe(202);
  return generateResponseSchema.parse(answer.json()).session_id;
}

export function readRun(service: TestService, who: Person, id: string) {
  return get(service, `/generate/sessions/${id}`, who.headers);
}

/** Reads the whole event stream of a session: it ends with the run. */
export async function followRun(
  service: TestService,
  who: Person,
  id: string,
  headers: Record<string, string> = {},
) {
  const url = `/generate/sessions/${id}/events`;
  const answer = await get(service, url, { ...who.headers, ...headers });
  const ids = [...answer.body.matchAll(/^id: (.+)$/gm)].map((match) => match[1] ?? "");
  const list = [...answer.body.matchAll(/^data: (.+)$/gm)].map((match) =>
    generationEventSchema.parse(JSON.parse(match[1] ?? "")),
  );
  return { answer, ids, list };
}
