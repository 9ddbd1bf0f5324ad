import type { Result } from "@savile/model";

/** A posting as a board tells it, as the text that a person would have pasted. */
export interface FoundPosting {
  readonly board: string;
  readonly text: string;
}

/**
 * `unknown`: no board whose postings can be read, `gone`: the board has no such posting, `unreachable`: it gave no
 * usable answer, `off`: this service asks nobody.
 */
export type BoardFault = "unknown" | "gone" | "unreachable" | "off";

/** Reads a posting from the public data of a job board, by the address of its page. */
export interface JobBoards {
  read(address: string, signal: AbortSignal): Promise<Result<FoundPosting, BoardFault>>;
}
