import { timeLimit } from "@savile/testing";
import { once } from "node:events";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "../../ports/mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}

const received: Received[] = [];
const open: SMTPServer[] = [];
const mail: Mail = {
  to: "ada@example.test",
  subject: "012345 is your Savile code",
  text: "Use 012345",
  html: "<p>Use <b>012345</b></p>",
};

type Behaviour = "takes" | "busy" | "refuses" | "hangs";

/** A real SMTP server on a free port that takes mails or misbehaves. */
async function startServer(behaviour: Behaviour): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (address, _, done) => {
      if (behaviour === "hangs") return;
      if (behaviour === "takes") return done();
      const responseCode = behaviour === "busy" ? 451 : 550;
      done(Object.assign(new Error(`no ${address.address}`), { responseCode }));
    },
    onData: (stream, session, done) => {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw });
        done();
      });
    },
  });
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function mailerFor(port: number): Mailer {
  return smtpMailer({
    settings: {
      host: "127.0.0.1",
      port,
      secure: false,
      user: null,
      password: null,
      dkim: null,
    },
    from: "noreply@savile.test",
    silenceMs: 600,
  });
}

afterEach(async () => {
  received.length = 0;
  for (const server of open.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

describe("mail by SMTP", () => {
  it("arrives as text and HTML under a stable id, marked as made by a machine", async () => {
    const mailer = mailerFor(await startServer("takes"));
    expect(await mailer.send("mail-1", mail)).toMatchObject({ ok: true });
    const parsed = await PostalMime.parse(received[0]?.raw ?? "");
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: "<mail-1@savile.test>",
      from: { address: "noreply@savile.test" },
    });
    expect(parsed.text).toContain("Use 012345");
    expect(parsed.html).toContain("<b>012345</b>");
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(received[0]?.to).toEqual(["ada@example.test"]);
    mailer.close();
  });

  it.each([
    ["busy", { kind: "temporary", code: "smtp_451" }],
    ["refuses", { kind: "permanent", code: "smtp_550" }],
  ] as const)("to a server that %s says whether another try makes sense", async (how, error) => {
    const mailer = mailerFor(await startServer(how));
    expect(await mailer.send("mail-1", mail)).toEqual({ ok: false, error });
    mailer.close();
  });

  it("sends no password in the clear to a server elsewhere", async () => {
    const port = await startServer("takes");
    const mailer = smtpMailer({
      // The same server by a name that is not known as this computer.
      settings: {
        host: "127.1",
        port,
        secure: false,
        user: "ada",
        password: "secret",
        dkim: null,
      },
      from: "noreply@savile.test",
      silenceMs: 2_000,
    });
    expect(await mailer.send("mail-1", mail)).toMatchObject({
      ok: false,
      error: { kind: "permanent", code: "smtp_500" },
    });
    expect(received).toEqual([]);
    mailer.close();
  });

  it("gives a silent server up, and one that is not there", async () => {
    const silent = mailerFor(await startServer("hangs"));
    const from = performance.now();
    expect(await silent.send("mail-1", mail)).toMatchObject({ error: { kind: "temporary" } });
    expect(performance.now() - from).toBeLessThan(timeLimit(5_000));
    const nobody = await mailerFor(1).send("mail-1", mail);
    expect(nobody).toMatchObject({ error: { kind: "temporary", code: "esocket" } });
  });

  it.each([
    "a@x.test\r\nBcc: evil@x.test",
    "a@x.test, b@x.test",
    "group: a@x.test;",
    '"quoted part"@x.test',
    "<a@x.test>",
    "a@x.test\n",
    `${"a".repeat(250)}@x.test`,
    "",
  ])("S32 never goes to the address %j", async (to) => {
    const mailer = mailerFor(await startServer("takes"));
    expect(await mailer.send("mail-1", { ...mail, to })).toMatchObject({
      error: { kind: "permanent", code: "bad_recipient" },
    });
    expect(received).toEqual([]);
    mailer.close();
  });

  it("S32 keeps a subject with line breaks one header", async () => {
    const mailer = mailerFor(await startServer("takes"));
    await mailer.send("mail-1", { ...mail, subject: "Hello\r\nBcc: evil@x.test" });
    const parsed = await PostalMime.parse(received[0]?.raw ?? "");
    expect(parsed.headers.some(({ key }) => key === "bcc")).toBe(false);
    expect(received[0]?.to).toEqual(["ada@example.test"]);
    mailer.close();
  });
});
