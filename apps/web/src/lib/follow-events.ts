import type { GenerationEvent } from "@savile/contracts";
import { ApiError, isTransient } from "./api-error.ts";
import { createEventParser } from "./sse.ts";

/** What the events of every job have in common; `ended` is the last. */
export interface JobEvent {
  readonly state: string;
  readonly attempt: number;
  readonly status: string;
}

/** How the stream of one run is opened: `lastEventId` is empty on the first attempt. */
export type OpenStream = (lastEventId: string, signal: AbortSignal) => Promise<Response>;

export interface StreamOptions<Event extends JobEvent> {
  readonly open: OpenStream;
  readonly signal: AbortSignal;
  readonly isEvent: (value: unknown) => value is Event;
  readonly onEvent: (event: Event) => void;
  /** `true` while the line is down and a new attempt is under way. */
  readonly onConnection: (lost: boolean) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export type FollowOptions = Omit<StreamOptions<GenerationEvent>, "isEvent">;

const firstWaitMs = 500;
const longestWaitMs = 10_000;

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** A proxy may put its own words into a stream: what has no state of ours is skipped. */
export function isJobEvent(value: unknown): value is JobEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    "state" in value &&
    "attempt" in value &&
    "status" in value
  );
}

function isGenerationEvent(value: unknown): value is GenerationEvent {
  return isJobEvent(value) && "progress" in value && typeof value.progress === "number";
}

function parseEvent<Event>(text: string, isEvent: (value: unknown) => value is Event) {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Follows the run of a generation. */
export async function followEvents(options: FollowOptions): Promise<void> {
  await followStream({ ...options, isEvent: isGenerationEvent });
}

/**
 * Follows a job until its last event or until `signal` aborts. A broken line is taken up again after the
 * last event that arrived, with growing, jittered waits; a refusal (4xx) is thrown.
 */
export async function followStream<Event extends JobEvent>(
  options: StreamOptions<Event>,
): Promise<void> {
  const wait = options.wait ?? pause;
  let lastEventId = "";
  let failures = 0;

  async function readStream(response: Response): Promise<boolean> {
    if (response.body === null) return false;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parse = createEventParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      for (const item of parse(decoder.decode(value, { stream: true }))) {
        if (item.id !== "") lastEventId = item.id;
        const event = parseEvent(item.data, options.isEvent);
        if (event === null) continue;
        failures = 0;
        options.onConnection(false);
        options.onEvent(event);
        if (event.state === "ended") {
          await reader.cancel();
          return true;
        }
      }
    }
  }

  while (!options.signal.aborted) {
    try {
      if (await readStream(await options.open(lastEventId, options.signal))) return;
    } catch (error) {
      if (options.signal.aborted) return;
      if (error instanceof ApiError && !isTransient(error)) throw error;
    }
    if (options.signal.aborted) return;
    failures += 1;
    if (failures > 1) options.onConnection(true);
    const base = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
    await wait(base * (0.75 + Math.random() / 2), options.signal);
  }
}
