import type { Result } from "@savile/model";
import type { Truth } from "../matrix/truth.ts";
import type { Lot } from "./lot.ts";

/** A file by a maker with what it says. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: Truth;
  /** How many values the maker was handed, and how many of them it prints. */
  readonly given: number;
  readonly printed: number;
}

export const makerKinds = ["theme", "class", "office", "drawing"] as const;
export type MakerKind = (typeof makerKinds)[number];

/** A program or a design by others that makes resumes. */
export interface Maker {
  readonly name: string;
  readonly kind: MakerKind;
  /** The files of a lot in a folder of the maker's own; an error says why there are none. */
  make(lot: Lot, folder: string): Promise<Result<Made, string>>;
}

/** `faults` names the people whose resume the maker could not make. */
export interface Made {
  readonly files: readonly MadeFile[];
  readonly faults: readonly string[];
}
