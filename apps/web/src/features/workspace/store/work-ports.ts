import type { GapAnswerBody, Session } from "@savile/contracts";
import type { Edit } from "@savile/model";
import type { Decisions } from "./decisions.ts";
import type { Refusal } from "./take-in.ts";

/** One call that stores work; `decisions` is the complete list, only where it changed. */
export interface SaveRequest {
  readonly version: number;
  readonly edits: readonly Edit[];
  readonly decisions: Decisions | null;
  /** The page may be gone before the answer comes. */
  readonly last: boolean;
}

export interface SaveAnswer {
  readonly session: Session;
  readonly refused: readonly Refusal[];
}

/**
 * What a failed call means: another hand was faster; the line or the server may work again later; the
 * sign-in is over; the call will never succeed as it is; nothing of this session can be stored.
 */
export type FailureKind = "stale" | "transient" | "signed_out" | "refused" | "read_only" | "gone";

/** What the store needs of its surroundings. */
export interface WorkPorts {
  readonly send: (request: SaveRequest) => Promise<SaveAnswer>;
  readonly answer: (version: number, answer: GapAnswerBody) => Promise<Session>;
  readonly reload: () => Promise<Session>;
  readonly failureKind: (error: unknown) => FailureKind;
  /** Takes over the newest state of the server. */
  readonly onSession: (session: Session) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `run` after so many milliseconds; answers the way to prevent it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Where copies are kept; reading and writing may throw. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** The account that is signed in now. */
  readonly account: () => string | null;
  /** The name of this window, and those of all windows that are open. */
  readonly window: string;
  readonly openWindows: () => Promise<ReadonlySet<string>>;
  /** Tells other windows of a stored version. */
  readonly tell: (version: number) => void;
  /** Calls back when another window stored a version; answers the way to stop. */
  readonly onTold: (listener: (version: number) => void) => () => void;
  /** Calls back when trying again may help: the line is back, the window has the focus, someone signed in. */
  readonly onHope: (listener: () => void) => () => void;
}
