import type { InjectOptions } from "fastify";
import { authSchema, csrfSchema, problemSchema, uploadResponseSchema } from "@savile/contracts";
import type { TestService } from "./test-service.ts";

/** Somebody who is signed in, with the headers that every call of theirs carries. */
export interface Person {
  readonly accountId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: Readonly<Record<string, string>>;
}

export const api = "/api/v1";
const json = { "content-type": "application/json" };

export function post(service: TestService, url: string, body: unknown, headers = {}) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  return service.app.inject({
    method: "POST",
    url: `${api}${url}`,
    headers: { host: "localhost", ...json, ...headers },
    payload,
  });
}

export function get(service: TestService, url: string, headers = {}) {
  return service.app.inject({ method: "GET", url: `${api}${url}`, headers });
}

/** Who a sign-in made: the headers of their calls, with the token against forged requests. */
export async function personOf(
  service: TestService,
  answer: { json: () => unknown },
): Promise<Person> {
  const auth = authSchema.parse(answer.json());
  const headers = { authorization: `Bearer ${auth.access_token}` };
  const token = csrfSchema.parse((await get(service, "/auth/csrf-token", headers)).json());
  return {
    accountId: auth.user.id,
    accessToken: auth.access_token,
    refreshToken: auth.refresh_token,
    headers,
    write: { ...headers, "x-csrf-token": token.csrf_token },
  };
}

export async function signIn(service: TestService, email = "jane@example.test"): Promise<Person> {
  return personOf(service, await post(service, "/auth/request-code", { email }));
}

/** Status and code of an answer that refuses. */
export async function refusalOf(
  answer: Promise<{ statusCode: number; json: () => unknown }>,
): Promise<string> {
  const { statusCode, json } = await answer;
  return `${statusCode} ${problemSchema.parse(json()).error_code}`;
}

let people = 0;

/** Signs in somebody whom nobody was before. */
export function newPerson(service: TestService): Promise<Person> {
  people += 1;
  return signIn(service, `person-${people}@example.test`);
}

export interface FilePart {
  readonly bytes: Uint8Array | string;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

const boundary = "----savile-test-boundary";

/** A form with files, as a browser sends it. */
export function form(parts: readonly FilePart[]): Pick<InjectOptions, "payload" | "headers"> {
  const chunks = parts.flatMap(({ bytes, name, type, field }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field ?? "file"}"${name === undefined ? "" : `; filename="${name}"`}\r\ncontent-type: ${type ?? "text/plain"}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

export function upload(service: TestService, person: Person, parts: readonly FilePart[]) {
  const { payload, headers } = form(parts);
  return service.app.inject({
    method: "POST",
    url: `${api}/upload/resume`,
    headers: { ...headers, ...person.write },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Uploads the resume of `sample-texts.ts` and answers its id. */
export async function uploadText(
  service: TestService,
  person: Person,
  bytes: string,
): Promise<string> {
  const answer = await upload(service, person, [{ bytes, name: "resume.txt" }]);
  return uploadResponseSchema.parse(answer.json()).upload_id;
}
