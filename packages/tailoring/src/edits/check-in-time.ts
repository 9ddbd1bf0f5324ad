import type { Found } from "./found.ts";

/** Characters of one person's words that are checked at a time: three times a long resume. */
const mostChecked = 24_000;

const unchecked: Found = {
  verdict: "unsupported",
  issues: [
    {
      check: "form",
      hard: true,
      span: [0, 0],
      detail: `More than ${mostChecked} characters of yours at a time are not checked.`,
    },
  ],
  factIds: [],
};

/** Checks a text, or calls it unproven. */
export type CheckInTime = (text: string, find: () => Found) => Found;

/** Checks one text after another, no more words in all than can be checked in time: nothing passes unseen. */
export function checkInTime(): CheckInTime {
  let left = mostChecked;
  return (text, find) => {
    left -= text.length;
    return left < 0 ? unchecked : find();
  };
}
