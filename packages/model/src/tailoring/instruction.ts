/** Longest instruction of a person, in Unicode code points. */
export const maxInstructionLength = 500;
/** A refinement is meant to take at most this long, in milliseconds. */
export const refinementTargetMs = 15_000;

/** Whether an address names a text of the letter's body or frame. */
export function isLetterPath(path: string): boolean {
  return path.startsWith("body.") || path === "salutation" || path === "closing";
}
