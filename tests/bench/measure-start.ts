import { rm } from "node:fs/promises";
import { atMost } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { makeDataFolder, residentMegabytes, startService } from "./service.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** First and second start of the built server, and its memory when nobody uses it. */
export async function measureStart(): Promise<Figure[]> {
  const dataFolder = await makeDataFolder();
  const first = await startService({ dataFolder });
  await first.stop();
  const second = await startService({ dataFolder });
  await pause(10_000);
  const memory = await residentMegabytes(second.pid);
  await second.stop();
  await rm(dataFolder, { recursive: true, force: true });
  return [
    atMost(
      "first start",
      first.startMs / 1000,
      "s",
      8,
      "process start to ready line, new data folder",
    ),
    atMost("second start", second.startMs / 1000, "s", 2.5, "same data folder"),
    atMost(
      "resident memory at rest",
      memory,
      "MB",
      260,
      "server and children, 10 s after the start",
    ),
  ];
}
