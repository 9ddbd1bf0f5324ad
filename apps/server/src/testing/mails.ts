import type { OutgoingHttpHeaders } from "node:http";
import type { Mail } from "../ports/mailer.ts";
import { newestMails } from "../modules/outbox/repository.ts";
import { unsealMail } from "../modules/outbox/seal-mail.ts";
import type { TestService } from "./test-service.ts";
import { personOf, post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** The mails in the outbox in clear, the newest first, and of many only the newest. */
export async function mailsOf(service: TestService, limit = 500): Promise<Mail[]> {
  const { database, keys } = service.needs;
  const found = await newestMails(database.query, limit);
  return found.flatMap(({ id, sealed }) => {
    const mail = sealed === null ? null : unsealMail(keys.mail, id, sealed);
    return mail === null ? [] : [mail];
  });
}

/** The newest code and link that were sent to an address. */
export async function codeFor(
  service: TestService,
  email: string,
): Promise<{ code: string; token: string }> {
  const isSent = (one: Mail): boolean => one.to === email && one.subject.includes("code");
  // Most often it is the last one; opening hundreds for each of hundreds of people takes its time.
  const mail = (await mailsOf(service, 5)).find(isSent) ?? (await mailsOf(service)).find(isSent);
  if (mail === undefined) throw new Error("no code was sent");
  return {
    code: /\d{6}/.exec(mail.subject)?.[0] ?? "",
    token: /#([\w-]{22})/.exec(mail.text)?.[1] ?? "",
  };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: { headers: OutgoingHttpHeaders }): string {
  const given = answer.headers["set-cookie"] ?? [];
  const lines = Array.isArray(given) ? given : [given];
  return lines.map((line) => line.split(";")[0] ?? "").join("; ");
}

/** Signs in by the code of the outbox, as a browser that asked for it. */
export async function signInByCode(service: TestService, email: string): Promise<Person> {
  const asked = await post(service, "/auth/request-code", { email });
  const { code } = await codeFor(service, email);
  const cookie = cookiesOf(asked);
  const answer = await post(service, "/auth/verify-code", { email, code }, { cookie });
  return personOf(service, answer);
}

/** An administrator: the settings of the tests name this address. */
export function signInAdmin(service: TestService): Promise<Person> {
  return signInByCode(service, "boss@example.test");
}
