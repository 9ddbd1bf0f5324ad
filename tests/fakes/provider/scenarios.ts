import { obeyPosting, writeLies } from "./write-lies.ts";
import type { LieBook } from "./write-lies.ts";
import type { ReadPrompt } from "./read-prompt.ts";
import { manners } from "./give-opinion.ts";
import type { MannerName } from "./give-opinion.ts";
import { writeHonestly } from "./write-honestly.ts";
import type { Wording } from "./write-honestly.ts";

/** What the server does with a request. Texts are cut into deltas by the wire. */
export interface Reply {
  /** Refused before anything is answered. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly stop?: "complete" | "truncated" | "refused";
  /** The socket is cut after so many deltas. */
  readonly dropAfter?: number;
  /** An error event after so many deltas. */
  readonly errorAfter?: number;
  /** Nothing more comes after so many deltas. */
  readonly stallAfter?: number;
  /** One byte so many milliseconds. */
  readonly dripMs?: number;
  /** Milliseconds between deltas. */
  readonly everyMs?: number;
  readonly firstMs?: number;
  readonly lineEnd?: "\r\n";
  readonly comments?: boolean;
  /** Characters are cut in two. */
  readonly splitBytes?: boolean;
  readonly withoutUsage?: boolean;
  /** The answer has no body at all. */
  readonly empty?: boolean;
}

export interface Turn {
  readonly prompt: ReadPrompt;
  /** How often this model was asked before. */
  readonly before: number;
  readonly maxTokens: number;
  /** The number behind a second colon of the model's name: other lies for each. */
  readonly salt: number;
  readonly lies: LieBook;
}

function json(proposals: readonly Wording[]): string {
  return JSON.stringify({ proposals });
}

type Scenario = (turn: Turn) => Reply;

const honest: Scenario = ({ prompt }) => ({ text: json(writeHonestly(prompt)) });

function onceThen(first: Reply, times: number, then: Scenario = honest): Scenario {
  return (turn) => (turn.before < times ? first : then(turn));
}

/** A judge of one manner; it writes nothing. */
function judge(manner: MannerName): Scenario {
  return ({ prompt }) =>
    prompt.opinion === undefined
      ? { status: 400 }
      : { text: JSON.stringify(manners[manner](prompt.opinion)) };
}

/** Every scenario by the name that follows the colon of the model's name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ok: honest,
  paced: (turn) => ({ ...honest(turn), firstMs: 800, everyMs: 1000 / 60 }),
  brisk: (turn) => ({ ...honest(turn), firstMs: 300, everyMs: 4 }),
  overload: onceThen({ status: 529, headers: { "retry-after-ms": "20" } }, 2),
  overloaded: () => ({ status: 529 }),
  rate: onceThen({ status: 429, headers: { "retry-after": "1" } }, 1),
  "rate-soon": onceThen({ status: 429, headers: { "retry-after-ms": "200" } }, 1),
  "rate-long": () => ({ status: 429, headers: { "retry-after": "600" } }),
  auth: () => ({ status: 401 }),
  "bad-request": () => ({ status: 400 }),
  "unknown-model": () => ({ status: 404 }),
  error: () => ({ status: 500 }),
  "broken-json": () => ({ text: '{"proposals":[{"slot":' }),
  "broken-once": onceThen({ text: "Sure! Here is what you asked for." }, 1),
  "wrong-shape": () => ({ text: '{"proposals":[{"place":"exp1.b1","words":7}]}' }),
  truncated: (turn) => ({ text: (honest(turn).text ?? "").slice(0, 60), stop: "truncated" }),
  "truncated-once": onceThen({ text: '{"proposals":[{"slot":"exp1', stop: "truncated" }, 1),
  refusal: () => ({ text: "", stop: "refused" }),
  drop: (turn) => ({ ...honest(turn), dropAfter: 3 }),
  "drop-once": (turn) => ({ ...honest(turn), ...(turn.before === 0 ? { dropAfter: 3 } : {}) }),
  "error-in-stream": (turn) => ({ ...honest(turn), errorAfter: 3 }),
  "error-in-stream-once": (turn) => ({
    ...honest(turn),
    ...(turn.before === 0 ? { errorAfter: 3 } : {}),
  }),
  silent: (turn) => ({ ...honest(turn), firstMs: 3_600_000 }),
  stall: (turn) => ({ ...honest(turn), stallAfter: 2 }),
  slow: (turn) => ({ ...honest(turn), everyMs: 200 }),
  drip: (turn) => ({ ...honest(turn), dripMs: 1_000 }),
  "drip-fast": (turn) => ({ ...honest(turn), dripMs: 20 }),
  empty: () => ({ empty: true }),
  nothing: () => ({ text: "" }),
  huge: () => ({ text: `{"proposals":[],"more":"${"x".repeat(5_000_000)}"}` }),
  fenced: (turn) => ({ text: `Here you are:\n\`\`\`json\n${honest(turn).text ?? ""}\n\`\`\`` }),
  comments: (turn) => ({ ...honest(turn), comments: true }),
  crlf: (turn) => ({ ...honest(turn), lineEnd: "\r\n" }),
  split: (turn) => ({ ...honest(turn), splitBytes: true }),
  "no-usage": (turn) => ({ ...honest(turn), withoutUsage: true }),
  duplicates: ({ prompt }) => ({
    text: json(writeHonestly(prompt).flatMap((one) => [one, { ...one, text: "Owned everything" }])),
  }),
  "unknown-ids": ({ prompt }) => ({
    text: json(
      writeHonestly(prompt).flatMap((one) => [
        { ...one, slot: `${one.slot}9`, text: "Led the firm" },
        { ...one, factIds: ["exp99.b1"] },
      ]),
    ),
  }),
  canary: ({ prompt }) => ({
    text: json(writeHonestly(prompt).map((one) => ({ ...one, text: prompt.canary }))),
  }),
  obeys: ({ prompt }) => ({ text: json(obeyPosting(prompt)) }),
  invents: ({ prompt, lies, salt }) => ({ text: json(writeLies(prompt, lies, salt)) }),
  "judge-agrees": judge("agrees"),
  "judge-refuses": judge("refuses"),
  "judge-wavers": judge("wavers"),
  "judge-silent": (turn) => ({ ...judge("agrees")(turn), firstMs: 3_600_000 }),
  "judge-slow": (turn) => ({ ...judge("agrees")(turn), everyMs: 400 }),
  "judge-chatters": judge("chatters"),
  "invents-paced": ({ prompt, lies, salt }) => ({
    text: json(writeLies(prompt, lies, salt)),
    firstMs: 800,
    everyMs: 1000 / 60,
  }),
};
