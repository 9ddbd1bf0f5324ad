const key = "visit";

/** Whether a result is held for this browser, to be kept by signing in. */
export function holdsVisit(): boolean {
  return localStorage.getItem(key) !== null;
}

/** Notes that a result is held, or that none is any more. */
export function noteVisit(isHeld: boolean): void {
  if (isHeld) localStorage.setItem(key, "held");
  else localStorage.removeItem(key);
}

/** Where somebody goes who has just signed in: to the result that they hold, else to `next`. */
export function afterSignIn(next: string): string {
  return holdsVisit() ? "/try" : next;
}
