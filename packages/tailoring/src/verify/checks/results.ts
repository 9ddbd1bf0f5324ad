import { changesIn } from "../reading/changes-of-number.ts";
import type { Check, Objection } from "../reading/context.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";
import { isNeutral, saysPhrase, saysWord } from "../reading/words.ts";

const upward =
  /\b(?:increas|rais|grew|grow|boost|lift|expand|gain|improv|doubl|tripl|rose|rise|higher|exceed)\w*/i;
const downward =
  /\b(?:reduc|decreas|cut|lower|drop|shrink|shrank|declin|fell|fall|minimi[sz]|halv|sav|eliminat|less|fewer)\w*/i;

/** Words of content close behind a place, which say what rose or fell. */
function wordsBehind(frame: Frame, at: number): FrameWord[] {
  return frame.words
    .filter((word) => word.start > at && !word.stop && !isNeutral(word.lower))
    .slice(0, 5);
}

function turned(claim: Frame, mine: RegExp, theirs: RegExp, frames: readonly Frame[]) {
  const up = mine.exec(claim.text);
  if (up === null || theirs.test(claim.text)) return undefined;
  const subject = wordsBehind(claim, up.index);
  const other = frames.some((frame) => {
    const down = theirs.exec(frame.text);
    if (down === null || mine.test(frame.text)) return false;
    const own = wordsBehind(frame, down.index);
    return subject.some((word) => own.some((entry) => entry.stem === word.stem));
  });
  return other ? up : undefined;
}

/** An increase where the facts tell of a decrease, or the other way round. */
export const checkDirection: Check = (claim, { cited, support }) => {
  const frames = cited.length > 0 ? cited : [support];
  const up = turned(claim, upward, downward, frames);
  const down = turned(claim, downward, upward, frames);
  const found = up ?? down;
  if (found === undefined) return [];
  return [
    {
      hard: true,
      span: [found.index, found.index + found[0].length],
      detail: `Your resume tells of ${up === undefined ? "an increase" : "a decrease"}.`,
    },
  ];
};

const outcome =
  /(?:\b(?:resulting in|leading to|which led to|led to|that (?:led to|increased|reduced|improved|saved|cut|boosted|raised|doubled)|thereby|thus|so that|earning|winning|generating|saving|boosting|driving|achieving)\b|,\s+(?:improving|increasing|reducing|cutting|saving|boosting|raising|lowering|decreasing|enhancing|accelerating|growing|doubling|enabling|ensuring|eliminating|preventing))[^,;.]*/giu;

/** A consequence that the facts do not tell. */
export const checkOutcome: Check = (claim, { support, cited }) =>
  matchesIn(claim.text, outcome).flatMap((found): Objection[] => {
    const start = found.index;
    const end = start + found[0].length;
    const words = claim.words.filter(
      (word) =>
        word.start >= start &&
        word.end <= end &&
        !word.stop &&
        !word.exempt &&
        !isNeutral(word.lower),
    );
    const frames = cited.length > 0 ? cited : [support];
    const vague = /^(?:so that|thus|thereby)\b/i.test(found[0]);
    if (vague && !upward.test(found[0]) && !downward.test(found[0])) return [];
    const shrinking = frames.some((frame) =>
      changesIn(frame.text).some((pair) => pair.to < pair.from),
    );
    const growing = frames.some((frame) =>
      changesIn(frame.text).some((pair) => pair.to > pair.from),
    );
    const told = frames.some((frame) =>
      words.every(
        (word) =>
          saysWord(frame, word) ||
          saysPhrase(frame, claim, word) ||
          (shrinking && downward.test(word.lower)) ||
          (growing && upward.test(word.lower)),
      ),
    );
    return words.length === 0 || told
      ? []
      : [{ hard: true, span: [start, end], detail: "Your resume does not tell of this result." }];
  });
