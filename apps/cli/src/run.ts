import { admin } from "./commands/admin.ts";
import { backup, doctor, restore } from "./commands/operate.ts";
import { check } from "./commands/check.ts";
import { extract } from "./commands/extract.ts";
import { gaps } from "./commands/gaps.ts";
import { match } from "./commands/match.ts";
import { posting } from "./commands/posting.ts";
import { proofread } from "./commands/proofread.ts";
import { read } from "./commands/read.ts";
import { recommend } from "./commands/recommend.ts";
import { render } from "./commands/render.ts";
import { score } from "./commands/score.ts";
import { serve } from "./commands/serve.ts";
import { tailor } from "./commands/tailor.ts";
import { verify } from "./commands/verify.ts";
import { CommandFailure, exitCodes } from "./terminal/terminal.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { usage } from "./terminal/usage.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<number | void>;

const commands = new Map<string, Command>(
  Object.entries({
    extract,
    posting,
    tailor,
    score,
    gaps,
    match,
    recommend,
    verify,
    proofread,
    check,
    render,
    read,
    serve,
    admin,
    backup,
    restore,
    doctor,
  }),
);

/** Runs one command line and answers its exit code; every failure is one line on stderr. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "help", ...args] = argv;
  if (name === "help" || name === "--help" || args.includes("--help")) {
    terminal.write(usage);
    return exitCodes.done;
  }
  const command = commands.get(name);
  try {
    if (command === undefined) {
      throw new CommandFailure(exitCodes.wrongUsage, `There is no command "${name}".`);
    }
    return (await command(args, terminal)) ?? exitCodes.done;
  } catch (cause) {
    return complain(cause, terminal);
  }
}

/** Tells why a command failed, and answers its exit code. */
function complain(cause: unknown, terminal: Terminal): number {
  if (cause instanceof CommandFailure) {
    terminal.complain(`savile: ${cause.message}`);
    if (cause.exitCode === exitCodes.wrongUsage) terminal.complain('Try "savile help".');
    return cause.exitCode;
  }
  terminal.complain(`savile: internal fault: ${cause instanceof Error ? cause.message : "?"}`);
  return exitCodes.internalFault;
}
