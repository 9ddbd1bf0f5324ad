/** Work that is open in this window and may not be stored. */
export interface UnsavedWork {
  /** Stores everything; false where something is left. */
  readonly save: () => Promise<boolean>;
  /** Forgets it. */
  readonly drop: () => void;
}

let work: UnsavedWork | null = null;

/** Names the work of this window, so that a sign-out can wait for it. */
export function keepUnsavedWork(next: UnsavedWork): void {
  work = next;
}

/** Stores what is open in this window; true where nothing is left. */
export async function saveUnsavedWork(): Promise<boolean> {
  return work === null || (await work.save());
}

/** Forgets what is open in this window. */
export function dropUnsavedWork(): void {
  work?.drop();
}
