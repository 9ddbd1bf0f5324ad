import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Late } from "./probe.ts";
import * as z from "zod";

const lateSchema: z.ZodType<Late> = z.object({
  at: z.number(),
  ms: z.number(),
  failed: z.boolean(),
});

/** What was going on, from when to when (milliseconds since 1970). */
export interface Deed {
  readonly name: string;
  readonly from: number;
  until: number;
}

/** Answers that were late in a stretch of time. */
export interface Silence {
  readonly longestMs: number;
  readonly failed: number;
  readonly asked: number;
  /** The latest answers with what went on while they were waited for. */
  readonly worst: readonly { readonly ms: number; readonly during: readonly string[] }[];
}

/** Watches the health of a server from another process. */
export interface HealthWatch {
  /** Runs something under a name, so that silences can be put down to it. */
  during<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** What was seen since a moment. */
  since(moment: number): Silence;
  stop(): void;
}

const shownDeeds = 4;

/** Starts to ask for the health every 20 ms. */
export function watchHealth(url: string): HealthWatch {
  const path = fileURLToPath(new URL("probe.ts", import.meta.url));
  const probe = fork(path, [url], { execArgv: process.execArgv });
  const late: Late[] = [];
  const deeds: Deed[] = [];
  probe.on("message", (message) => {
    const read = lateSchema.safeParse(message);
    if (read.success) late.push(read.data);
  });
  const duringOf = ({ at, ms }: Late): string[] =>
    deeds
      .filter(({ from, until }) => from <= at + ms && until >= at)
      .map(({ name }) => name)
      .slice(-shownDeeds);
  return {
    during: async (name, run) => {
      const deed: Deed = { name, from: Date.now(), until: Number.POSITIVE_INFINITY };
      deeds.push(deed);
      try {
        return await run();
      } finally {
        deed.until = Date.now();
      }
    },
    since: (moment) => {
      const seen = late.filter(({ at }) => at >= moment);
      const worst = seen.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
      return {
        longestMs: worst[0]?.ms ?? 0,
        failed: seen.filter(({ failed }) => failed).length,
        asked: Math.round((Date.now() - moment) / 20),
        worst: worst.map((one) => ({ ms: Math.round(one.ms), during: duringOf(one) })),
      };
    },
    stop: () => probe.disconnect(),
  };
}
