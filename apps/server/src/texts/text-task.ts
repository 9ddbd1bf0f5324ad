import * as z from "zod";

/** What a task may ask of the process that gave it, while it works. */
export interface Back {
  /** Asks and waits; `onPart` is told parts of the answer as they come. */
  ask(name: string, value: unknown, onPart?: (part: unknown) => void): Promise<unknown>;
  tell(name: string, value: unknown): void;
  /** Whether nobody waits for the result any more. */
  readonly signal: { readonly aborted: boolean };
}

/** What answers a task that asks back, by the names of its questions. */
export type Handlers = Readonly<
  Record<string, (value: unknown, part: (value: unknown) => void) => unknown>
>;

/**
 * Work on texts that may take long: pure but for what it asks back, so that it can be done in another process.
 * `call` is waited for by a person, a `job` runs for its own sake and never takes the last process.
 */
export interface TextTask<I, O> {
  readonly name: string;
  readonly lane: "call" | "job";
  /** Milliseconds of work after which it is given up. */
  readonly limitMs: number;
  readonly work: (input: I, back: Back) => O | Promise<O>;
  /** The same where the input comes from another process of ours. */
  readonly answer: (input: unknown, back: Back) => Promise<unknown>;
  /** The result as it comes from there. */
  readonly read: (value: unknown) => O;
}

/** Makes a task. Input and result go through the same program, so they are not read through a schema again. */
export function textTask<I, O>(
  name: string,
  work: (input: I, back: Back) => O | Promise<O>,
  { lane = "call", limitMs = 20_000 }: Partial<Pick<TextTask<I, O>, "lane" | "limitMs">> = {},
): TextTask<I, O> {
  const taken = z.custom<I>();
  const made = z.custom<O>();
  return {
    name,
    lane,
    limitMs,
    work,
    answer: async (input, back) => work(taken.parse(input), back),
    read: (value) => made.parse(value),
  };
}
