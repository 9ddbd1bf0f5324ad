import type { GapAnswerBody, Session } from "@savile/contracts";
import type { Conflict, Documents, Edit, RefusedEdit } from "@savile/model";
import type { Decisions } from "./decisions.ts";

/** Why nothing can be stored until somebody does something about it. */
export type StopReason = "read_only" | "gone" | "refused";

/**
 * Whether everything that the person did is stored. `count` is what is not; `since` (ms) when storing it
 * first failed. `failed` waits for the person, `local` tries again by itself.
 */
export type SaveState =
  | { readonly kind: "saved"; readonly version: number }
  | { readonly kind: "dirty"; readonly count: number }
  | { readonly kind: "saving"; readonly count: number }
  | { readonly kind: "local"; readonly since: number; readonly count: number }
  | {
      readonly kind: "conflict";
      readonly conflicts: readonly Conflict[];
      readonly count: number;
    }
  | {
      readonly kind: "failed";
      readonly reason: StopReason;
      readonly error: unknown;
      readonly count: number;
    };

/** What the person has typed into an open field and not committed yet. */
export type OpenText = Omit<Extract<Edit, { kind: "text" }>, "kind" | "at">;

/** Everything that the workspace shows of edits and decisions. */
export interface WorkState {
  /** Both documents as the person sees them: what is stored, and the edits that wait. */
  readonly documents: Documents;
  /** Edits that the server does not have yet, in order; they are made on `version`. */
  readonly pending: readonly Edit[];
  readonly version: number;
  /** All decisions, those that wait included. */
  readonly decisions: Decisions;
  /** Whether decisions wait to be stored. */
  readonly deciding: boolean;
  readonly save: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How often work of another window was taken in. */
  readonly merges: number;
  /** Edits that the server did not take, with the reason; their words are kept until dismissed. */
  readonly refused: readonly RefusedEdit[];
  /** Edits whose text changed under them by the person's own decisions; they wait for a word. */
  readonly outdated: readonly Edit[];
  /** Whether this browser keeps no copy of what is not stored. */
  readonly unkept: boolean;
}

/** Edits and decisions of one session: they show at once and are stored behind the scenes. */
export interface WorkStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => WorkState;
  /** Makes edits as one step; those that are done already change nothing. */
  readonly edit: (edits: Edit | readonly Edit[], label?: string) => void;
  /** Keeps the text of an open field safe against a crash; `null` once it is committed or cancelled. */
  readonly draft: (text: OpenText | null) => void;
  /** Decides on changes; words of the person on their lines give way, unless `keepWords`. */
  readonly decide: (step: Decisions, options?: { readonly keepWords?: boolean }) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Stores everything now; false where something is left. */
  readonly saveNow: () => Promise<boolean>;
  readonly resolve: (conflict: Conflict, side: "mine" | "theirs") => void;
  /** Throws an edit away that is outdated. */
  readonly discardOutdated: (edit: Edit) => void;
  /** The person has seen that this edit was refused. */
  readonly dismiss: (refused: RefusedEdit) => void;
  /** Sends an answer after everything before it; rejects where it could not be stored. */
  readonly answerGap: (answer: GapAnswerBody) => Promise<void>;
  /** Takes in a newer state of the server that came another way. */
  readonly sync: (session: Session) => void;
  /** The page may be gone in a moment: keeps and sends what there is. */
  readonly flush: () => void;
  /** Stops timers and listening; what is not stored stays in the copy of this browser. */
  readonly close: () => void;
}
