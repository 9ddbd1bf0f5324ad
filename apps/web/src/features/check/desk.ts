import type { Correction, Extraction } from "@savile/model";
import { createContext, useContext } from "react";
import type { ReadSection, ReadValue } from "./read-sections.ts";

/** What the parts of the check screen share: what was read, what is selected, and the way to correct. */
export interface CheckDesk {
  readonly extraction: Extraction;
  readonly sections: readonly ReadSection[];
  /** Whether a question is answered where it is asked, because no list of the values stands beside it. */
  readonly inPlace: boolean;
  /** Address of the selected value. */
  readonly selected: string | null;
  /** Address of the value that is open for editing; an absent value may be open too. */
  readonly editing: string | null;
  readonly select: (value: ReadValue) => void;
  readonly selectLine: (lineId: string) => void;
  readonly edit: (address: string | null) => void;
  /** Makes one step of corrections and says so; whether it could be made. */
  readonly make: (step: readonly Correction[], said: string) => boolean;
  /** Makes a step that brings a new id along: the first one that is free. */
  readonly makeNew: (
    prefix: string,
    taken: readonly string[],
    build: (id: string) => readonly Correction[],
    said: string,
  ) => boolean;
}

export const DeskContext = createContext<CheckDesk | null>(null);

/** The desk of the check screen; only inside of it. */
export function useDesk(): CheckDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("outside of the check screen");
  return desk;
}
