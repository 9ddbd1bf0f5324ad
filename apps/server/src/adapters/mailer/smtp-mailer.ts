import { err, ok } from "@savile/model";
import { isLoopback } from "../../errors/config-error.ts";
import type { SmtpSettings } from "../../config/mail-config.ts";
import type { Mailer, MailFault } from "../../ports/mailer.ts";

const bareAddress = /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+$/;
const longestAddress = 254;
const connectMs = 10_000;

export interface SmtpMailerInput {
  readonly settings: SmtpSettings;
  /** Bare address of the sender. */
  readonly from: string;
  /** How long a silent server is waited for, in milliseconds. */
  readonly silenceMs?: number;
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}

/** A server's refusal for good is permanent; everything else may go better later. */
function faultOf(error: unknown): MailFault {
  const status = fieldOf(error, "responseCode");
  if (typeof status === "number") {
    return { kind: status >= 500 ? "permanent" : "temporary", code: `smtp_${status}` };
  }
  const code = fieldOf(error, "code");
  return { kind: "temporary", code: typeof code === "string" ? code.toLowerCase() : "unknown" };
}

/** The kit is loaded where a mail is sent: without a mail server nobody needs it. */
async function openTransport({ settings, silenceMs = 20_000 }: SmtpMailerInput) {
  const { createTransport } = await import("nodemailer");
  const { host, port, secure, user, password, dkim } = settings;
  return createTransport({
    host,
    port,
    secure,
    // A password and the codes never go over a network in the clear.
    requireTLS: user !== null && !isLoopback(host),
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
          },
        }),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: connectMs,
    greetingTimeout: Math.min(connectMs, silenceMs),
    socketTimeout: silenceMs,
  });
}

/**
 * Sends by SMTP. The recipient is one bare address, checked here once more and given as the envelope: a header
 * with line breaks, commas or groups in it must never reach somebody else.
 */
export function smtpMailer(input: SmtpMailerInput): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined;
  const domain = input.from.slice(input.from.lastIndexOf("@") + 1);
  return {
    kind: "smtp",
    send: async (id, mail) => {
      if (mail.to.length > longestAddress || !bareAddress.test(mail.to)) {
        return err({ kind: "permanent", code: "bad_recipient" });
      }
      try {
        opened ??= openTransport(input);
        const transport = await opened;
        await transport.sendMail({
          from: { name: "Savile", address: input.from },
          to: { name: "", address: mail.to },
          envelope: { from: input.from, to: [mail.to] },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return ok(null);
      } catch (error) {
        return err(faultOf(error));
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
