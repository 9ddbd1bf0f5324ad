import { clausesOf } from "./clauses.ts";
import type { Frame, FrameWord } from "./frame.ts";

/** Doing somebody else's work for a time. */
const standsIn =
  /\b(?:(?:st(?:and|ood)|step(?:ped)?|fill(?:ed)?)(?:s|ing)? in|cover(?:ed|s|ing)? for|deputi[sz]\w*|substitut\w*|in (?:the )?place of)\b/iu;
/** What is done for a while, not a title that was held. */
const servesAs = /\b(?:serv|act|work|volunteer)\p{L}* as (?:an? |the )?$/iu;
/** Functions that nobody has by doing what they do for a while. */
const above =
  /^(?:manager|director|supervisor|lead|leader|head|chief|principal|president|superintendent|foreman|officer|executive)$/;

/** Whether a line says of the person that they were this: at its head, or behind "as". */
function isFunction({ words }: Frame, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  return (
    at === 0 || before.at(-1) === "as" || (before[0] === "as" && /^an?$/.test(before[1] ?? ""))
  );
}

function didIt(frame: Frame, { lower }: FrameWord): boolean {
  return clausesOf(frame).some(
    ({ agency, verb }) => agency === "own" && verb.lower.slice(0, 5) === lower.slice(0, 5),
  );
}

/**
 * Whether a line gives the person the function that a word of a claim names: "as a cashier" of "started as a cashier",
 * "filled in as dispatcher" of "stood in for the dispatcher", "served as interpreter" of "interpreted".
 */
export function isToldFunction(claim: Frame, word: FrameWord, lines: readonly Frame[]): boolean {
  if (above.test(word.lower)) return false;
  const serves = servesAs.test(claim.text.slice(0, word.start));
  const instead = standsIn.test(claim.text);
  return lines.some((frame) => {
    const places = frame.words.flatMap(({ lower }, at) => (lower === word.lower ? [at] : []));
    if (instead || standsIn.test(frame.text))
      return instead && places.length > 0 && standsIn.test(frame.text);
    return places.some((at) => isFunction(frame, at)) || (serves && didIt(frame, word));
  });
}
