import { once } from "node:events";
import { authSchema } from "@savile/contracts";
import { err, ok } from "@savile/model";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { smtpMailer } from "../../adapters/mailer/smtp-mailer.ts";
import { outboxMails } from "../../db/schema.ts";
import type { Mail, MailFault, Mailer } from "../../ports/mailer.ts";
import { cookiesOf } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { post } from "../../testing/visitor.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { sendDueMails, startOutboxWorker } from "./outbox-worker.ts";
import { countMails } from "./repository.ts";

let service: TestService;
const mail: Mail = {
  to: "ada@example.test",
  subject: "Hello",
  text: "Hello Ada",
  html: "<p>Hi</p>",
};

beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
beforeEach(() => service.needs.database.query.delete(outboxMails));
afterAll(() => service.close());

/** A mailer that answers what it is told to and keeps what it was given. */
function scriptedMailer(faults: (MailFault | null)[]): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    kind: "smtp",
    sent,
    send: async (_, given) => {
      const fault = faults.shift() ?? null;
      if (fault !== null) return err(fault);
      sent.push(given);
      return ok(null);
    },
    close: () => undefined,
  };
}

const enqueue = (more: { dedupeKey: string; expiresAt?: Date }) =>
  enqueueMail(service.needs, service.needs.database.query, { ...mail, accountId: null, ...more });
const rowsNow = () => service.needs.database.query.select().from(outboxMails);
const given: string[] = [];
const send = (mailer: Mailer) =>
  sendDueMails({ ...service.needs, mailer }, (code) => void given.push(code));
const busy: MailFault = { kind: "temporary", code: "smtp_451" };

describe("the outbox", () => {
  it("sends a mail once, however often its cause is repeated", async () => {
    const mailer = scriptedMailer([]);
    expect(await enqueue({ dedupeKey: "one" })).toBe(true);
    expect(await enqueue({ dedupeKey: "one" })).toBe(false);
    expect(await send(mailer)).toBe(1);
    expect(await send(mailer)).toBe(0);
    expect(mailer.sent).toEqual([mail]);
  });

  it("keeps nothing of a mail that has left but that it did", async () => {
    await enqueue({ dedupeKey: "two" });
    expect(JSON.stringify(await rowsNow())).not.toContain("ada@example.test");
    await send(scriptedMailer([]));
    expect(await rowsNow()).toMatchObject([{ state: "sent", sealed: null, attempts: 1 }]);
  });

  it("tries again after 5 s, 30 s and 2 min while the server is busy", async () => {
    const mailer = scriptedMailer([busy, busy, busy]);
    await enqueue({ dedupeKey: "three" });
    for (const wait of [5_000, 30_000, 120_000]) {
      expect(await send(mailer)).toBe(1);
      service.clock.pass(wait - 1);
      expect(await send(mailer)).toBe(0);
      service.clock.pass(1);
    }
    expect(await send(mailer)).toBe(1);
    expect(mailer.sent).toHaveLength(1);
  });

  it("gives a refused mail up at once, and counts it", async () => {
    given.length = 0;
    await enqueue({ dedupeKey: "four" });
    await send(scriptedMailer([{ kind: "permanent", code: "smtp_550" }]));
    expect(await rowsNow()).toMatchObject([{ state: "failed", error: "smtp_550", sealed: null }]);
    expect(given).toEqual(["smtp_550"]);
    const since = new Date(service.clock.now().getTime() - 1_000);
    const counts = await countMails(service.needs.database.query, since);
    expect(counts).toEqual({ waiting: 0, failed: 1 });
  });

  it("drops a mail whose time has passed", async () => {
    const mailer = scriptedMailer([]);
    const expiresAt = new Date(service.clock.now().getTime() + 300_000);
    await enqueue({ dedupeKey: "five", expiresAt });
    service.clock.pass(300_001);
    await send(mailer);
    expect(mailer.sent).toEqual([]);
    expect(await rowsNow()).toMatchObject([{ state: "dropped" }]);
  });

  it("takes a mail over whose sender was gone for a minute, and has one sender at a time", async () => {
    const silent: Mailer = {
      kind: "smtp",
      send: () => new Promise(() => undefined),
      close: () => undefined,
    };
    const mailer = scriptedMailer([]);
    await enqueue({ dedupeKey: "six" });
    void send(silent);
    await expect.poll(async () => (await rowsNow())[0]?.state).toBe("sending");
    expect(await send(mailer)).toBe(0);
    service.clock.pass(60_001);
    expect(await send(mailer)).toBe(1);
    expect(mailer.sent).toHaveLength(1);
  });
});

describe("a code", () => {
  it("travels through a real mail server and back into the sign-in", async () => {
    const arrived: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _, done) => {
        let raw = "";
        stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
        stream.on("end", () => {
          arrived.push(raw);
          done();
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const address = server.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const settings = {
      host: "127.0.0.1",
      port,
      secure: false,
      user: null,
      password: null,
      dkim: null,
    };
    const mailer = smtpMailer({ settings, from: "noreply@savile.test" });
    const worker = startOutboxWorker({
      needs: { ...service.needs, mailer },
      pollMs: 100,
      troubled: () => undefined,
    });
    const email = "round.trip@example.test";
    const asked = await post(service, "/auth/request-code", { email });
    await expect.poll(() => arrived.length).toBe(1);
    const parsed = await PostalMime.parse(arrived[0] ?? "");
    expect(parsed.to).toMatchObject([{ address: email }]);
    const code = /\d{6}/.exec(parsed.subject ?? "")?.[0];
    expect(parsed.text).toContain(code);
    expect(parsed.html).toContain(code);
    const cookie = cookiesOf(asked);
    const answer = await post(service, "/auth/verify-code", { email, code }, { cookie });
    expect(authSchema.parse(answer.json()).user.email).toBe(email);
    await worker.stop();
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});
