import {
  checkoutResponseSchema,
  generateResponseSchema,
  problemSchema,
  sessionSchema,
  uploadResponseSchema,
} from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { cards, deliver, lastPart } from "../../apps/server/src/testing/buyer.ts";
import { jobText, resumeText } from "../../apps/server/src/testing/sample-texts.ts";
import type { TestService } from "../../apps/server/src/testing/test-service.ts";
import { api, form, personOf, post } from "../../apps/server/src/testing/visitor.ts";
import type { Person } from "../../apps/server/src/testing/visitor.ts";
import { sendDueMails } from "../../apps/server/src/modules/outbox/outbox-worker.ts";

const mostTries = 6;
const template = "traditional";
/** Three of these outlast a lease and the first pauses of the sandbox, so that an event that was lost comes again. */
const againMs = 31_000;

/** What somebody was told to be done. */
export interface Told {
  readonly person: Person;
  readonly uploadId: string;
  readonly plan: "professional";
  readonly sessionId: string;
  readonly line: string;
  readonly template: string;
  readonly downloads: number;
}

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json(): unknown;
}

/** Asks as the browser does: again after a fault of the service, which has to be told in words of the catalogue. */
async function ask(what: string, send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.statusCode < 500) return answer;
    problemSchema.parse(answer.json());
    if (tries === mostTries) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`);
  }
}

async function done(what: string, send: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask(what, send);
  if (answer.statusCode >= 300) throw new Error(`${what}: ${answer.statusCode} ${answer.body}`);
  return answer;
}

const reader = (service: TestService, who: Person) => (url: string) =>
  service.app.inject({ method: "GET", url: `${api}${url}`, headers: who.headers });

async function readSession(service: TestService, who: Person, id: string): Promise<Session> {
  const answer = await done("read", () => reader(service, who)(`/generate/sessions/${id}`));
  return sessionSchema.parse(answer.json());
}

async function signIn(service: TestService, email: string): Promise<Person> {
  for (let tries = 1; ; tries += 1) {
    const auth = await done("sign in", () => post(service, "/auth/request-code", { email }));
    try {
      return await personOf(service, auth);
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

/** Buys a plan; an event that was not answered is sent again, and the checkout asks the provider by itself. */
async function buy(service: TestService, person: Person): Promise<void> {
  const wanted = { tier: "professional", billing_period: "monthly" };
  const opened = await done("checkout", () =>
    post(service, "/payments/create-checkout-session", wanted, person.write),
  );
  const id = lastPart(checkoutResponseSchema.parse(opened.json()).checkout_url);
  // A second payment of a checkout that is paid is refused: the first one counted.
  await ask("pay", () =>
    post(service, `/sandbox/checkouts/${id}/pay`, { card: cards.pays }, person.write),
  );
  for (let round = 0; round < 3; round += 1) {
    await deliver(service);
    service.clock.pass(againMs);
  }
}

/** The text of the first line of the newest job. */
function lineIn(session: Session): { path: string; text: string } {
  const [job] = session.tailoring?.resume.resume.experience ?? [];
  const [line] = job?.bullets ?? [];
  if (job === undefined || line === undefined) throw new Error("the sample has no line");
  return { path: `${job.id}.${line.id}`, text: line.text };
}

/** Says a line otherwise; where the answer was lost, what is there then is looked at first. */
async function edit(service: TestService, who: Person, id: string, next: string): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const session = await readSession(service, who, id);
    const { path, text } = lineIn(session);
    if (text === next) return;
    const change = {
      document_type: "resume",
      field_path: path,
      old_value: text,
      new_value: next,
      timestamp: "2026-03-02T10:00:00.000Z",
    };
    const body = { base_version: session.version, edits: [change] };
    const answer = await ask("edit", () =>
      post(service, `/generate/sessions/${id}/edits`, body, who.write),
    );
    if (answer.statusCode === 200) return;
  }
  throw new Error("the edit was not taken");
}

/** Walks the way from sign-in to a file in the hand, as somebody whose browser tries again; answers what they were told. */
export async function walkGoldenPath(service: TestService, email: string): Promise<Told> {
  const person = await signIn(service, email);
  const { payload, headers } = form([{ bytes: resumeText, name: "resume.txt" }]);
  const uploaded = await done("upload", () =>
    service.app.inject({
      method: "POST",
      url: `${api}/upload/resume`,
      headers: { ...headers, ...person.write },
      ...(payload === undefined ? {} : { payload }),
    }),
  );
  const uploadId = uploadResponseSchema.parse(uploaded.json()).upload_id;
  await buy(service, person);
  const order = { upload_id: uploadId, job_description: jobText };
  const key = { "idempotency-key": `walk-${email}` };
  const made = await done("generate", () =>
    post(service, "/generate/generate", order, { ...person.write, ...key }),
  );
  const sessionId = generateResponseSchema.parse(made.json()).session_id;
  const line = `Grew revenue by 20% across 12 accounts, as ${email} says`;
  await edit(service, person, sessionId, line);
  await done("template", () =>
    post(
      service,
      `/generate/sessions/${sessionId}/switch-template`,
      { new_template: template },
      person.write,
    ),
  );
  const file = await done("download", () =>
    reader(service, person)(`/generate/sessions/${sessionId}/download/pdf?document_type=resume`),
  );
  if (file.body.length === 0) throw new Error("the file is empty");
  await sendDueMails(service.needs, () => undefined).catch(() => 0);
  return { person, uploadId, plan: "professional", sessionId, line, template, downloads: 1 };
}

/** Looks for all that somebody was told; answers what is missing. */
export async function missingOf(service: TestService, told: Told): Promise<string[]> {
  const read = reader(service, told.person);
  const missing: string[] = [];
  const expect = (what: string, is: boolean): void => {
    if (!is) missing.push(what);
  };
  expect("sign-in", (await read("/auth/me")).statusCode === 200);
  expect("upload", (await read(`/upload/${told.uploadId}`)).statusCode === 200);
  const plan = await read("/generate/user/subscription");
  expect("plan", plan.body.includes(told.plan));
  const answer = await read(`/generate/sessions/${told.sessionId}`);
  const session = sessionSchema.safeParse(answer.json()).data;
  expect("session", session?.status === "succeeded");
  expect("edit", session !== undefined && lineIn(session).text === told.line);
  expect("template", session?.template === told.template);
  const file = await read(`/generate/sessions/${told.sessionId}/download/pdf?document_type=resume`);
  expect("file", file.statusCode === 200 && file.body.startsWith("%PDF"));
  return missing;
}

/** How many things {@link missingOf} looks for. */
export const toldEach = 7;
