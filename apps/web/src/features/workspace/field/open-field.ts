/** The field that is being edited, as what surrounds the workspace needs it. */
export interface OpenField {
  /** Keeps what was typed, where it is new and valid; the field stays open. */
  readonly commit: () => void;
}

let open: OpenField | null = null;

/** Names the field that is being edited; answers how to take the name back. */
export function nameOpenField(field: OpenField): () => void {
  open = field;
  return () => {
    if (open === field) open = null;
  };
}

/** Whether a text is being edited now: what comes from elsewhere waits until it is left. */
export function hasOpenField(): boolean {
  return open !== null;
}

/** Keeps what stands in the field that is being edited, before a save or when the page goes away. */
export function commitOpenField(): void {
  open?.commit();
}
