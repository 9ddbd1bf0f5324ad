import type { Extractor, Renderer } from "@savile/workflow";

/** What a command may touch: its streams, files, today's date and the two engines. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Tells a person who waits how it gets on; nobody waits where errors go to a file. */
  readonly tell?: (text: string) => void;
  readonly readBytes: (path: string) => Promise<Uint8Array>;
  readonly writeBytes: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly makeFolder: (path: string) => Promise<void>;
  /** The names of the files in a folder; `undefined` for what is none. */
  readonly listFolder: (path: string) => Promise<readonly string[] | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Settings of the process; only language models are read from them. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly extractor: Extractor;
  readonly renderer: Renderer;
  /** Runs the server in this terminal until it ends, with these settings on top; answers its exit code. */
  readonly serve: (settings: Readonly<Record<string, string>>) => Promise<number>;
  /** Runs a command of administration on the service's database; answers its exit code. */
  readonly admin: (args: readonly string[]) => Promise<number>;
  /** Runs `backup`, `restore` or `doctor` on this installation; answers its exit code. */
  readonly operate: (args: readonly string[]) => Promise<number>;
}

/** Exit codes of the command line. */
export const exitCodes = {
  done: 0,
  unusableInput: 1,
  wrongUsage: 2,
  internalFault: 3,
  openQuestion: 4,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command early with a sentence for the person. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The input cannot be used: exit code 1. */
export function unusable(sentence: string): CommandFailure {
  return new CommandFailure(exitCodes.unusableInput, sentence);
}

/** The input leaves a question open that the person has to answer: exit code 4. */
export function unclear(sentence: string): CommandFailure {
  return new CommandFailure(exitCodes.openQuestion, sentence);
}

/** The command was called wrongly: exit code 2. */
export function wrongUsage(sentence: string): CommandFailure {
  return new CommandFailure(exitCodes.wrongUsage, sentence);
}
