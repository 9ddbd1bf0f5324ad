import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect } from "vitest";
import * as z from "zod";
import { jobText, resumeText } from "./sample-texts.ts";
import type { TestService } from "./test-service.ts";
import { api, form, get, post, signIn, uploadText } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** Words that stand in the resume of holders only. */
export const canary = "Zebrafink Quartz Industries";
export const ownResume = `${resumeText}\n\nHobbies\n${canary}\n`;

export interface Holder extends Person {
  readonly uploadId: string;
  readonly sessionId: string;
}

/** Somebody with an upload, documents and a file. */
export async function signInHolder(
  service: TestService,
  email: string,
  resume = ownResume,
): Promise<Holder> {
  const person = await signIn(service, email);
  const uploadId = await uploadText(service, person, resume);
  const body = { upload_id: uploadId, job_description: jobText };
  const made = await post(service, "/generate/generate", body, person.write);
  const sessionId = made.json<{ session_id: string }>().session_id;
  return { ...person, uploadId, sessionId };
}

/** Changes or deletes something in somebody's name. */
export function sendAs(
  service: TestService,
  who: Person,
  method: "PATCH" | "DELETE" | "POST",
  url: string,
  body?: unknown,
) {
  const call = { method, url: `${api}${url}` };
  if (body === undefined) return service.app.inject({ ...call, headers: { ...who.write } });
  return service.app.inject({
    ...call,
    headers: { ...who.write, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
}

/** The files of an account's export by their names. */
export async function archiveOf(
  service: TestService,
  who: Person,
): Promise<Record<string, Uint8Array>> {
  const answer = await get(service, "/account/export", who.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(
    'attachment; filename="savile-account.zip"',
  );
  return unzipSync(answer.rawPayload);
}

/** The rows of a table in an export. */
export function recordsIn(archive: Record<string, Uint8Array>, table: string) {
  const text = strFromU8(archive[`records/${table}.json`] ?? strToU8("[]"));
  return z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text));
}

export function importZip(service: TestService, who: Person, bytes: Uint8Array) {
  const file = form([{ bytes, name: "savile-account.zip", type: "application/zip" }]);
  return service.app.inject({
    method: "POST",
    url: `${api}/account/import`,
    headers: { ...file.headers, ...who.write },
    ...(file.payload === undefined ? {} : { payload: file.payload }),
  });
}
