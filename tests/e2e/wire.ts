import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { posting, sampleResume } from "./input.ts";
import type { ResumeFile } from "./input.ts";

/** An account that was made by the calls of the wire, without a browser. */
export interface WireAccount {
  /** What the sign-in answered: `user`, `access_token`, `refresh_token`. */
  readonly auth: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

function textAt(answer: unknown, key: string): string {
  const value: unknown = Reflect.get(Object(answer), key);
  if (typeof value !== "string") throw new Error(`the answer has no ${key}`);
  return value;
}

/** Signs in with an address that nobody used before. */
export async function signInByWire(request: APIRequestContext): Promise<WireAccount> {
  const data = { email: `${randomUUID()}@example.org` };
  const answer = await request.post("/api/v1/auth/request-code", { data });
  const auth = { ...Object(await answer.json()) };
  const authorization = `Bearer ${textAt(auth, "access_token")}`;
  const given = await request.get("/api/v1/auth/csrf-token", { headers: { authorization } });
  const csrf = textAt(await given.json(), "csrf_token");
  return { auth, headers: { authorization, "x-csrf-token": csrf } };
}

/** Uploads a resume; answers the id of the upload. */
export async function uploadByWire(
  request: APIRequestContext,
  account: WireAccount,
  resume: ResumeFile,
): Promise<string> {
  const file = {
    name: resume.fileName,
    mimeType: "text/plain",
    buffer: await readFile(resume.path),
  };
  const { headers } = account;
  const answer = await request.post("/api/v1/upload/resume", { headers, multipart: { file } });
  return textAt(await answer.json(), "upload_id");
}

/** Starts a run; with `wait` answers only when the documents are there. */
export async function generateByWire(
  request: APIRequestContext,
  account: WireAccount,
  input: { readonly uploadId: string; readonly posting: string; readonly wait: boolean },
): Promise<string> {
  const answer = await request.post("/api/v1/generate/generate", {
    headers: { ...account.headers, ...(input.wait ? {} : { prefer: "respond-async" }) },
    data: { upload_id: input.uploadId, job_description: input.posting },
  });
  return textAt(await answer.json(), "session_id");
}

/** Uploads a resume and waits for its documents; answers the id of the session. */
export async function documentsByWire(
  request: APIRequestContext,
  account: WireAccount,
  resume: ResumeFile = sampleResume,
): Promise<string> {
  const uploadId = await uploadByWire(request, account, resume);
  return generateByWire(request, account, { uploadId, posting, wait: true });
}
