import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { findSignInSession } from "../sign-in/repository.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { endedEvent, succeededEvent } from "./progress.ts";
import { generationEventOf } from "./generation-event.ts";
import type { StandingSession } from "./repository.ts";

const tickMs = 10_000;
const unreadLimit = 64 * 1024;

export interface StreamEventsInput {
  readonly reply: FastifyReply;
  readonly session: StandingSession;
  readonly signedIn: SignedIn;
  readonly lastEventId: string | undefined;
}

/** The number after which to go on: only an id of the same job counts. */
export function sequenceAfter(lastEventId: string | undefined, jobId: number | null): number {
  const match = /^(\d{1,15})-(\d{1,9})$/.exec(lastEventId ?? "");
  return match !== null && Number(match[1]) === jobId ? Number(match[2]) : 0;
}

function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) stream.setHeader(name, value);
  }
  stream.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  stream.write("retry: 1000\n\n");
  return stream;
}

/** The one event of a run that ended and whose events are gone. */
function finalEvent(session: StandingSession, seq: number) {
  const { outcome, errorCode, finishedAt } = session.row;
  const event =
    outcome === "failed" || outcome === "cancelled"
      ? endedEvent({ state: outcome, code: errorCode ?? "generation_failed", attempt: 0 })
      : succeededEvent(0);
  return { ...event, seq, at: (finishedAt ?? new Date(0)).toISOString() };
}

/**
 * Sends the events of a session's run as server-sent events until it ends. After the hijack nothing of the
 * framework answers any more, so every way out ends the stream here.
 */
export function streamEvents(
  needs: Pick<Dependencies, "database" | "events" | "draining">,
  input: StreamEventsInput,
): void {
  const { session } = input;
  const { jobId } = session.row;
  const from = sequenceAfter(input.lastEventId, jobId);
  const stream = openStream(input.reply);
  let sent = from;
  const left: (() => void)[] = [];
  let open = true;

  function end(): void {
    if (!open) return;
    open = false;
    clearInterval(tick);
    left.forEach((leave) => leave());
    stream.end();
  }

  function send(event: { seq: number; state: string }): void {
    if (!open) return;
    sent = event.seq;
    stream.write(`id: ${jobId ?? 0}-${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
    if (event.state === "ended") end();
    // A client that reads this slowly is cut; it resumes after the last id it saw.
    else if (stream.writableLength > unreadLimit) stream.destroy();
  }

  async function check(): Promise<void> {
    stream.write(": ka\n\n");
    const found = await findSignInSession(needs.database.query, input.signedIn.sid);
    if (needs.draining() || found?.session.revokedAt !== null || !found.account.isActive) end();
  }

  const tick = setInterval(() => void check().catch(end), tickMs);
  stream.on("close", end);
  stream.on("error", end);
  if (jobId === null) {
    send(finalEvent(session, sent + 1));
    return end();
  }
  const unfollow = needs.events.follow(jobId, from, (events) => {
    try {
      for (const event of events) send(generationEventOf(event));
    } catch {
      end();
    }
  });
  if (open) left.push(unfollow);
  else unfollow();
  if (session.row.outcome !== null) {
    // What the run left is read first; only if nothing of it ends the stream is the end made up.
    setTimeout(() => send(finalEvent(session, sent + 1)), 250).unref();
  }
}
