import { applicationStates } from "@savile/model";
import type { ApplicationState } from "@savile/model";

// The prefix of drafts: a sign-out forgets them.
const prefix = "draft_state_";

/** Which state a person chose for a session, until the server has it: a reload in between loses nothing. */
export function keepSaid(id: string, state: ApplicationState): void {
  try {
    localStorage.setItem(prefix + id, state);
  } catch {
    // A full storage costs the copy; the choice itself is on its way.
  }
}

/** Forgets a choice that was settled, but not one that was made after it. */
export function dropSaid(id: string, state: ApplicationState): void {
  if (localStorage.getItem(prefix + id) === state) localStorage.removeItem(prefix + id);
}

/** The choices that nobody has heard the end of, as pairs of session and state. */
export function readSaid(): (readonly [string, ApplicationState])[] {
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const state = applicationStates.find((one) => one === localStorage.getItem(key));
    return state === undefined ? [] : [[key.slice(prefix.length), state] as const];
  });
}
