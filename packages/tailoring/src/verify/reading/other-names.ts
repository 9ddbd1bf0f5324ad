import type { Frame, FrameWord } from "./frame.ts";

/** Closed class: what a name ends on that is no title, whatever nouns stand in it. */
const thing =
  /^(?:credential|card|licen[cs]e|certificate|certification|diploma|permit|badge|award|programme?|association|union|society|institute|guild|committee|council|board|act)s?$/;
const theirs = /^(?:my|our|his|her|their)$/;
/** "Manager work" is still a manager's; "Sander work" is done with a tool. */
const leading =
  /^(?:manager|director|supervisor|lead|leader|head|chief|principal|foreman|executive)$/;

function isCapital({ text }: FrameWord): boolean {
  return /^\p{Lu}/u.test(text);
}

/** The word before the row of capitalised words that ends at a place. */
function beforeRun({ words }: Frame, index: number): string {
  return words.slice(0, index).findLast((word) => !isCapital(word))?.lower ?? "";
}

/** The last of the capitalised words that follow a place without a gap. */
function endOfRun({ words }: Frame, index: number): string {
  const rest = words.slice(index + 1);
  const end = rest.findIndex((word) => !isCapital(word));
  return (end < 0 ? rest : rest.slice(0, end)).at(-1)?.lower ?? "";
}

/**
 * Whether a noun of titles belongs to the name of something else: "Worker" of "Transport Worker Card", "Associate" of
 * a degree, "Manager" of "my Kiln Manager", "Sander" of "Sander work".
 */
export function isInOtherName(claim: Frame, index: number): boolean {
  const lower = claim.words[index]?.lower ?? "";
  const next = claim.words[index + 1]?.lower ?? "";
  if (lower === "associate" && /^(?:of|in|degree)$/.test(next)) return true;
  if (next === "work" && !leading.test(lower)) return true;
  return theirs.test(beforeRun(claim, index)) || thing.test(endOfRun(claim, index));
}
