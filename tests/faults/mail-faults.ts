import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { smtpMailer } from "../../apps/server/src/adapters/mailer/smtp-mailer.ts";
import { sendDueMails } from "../../apps/server/src/modules/outbox/outbox-worker.ts";
import { startTestService } from "../../apps/server/src/testing/test-service.ts";
import type { TestService } from "../../apps/server/src/testing/test-service.ts";
import { post } from "../../apps/server/src/testing/visitor.ts";
import type { FaultRow } from "./fault-row.ts";

const people = 4;
const silenceMs = 600;
/** Past the first two pauses before another try, and far within the life of a code. */
const againMs = 40_000;
const resendMs = 61_000;

const modes = ["down", "busy", "refuses", "hangs", "slow"] as const;
type Mode = (typeof modes)[number] | "takes";

interface Postbox {
  readonly port: number;
  readonly mails: readonly { readonly to: string; readonly subject: string }[];
  become(mode: Mode): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server that takes mails or misbehaves; `down` leaves its port. */
async function openPostbox(): Promise<Postbox> {
  const mails: { to: string; subject: string }[] = [];
  let mode: Mode = "takes";
  let server: SMTPServer | null = null;
  let port = 0;
  async function listen(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onRcptTo: (_, __, done) => {
        if (mode === "hangs") return;
        if (mode === "slow") return void setTimeout(done, silenceMs / 2);
        if (mode === "takes") return done();
        const responseCode = mode === "busy" ? 451 : 550;
        done(Object.assign(new Error("no"), { responseCode }));
      },
      onData: (stream, session, done) => {
        let raw = "";
        stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
        stream.on("end", () => {
          const subject = /^Subject: (.*)$/im.exec(raw)?.[1] ?? "";
          for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject });
          done();
        });
      },
    });
    server.on("error", () => undefined);
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    const address = server.server.address();
    port = typeof address === "object" && address !== null ? address.port : port;
  }
  async function close(): Promise<void> {
    const open = server;
    server = null;
    if (open !== null) await new Promise<void>((resolve) => open.close(() => resolve()));
  }
  await listen();
  return {
    port,
    mails,
    become: async (next) => {
      mode = next;
      if (next === "down") await close();
      else if (server === null) await listen();
    },
    close,
  };
}

let asked = 0;

/** Asks for a code; answers whether that was acknowledged. */
async function askForCode(service: TestService, email: string): Promise<boolean> {
  asked += 1;
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/v1/auth/request-code",
    remoteAddress: `10.9.0.${asked}`,
    headers: { host: "localhost", "content-type": "application/json" },
    payload: JSON.stringify({ email }),
  });
  return answer.statusCode === 200;
}

/** Sends what is due until nothing is. */
async function drain(service: TestService): Promise<void> {
  while ((await sendDueMails(service.needs, () => undefined)) > 0) {
    // Until nothing is due.
  }
}

/** Signs everybody in by the newest code that arrived; answers how many got in, and how many got two mails. */
async function enter(service: TestService, postbox: Postbox, emails: readonly string[]) {
  const end = { inside: 0, twice: 0 };
  for (const email of emails) {
    const got = postbox.mails.filter(({ to }) => to === email);
    const code = /\d{6}/.exec(got.at(-1)?.subject ?? "")?.[0] ?? "";
    const answer = await post(service, "/auth/verify-code", { email, code });
    if (answer.statusCode === 200) end.inside += 1;
    if (got.length > 1) end.twice += 1;
  }
  return end;
}

async function askAll(service: TestService, emails: readonly string[]): Promise<number> {
  let acknowledged = 0;
  for (const email of emails) if (await askForCode(service, email)) acknowledged += 1;
  await drain(service);
  return acknowledged;
}

/** People ask for codes while the server misbehaves, and sign in once it does not any more. */
async function askUnder(service: TestService, postbox: Postbox, mode: Mode) {
  const emails = Array.from({ length: people }, (_, index) => `${mode}-${index}@example.test`);
  await postbox.become(mode);
  const acknowledged = await askAll(service, emails);
  await postbox.become("takes");
  service.clock.pass(againMs);
  await drain(service);
  if (mode === "refuses") {
    // Refused for good: the next code of the same person arrives.
    service.clock.pass(resendMs);
    await askAll(service, emails);
  }
  return { acknowledged, ...(await enter(service, postbox, emails)) };
}

/** F19: the mail server is away, busy (451), refuses (550), hangs or is slow while people ask for codes. */
export async function failMails(): Promise<FaultRow> {
  const postbox = await openPostbox();
  const mailer = smtpMailer({
    settings: {
      host: "127.0.0.1",
      port: postbox.port,
      secure: false,
      user: null,
      password: null,
      dkim: null,
    },
    from: "noreply@savile.test",
    silenceMs,
  });
  const service = await startTestService({
    worker: false,
    settings: { authMode: "code" },
    parts: { mailer },
  });
  const ends: Awaited<ReturnType<typeof askUnder>>[] = [];
  for (const mode of modes) ends.push(await askUnder(service, postbox, mode));
  await service.close();
  mailer.close();
  await postbox.close();
  const sum = (of: "acknowledged" | "inside" | "twice"): number =>
    ends.reduce((total, end) => total + end[of], 0);
  return {
    fault: "F19: mail server away, busy, refusing, hanging, slow",
    times: `${modes.length} kinds, ${people} people each`,
    acknowledged: sum("acknowledged"),
    lost: sum("acknowledged") - sum("inside"),
    starts: modes.length,
    started: ends.filter(({ inside }) => inside === people).length,
    note: `codes that came twice: ${sum("twice")}`,
  };
}
