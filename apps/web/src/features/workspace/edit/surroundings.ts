import type { DocumentKind } from "@savile/model";
import { createContext, use } from "react";
import type { EditActions } from "./edit-actions.ts";
import type { Opening } from "./opening.ts";
import type { StateStore } from "./line-states.ts";

/** What every row of the Edit tab needs; it stays the same while texts change. */
export interface Surroundings {
  readonly kind: DocumentKind;
  /** False in Preview Mode, and where the session can only be read. */
  readonly editable: boolean;
  readonly actions: EditActions;
  readonly opening: Opening;
  readonly states: StateStore;
  readonly showSource: (path: string) => void;
  readonly showOnPage: (path: string) => void;
  /** Outlines a line on the page while its field has the focus; `null` ends it. */
  readonly point: (path: string | null) => void;
  /** Shows what is being typed on the page; `null` once the field is left. */
  readonly draft: (path: string, text: string | null, old: string) => void;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

/** The surroundings of a row of the Edit tab. */
export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (surroundings === null) throw new Error("a row of the Edit tab stands outside of it");
  return surroundings;
}
