import type { Database } from "../../../db/database.ts";
import type { Clock } from "../../../ports/clock.ts";
import { signEvent } from "../webhook-event.ts";
import * as store from "./repository.ts";
import type { SandboxEvent } from "./repository.ts";

/** Pauses before an event is sent again, in milliseconds; then it is given up. */
const pausesMs = [1_000, 5_000, 30_000, 300_000, 3_600_000];
const leaseMs = 60_000;
const longestSleepMs = 3_600_000;

/** Sends a signed event to the webhook; answers the status, or 0 when there was no answer. */
export type SendEvent = (raw: Uint8Array, signature: string) => Promise<number>;

export interface DeliveryInput {
  readonly database: Database;
  readonly clock: Clock;
  readonly send: SendEvent;
  readonly secret: string;
  readonly troubled: (error: unknown) => void;
}

/** Delivers the events of the sandbox, at least once each. */
export interface Delivery {
  /** Something may be due. */
  kick(): void;
  /** Sends everything that is due now; answers when it was tried. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a delivery stands. */
interface At {
  running: Promise<void> | null;
  /** Somebody kicked meanwhile. */
  again: boolean;
  stopped: boolean;
}

export function createDelivery(input: DeliveryInput): Delivery {
  const { database, clock } = input;
  let timer: NodeJS.Timeout | null = null;
  const at: At = { running: null, again: false, stopped: false };

  async function sendOnce(event: SandboxEvent): Promise<boolean> {
    const raw = Buffer.from(event.body);
    const status = await input.send(raw, signEvent(input.secret, raw, clock.now())).catch(() => 0);
    return status >= 200 && status < 300;
  }

  async function deliver(event: SandboxEvent): Promise<void> {
    const customer = await store.findCustomer(database.query, event.customerId);
    const answers = await Promise.all(Array.from({ length: event.copies }, () => sendOnce(event)));
    const lost = customer?.delivery.crash === true && event.attempts === 1;
    if (answers.every(Boolean) && !lost) {
      return store.endEvent(database.query, event.id, { state: "delivered" });
    }
    const pause = pausesMs[event.attempts - 1];
    if (pause === undefined) {
      return store.endEvent(database.query, event.id, { state: "given_up" });
    }
    const nextAt = new Date(clock.now().getTime() + pause);
    await store.endEvent(database.query, event.id, { state: "waiting", nextAt });
  }

  async function round(): Promise<boolean> {
    const now = clock.now();
    const events = await database.transaction((queries) =>
      store.takeDueEvents(queries, now, new Date(now.getTime() + leaseMs)),
    );
    for (const event of events) await deliver(event);
    return events.length > 0;
  }

  async function rounds(): Promise<void> {
    while (!at.stopped && (await round())) {
      // Goes on until nothing is due.
    }
  }

  async function sleep(): Promise<void> {
    const next = await store.nextDue(database.query);
    if (next === null || at.stopped) return;
    const wait = Math.max(10, next.getTime() - clock.now().getTime());
    timer = setTimeout(kick, Math.min(wait, longestSleepMs));
    timer.unref();
  }

  function kick(): void {
    if (at.stopped) return;
    if (at.running !== null) {
      at.again = true;
      return;
    }
    if (timer !== null) clearTimeout(timer);
    at.running = rounds()
      .then(sleep)
      .catch(input.troubled)
      .finally(() => {
        at.running = null;
        if (at.again) {
          at.again = false;
          kick();
        }
      });
  }

  return {
    kick,
    flush: async () => {
      kick();
      while (at.running !== null) await at.running;
    },
    stop: async () => {
      at.stopped = true;
      if (timer !== null) clearTimeout(timer);
      await at.running;
    },
  };
}
