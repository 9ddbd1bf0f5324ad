/** `npm run quality:access` takes every look; by default each test of a screen takes one, and all looks have their turn. */
export const everyLook = process.env["AXE"] === "full";

/** The looks that are taken in this run: all, or the one that is this test's turn. */
export function looksOf<Look>(all: readonly Look[], turn: number): readonly Look[] {
  return everyLook ? all : all.filter((_, index) => index === turn % all.length);
}
