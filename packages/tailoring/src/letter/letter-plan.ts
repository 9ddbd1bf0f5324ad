import type { SourceRole } from "../match/source.ts";
import type { Ask } from "./asks.ts";
import type { HeldRow } from "./paper-rows.ts";
import type { Told } from "./told.ts";

/** How the person stands to the job. */
export type Situation =
  | "fit"
  | "step-up"
  | "other-field"
  | "change"
  | "return"
  | "graduate"
  | "regulated"
  | "known";

/** The order in which a letter says things. */
export type ShapeName =
  | "duty-first"
  | "result-first"
  | "person-first"
  | "papers-first"
  | "step"
  | "bridge"
  | "study-first"
  | "return"
  /** The examples stand as points below one another, in the words of the resume. */
  | "points";

/** Slots that need nothing but the letter so far. */
export type PlainKind =
  | "own"
  | "papers"
  | "study"
  | "languages"
  | "skills"
  /** One tool that makes no list. */
  | "tool"
  | "gap"
  /** What the resume states of pay and time, where it is asked for. */
  | "terms"
  | "requests"
  | "close";

/** One thing that the letter says, before it is worded. */
export type Slot =
  | { readonly kind: "duty"; readonly ask: Ask | undefined; readonly after: boolean }
  | {
      readonly kind: "answer";
      readonly told: Told;
      readonly near: boolean;
      readonly first: boolean;
    }
  | {
      readonly kind: "who";
      readonly as: Situation;
      readonly roles: readonly SourceRole[];
      /** What the first of these roles is told by, in a letter that opens on it. */
      readonly deed: Told | undefined;
    }
  | { readonly kind: "pair"; readonly ask: Ask; readonly told: Told }
  | { readonly kind: "more"; readonly told: Told; readonly with: Told | undefined }
  | { readonly kind: "covered"; readonly role: SourceRole }
  /** What is applied for, with the first of these duties that can be said. */
  | { readonly kind: "apply"; readonly duties: readonly Ask[] }
  | {
      readonly kind: "intro";
      /** What it leads in to: work of a role, work of jobs before it, or other work. */
      readonly as: "role" | "earlier" | "beside";
      /** The role of the first points; none where there is no work to show. */
      readonly role: SourceRole | undefined;
      /** One point follows, of which nobody says "some". */
      readonly single: boolean;
    }
  | {
      readonly kind: "point";
      readonly told: Told;
      /** Short lines of the same role that stand beside it. */
      readonly beside: readonly Told[];
      /** It is told only where the letter is too short without it. */
      readonly extra: boolean;
    }
  /** An earlier job of which no point tells. */
  | { readonly kind: "post"; readonly role: SourceRole }
  /** Something required that one says of oneself outside of any job. */
  | { readonly kind: "able"; readonly said: string; readonly address: string }
  /** What the lists of the resume hold of what is asked, a row each. */
  | { readonly kind: "held"; readonly also: readonly HeldRow[] }
  | { readonly kind: PlainKind };

/** What a letter will say and in which order, as data. */
export interface LetterPlan {
  readonly situation: Situation;
  readonly shape: ShapeName;
  readonly paragraphs: readonly (readonly Slot[])[];
}
