import type { Clock } from "../../ports/clock.ts";
import { keptBackups } from "./kept-backups.ts";

const lookMs = 10 * 60_000;
const hourMs = 60 * 60_000;

export interface ScheduleBackupsInput {
  readonly clock: Clock;
  readonly folder: string;
  /** Hours between two backups; 0 makes none. */
  readonly everyHours: number;
  readonly make: () => Promise<boolean>;
  readonly troubled: (what: string) => void;
}

/** Whether the newest backup of a folder is older than it may be; a failed one is due again at the next look. */
export async function isBackupDue(
  input: Pick<ScheduleBackupsInput, "clock" | "folder" | "everyHours">,
): Promise<boolean> {
  if (input.everyHours === 0) return false;
  const [newest] = await keptBackups(input.folder);
  if (newest === undefined) return true;
  const age = input.clock.now().getTime() - newest.madeAt.getTime();
  // One of the future was made while the clock was wrong: it proves nothing.
  return age >= input.everyHours * hourMs || age < 0;
}

/** Makes a backup each time that one is due; the first look is after some minutes. Answers how to stop. */
export function scheduleBackups(input: ScheduleBackupsInput): () => void {
  let busy = false;
  async function look(): Promise<void> {
    if (busy || !(await isBackupDue(input))) return;
    busy = true;
    try {
      if (!(await input.make())) input.troubled("a backup failed; it is tried again");
    } finally {
      busy = false;
    }
  }
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
