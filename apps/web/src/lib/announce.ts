import { useSyncExternalStore } from "react";

/** What the live regions say: `polite` for states, `assertive` for errors. */
export interface Announcement {
  readonly polite: string;
  readonly assertive: string;
}

const listeners = new Set<() => void>();
let current: Announcement = { polite: "", assertive: "" };

/** Lets assistive technology read `text`. Saying the same twice is heard twice. */
export function announce(text: string, urgency: keyof Announcement = "polite"): void {
  const padded = current[urgency] === text ? `${text}\u00A0` : text;
  current = { ...current, [urgency]: padded };
  for (const listener of listeners) listener();
}

/** The texts for the live regions of the shell. */
export function useAnnouncement(): Announcement {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
