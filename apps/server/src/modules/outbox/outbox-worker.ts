import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { ClaimedMail } from "./repository.ts";
import * as store from "./repository.ts";
import { unsealMail } from "./seal-mail.ts";

const leaseMs = 60_000;
const atOnce = 5;
/** Waits before the second, third... try of a mail. */
const waitsMs = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

type Needs = Pick<Dependencies, "database" | "clock" | "keys" | "mailer">;

export interface OutboxWorkerInput {
  readonly needs: Needs;
  readonly pollMs?: number;
  /** Told of mails that failed for good, and of unexpected errors; never with an address. */
  readonly troubled: (what: string, code: string) => void;
}

export interface OutboxWorker {
  stop(): Promise<void>;
}

type End = Pick<Parameters<typeof store.finishMail>[1], "state" | "error">;

async function endMail(
  needs: Needs,
  claimed: ClaimedMail,
  lease: { token: string; end: End },
): Promise<void> {
  await store.finishMail(needs.database.query, {
    id: claimed.id,
    token: lease.token,
    ...lease.end,
    at: needs.clock.now(),
    keep: needs.mailer.kind === "local",
  });
}

/** Sends one claimed mail: delivered, given up, or put back for later. */
async function sendOne(
  needs: Needs,
  claimed: ClaimedMail,
  token: string,
  failed: (code: string) => void,
): Promise<void> {
  const now = needs.clock.now();
  const finish = (end: End) => endMail(needs, claimed, { token, end });
  if (claimed.expires_at !== null && claimed.expires_at < now) {
    return finish({ state: "dropped", error: "expired" });
  }
  const { sealed, id } = claimed;
  const mail = sealed === null ? null : unsealMail(needs.keys.mail, id, sealed);
  if (mail === null) return finish({ state: "failed", error: "unreadable" });
  const sent = await needs.mailer.send(id, mail);
  if (sent.ok) return finish({ state: "sent", error: null });
  const { kind, code } = sent.error;
  const wait = waitsMs[claimed.attempts - 1];
  if (kind === "permanent" || wait === undefined) {
    failed(code);
    return finish({ state: "failed", error: code });
  }
  const runAt = new Date(now.getTime() + wait);
  await store.postponeMail(needs.database.query, { id, token, error: code, runAt });
}

/** Sends what is due now; answers how many mails were tried. */
export async function sendDueMails(needs: Needs, failed: (code: string) => void): Promise<number> {
  const token = randomUUID();
  const now = needs.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await store.claimMails(needs.database.query, {
    token,
    until,
    now,
    limit: atOnce,
  });
  await Promise.all(claimed.map((mail) => sendOne(needs, mail, token, failed)));
  return claimed.length;
}

/** Sends mails as they come, in every process that works; each mail has one sender at a time. */
export function startOutboxWorker(input: OutboxWorkerInput): OutboxWorker {
  const { needs, troubled, pollMs = 5_000 } = input;
  let stopping = false;
  let round: Promise<void> | null = null;
  let again = false;

  const failed = (code: string): void => troubled("a mail was given up", code);

  async function drain(): Promise<void> {
    const sent = await sendDueMails(needs, failed);
    if (sent > 0 && !stopping) await drain();
  }

  function wake(): void {
    if (stopping) return;
    if (round !== null) {
      again = true;
      return;
    }
    round = drain()
      .catch(() => troubled("the outbox could not be read; it is tried again", "outbox"))
      .finally(() => {
        round = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  const unlisten = needs.database.listen("jobs", (payload) => {
    if (payload === null || payload === "mail") wake();
  });
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      unlisten();
      await round;
    },
  };
}
