import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { StoredEvent } from "../../jobs/job.ts";
import { openStream } from "../../http/open-stream.ts";
import { eventsAfter } from "../../jobs/repository.ts";
import { keyLives } from "../api-keys/authenticate-key.ts";
import { findSignInSession } from "../sign-in/repository.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { endedEvent, succeededEvent } from "./progress.ts";
import { generationEventOf } from "./generation-event.ts";
import type { StandingSession } from "../generation-sessions/repository.ts";

const tickMs = 10_000;
/** A key that was revoked reads nothing more after this time. */
const keyTickMs = 1_000;
const unreadLimit = 64 * 1024;
const streamsPerAccount = 4;

interface Stream {
  readonly reply: FastifyReply;
  readonly signedIn: SignedIn;
  readonly lastEventId: string | undefined;
  /** Called once when the stream is over. */
  readonly left: () => void;
}

export interface StreamEventsInput extends Stream {
  readonly session: StandingSession;
}

/** An event as a client gets it; the one with `ended` is the last. */
interface SentEvent {
  readonly seq: number;
  readonly state: string;
}

export interface StreamJobInput extends Stream {
  readonly jobId: number;
  /** Whether the job has ended; its events may be gone then. */
  readonly over: boolean;
  /** A stored event as it is sent. */
  readonly read: (stored: StoredEvent) => SentEvent;
  /** The last event of a job whose events are gone. */
  readonly last: (seq: number) => SentEvent;
}

/** The number after which to go on: only an id of the same job counts. */
export function sequenceAfter(lastEventId: string | undefined, jobId: number | null): number {
  const match = /^(\d{1,15})-(\d{1,9})$/.exec(lastEventId ?? "");
  return match !== null && Number(match[1]) === jobId ? Number(match[2]) : 0;
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

const openStreams = new Map<string, number>();

/** Takes one of the account's streams; `null` when all are in use. Answers how to give it back. */
export function takeStream(accountId: string): (() => void) | null {
  const count = openStreams.get(accountId) ?? 0;
  if (count >= streamsPerAccount) return null;
  openStreams.set(accountId, count + 1);
  return () => {
    const left = (openStreams.get(accountId) ?? 1) - 1;
    if (left <= 0) openStreams.delete(accountId);
    else openStreams.set(accountId, left);
  };
}

type Needs = Pick<Dependencies, "database" | "events" | "clock">;

/** One client's stream: numbers what it sends, and cuts a client that reads too slowly (it resumes by id). */
function createSender(stream: ServerResponse, jobId: number, from: number, ended: () => void) {
  let sent = from;
  const send = (event: SentEvent): void => {
    if (stream.writableEnded || stream.destroyed) return;
    sent = event.seq;
    stream.write(`id: ${jobId}-${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
    if (event.state === "ended") ended();
    else if (stream.writableLength > unreadLimit) stream.destroy();
  };
  return { send, last: () => sent };
}

/** What a job left that has ended: its stored events, or one made from its result when they are gone. */
async function sendPast(
  needs: Needs,
  input: StreamJobInput,
  sender: ReturnType<typeof createSender>,
): Promise<void> {
  const past = await eventsAfter(needs.database.query, input.jobId, sender.last());
  const events = past.map(input.read);
  for (const event of events) sender.send(event);
  if (events.at(-1)?.state !== "ended") sender.send(input.last(sender.last() + 1));
}

/** Sends the events of a session's run as server-sent events until it ends. */
export function streamEvents(needs: Needs, input: StreamEventsInput): void {
  const { session, ...stream } = input;
  streamJob(needs, {
    ...stream,
    jobId: session.row.jobId ?? 0,
    over: session.row.outcome !== null,
    read: generationEventOf,
    last: (seq) => finalEvent(session, seq),
  });
}

/** Whether who asked may still listen. */
async function isStillIn(needs: Needs, { sid, key }: SignedIn): Promise<boolean> {
  if (key !== undefined) return keyLives(needs, key.id);
  const found = await findSignInSession(needs.database.query, sid);
  return found?.session.revokedAt === null && found.account.isActive;
}

/**
 * Sends the events of a job as server-sent events until it ends. After the hijack nothing of the framework
 * answers any more, so every way out ends the stream here.
 */
export function streamJob(needs: Needs, input: StreamJobInput): void {
  const { jobId } = input;
  const from = sequenceAfter(input.lastEventId, jobId);
  const stream = openStream(input.reply);
  stream.write("retry: 1000\n\n");
  const leaving: (() => void)[] = [input.left];
  const end = (): void => {
    leaving.splice(0).forEach((leave) => leave());
    stream.end();
  };
  stream.on("close", end);
  stream.on("error", end);
  const sender = createSender(stream, jobId, from, end);
  if (input.over) {
    sendPast(needs, input, sender).catch(end);
    return;
  }
  const check = async (): Promise<void> => {
    stream.write(": ka\n\n");
    if (!(await isStillIn(needs, input.signedIn))) end();
  };
  const everyMs = input.signedIn.key === undefined ? tickMs : keyTickMs;
  const tick = setInterval(() => void check().catch(end), everyMs);
  leaving.push(() => clearInterval(tick));
  const unfollow = needs.events.follow(jobId, from, {
    heard: (events) => {
      try {
        for (const event of events) sender.send(input.read(event));
      } catch {
        end();
      }
    },
    closed: end,
  });
  leaving.push(unfollow);
}
