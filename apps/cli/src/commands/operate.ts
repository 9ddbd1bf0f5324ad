import type { Terminal } from "../terminal/terminal.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** `savile backup`: database and files of one moment in one file. */
export const backup: Command = (args, terminal) => terminal.operate(["backup", ...args]);

/** `savile restore FILE`: puts a backup into the data folder or the database of the settings. */
export const restore: Command = (args, terminal) => terminal.operate(["restore", ...args]);

/** `savile doctor`: what is wrong with this installation, and what helps. */
export const doctor: Command = (args, terminal) => terminal.operate(["doctor", ...args]);
