import type { GenerationEvent } from "@savile/contracts";
import { ApiError, isTransient } from "./api-error.ts";
import { createEventParser } from "./sse.ts";

/** How the stream of one run is opened: `lastEventId` is empty on the first attempt. */
export type OpenStream = (lastEventId: string, signal: AbortSignal) => Promise<Response>;

export interface FollowOptions {
  readonly open: OpenStream;
  readonly signal: AbortSignal;
  readonly onEvent: (event: GenerationEvent) => void;
  /** `true` while the line is down and a new attempt is under way. */
  readonly onConnection: (lost: boolean) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstWaitMs = 500;
const longestWaitMs = 10_000;

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

// A proxy may put its own words into a stream: what has no state of ours is skipped.
function isEvent(value: unknown): value is GenerationEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    "state" in value &&
    "progress" in value &&
    typeof value.progress === "number" &&
    "attempt" in value &&
    "status" in value
  );
}

function parseEvent(text: string): GenerationEvent | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Follows a run until its last event or until `signal` aborts. A broken line is taken up again after the
 * last event that arrived, with growing, jittered waits; a refusal (4xx) is thrown.
 */
export async function followEvents(options: FollowOptions): Promise<void> {
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
        const event = parseEvent(item.data);
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
