import { expect } from "vitest";
import { codeFor, cookiesOf } from "./mails.ts";
import type { TestService } from "./test-service.ts";
import { api } from "./visitor.ts";

/** Who sends a call: a browser by its cookies and its name, from an address. */
export interface Sender {
  readonly cookie?: string;
  readonly ip?: string;
  readonly userAgent?: string;
}

let people = 0;

/** An address that nobody used before; each comes from a network of its own. */
export function newEmail(): string {
  people += 1;
  return `pupil${people}@example.test`;
}

/** A call before sign-in; without another address it comes from the network of the newest one. */
export function sendAuth(service: TestService, path: string, body: unknown, sender: Sender = {}) {
  return service.app.inject({
    method: "POST",
    url: `${api}${path}`,
    remoteAddress: sender.ip ?? `10.1.${Math.floor(people / 250)}.${people % 250}`,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      ...(sender.cookie === undefined ? {} : { cookie: sender.cookie }),
      ...(sender.userAgent === undefined ? {} : { "user-agent": sender.userAgent }),
    },
    payload: JSON.stringify(body),
  });
}

/** Asks for a code and takes it, with the link, out of the outbox. */
export async function askForCode(service: TestService, email: string, sender: Sender = {}) {
  const answer = await sendAuth(service, "/auth/request-code", { email }, sender);
  expect(answer.json()).toEqual({ status: "code_sent", expires_in: 300, resend_after: 60 });
  return { ...(await codeFor(service, email)), cookie: cookiesOf(answer) };
}

export function verifyCode(service: TestService, email: string, code: string, sender: Sender = {}) {
  return sendAuth(service, "/auth/verify-code", { email, code }, sender);
}

export function errorOf(answer: { json(): { error_code?: string } }): string | undefined {
  return answer.json().error_code;
}

/** A code that is not this one. */
export function wrongCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
