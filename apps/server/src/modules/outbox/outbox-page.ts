import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { isDirectLoopback } from "../../http/direct-loopback.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Mail } from "../../ports/mailer.ts";
import { newestMails } from "./repository.ts";
import { unsealMail } from "./seal-mail.ts";
import { escapeHtml } from "./write-mail.ts";

const shown = 50;

type Needs = Pick<Dependencies, "database" | "keys" | "mailer" | "ownLink" | "settings" | "port">;

interface ShownMail extends Omit<Mail, "html"> {
  readonly at: string;
}

async function readMails(needs: Needs): Promise<ShownMail[]> {
  const found = await newestMails(needs.database.query, shown);
  return found.flatMap(({ id, sealed, createdAt }) => {
    const mail = sealed === null ? null : unsealMail(needs.keys.mail, id, sealed);
    if (mail === null) return [];
    const { to, subject, text } = mail;
    return [{ at: createdAt.toISOString(), to, subject, text }];
  });
}

/** The text of a mail with its addresses as links, for a page without scripts and styles. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function pageOf(mails: readonly ShownMail[]): string {
  const list = mails.map(
    ({ at, to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}, <time>${at}</time></p><pre>${linked(text)}</pre></article>`,
  );
  const body = list.length === 0 ? "<p>No mail yet. Reload this page.</p>" : list.join("<hr>");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox of this computer</title></head><body><main><h1>Outbox of this computer</h1><p>No mail server is set up, so mails stay here. Nobody else can see this page.</p>${body}</main></body></html>`;
}

/**
 * `/dev/outbox` (and `/dev/outbox.json`): the mails of a server without mail settings. Only for this computer
 * itself, by a loopback name, not through a proxy; with mail settings there is no such page.
 */
export function registerOutboxPage(app: FastifyInstance, needs: Needs): void {
  if (needs.mailer.kind !== "local") return;
  const check = ({ raw, ip, headers }: FastifyRequest): void => {
    const admitted = needs.ownLink?.admits(headers.cookie) ?? true;
    const local = ip === "127.0.0.1" || ip === "::1" || ip === "::ffff:127.0.0.1";
    if (!local || !admitted || !isDirectLoopback(raw, needs.port(), null))
      throw new Refusal("not_found");
  };
  app.get("/dev/outbox", { exposeHeadRoute: false }, async (request, reply) => {
    check(request);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return pageOf(await readMails(needs));
  });
  app.get("/dev/outbox.json", { exposeHeadRoute: false }, async (request, reply) => {
    check(request);
    reply.header("cache-control", "no-store");
    return { mails: await readMails(needs) };
  });
}
