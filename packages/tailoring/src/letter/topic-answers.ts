import type { Source, SourceLine } from "../match/source.ts";
import { sentencesOf } from "../text/sentences.ts";
import { withoutStop } from "../words/phrases.ts";
import type { LetterContext } from "./context.ts";
import { isOfOthers, saidOfOneself } from "./cover-points.ts";
import type { Slot } from "./letter-plan.ts";
import type { HeldRow } from "./paper-rows.ts";
import { isTellable } from "./tellable.ts";

/** Something that postings like to be told, and by what a resume states it. */
interface Topic {
  readonly asked: RegExp;
  readonly stated: RegExp;
}

/** Beside pay, notice and start, which are answered by themselves. */
const topics: readonly Topic[] = [
  {
    asked:
      /\b(?:(?:you|now) (?:now )?live|live (?:now|in|within|near)|living|reside|residen(?:ce|t)|(?:are|be) based|postcode|relocat\p{L}*|commut\p{L}*|native place|current location|be posted|posted in)\b/iu,
    stated:
      /\b(?:liv(?:e|ing) in|resident of|will (?:shift|move|relocate)|(?:ready|willing|happy|able) to (?:relocate|move|shift)|relocating|(?:own|native) (?:home|place))\b/iu,
  },
  {
    asked:
      /\b(?:which|what|how many) (?:days?|hours|shifts?)\b|\b(?:days?|hours|shifts?) (?:you|that you) (?:can|could|want|prefer|would)\b|\bweekend/iu,
    stated:
      /\bcan work\b|\bavailable (?:for|on|at)\b|\b(?:any|all) (?:roster|shifts?|hours|days)\b|\bshifts?\b.*\b(?:ok|fine)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b.*\b(?:any|all|from|to)\b/iu,
  },
  {
    asked: /\b(?:licen[cs]e|own (?:car|transport)|use of a car|DL status|drive)\b/iu,
    stated:
      /\b(?:driv(?:ing|er['’]?s?) lic\p{L}*|(?:two|four)[- ]wheeler|class \d.{0,20}\blicen[cs]e|(?:full|clean).{0,20}\blicen[cs]e|own car|use of (?:own |a )?car|I drive)\b/iu,
  },
  {
    asked:
      /\b(?:get to (?:us|site|work)|travel to (?:us|work|site)|how (?:you )?(?:would|will) (?:you )?(?:get|travel|come))\b/iu,
    stated: /\b(?:bus|train|tram|bike|e-bike|scooter|own car|moped|lift with)\b/iu,
  },
];

const mostAnswers = 3;

/** Where something of this kind stands: not in what was done at a job, nor in studies. */
function mayState({ place, address }: SourceLine): boolean {
  return (
    place !== "role" && place !== "title" && place !== "contact" && !/^(?:edu|exp)/u.test(address)
  );
}

interface Stated {
  readonly text: string;
  readonly line: SourceLine;
}

function statedIn(source: Source, { stated }: Topic): Stated | undefined {
  for (const line of source.lines.filter(mayState)) {
    if (isOfOthers(source, line)) continue;
    const text = sentencesOf(line.text)
      .map(({ start, end }) => line.text.slice(start, end).trim())
      .find((one) => stated.test(one) && isTellable(one));
    if (text !== undefined) return { text, line };
  }
  return undefined;
}

/** What a letter tells because the posting wants to know it. */
export interface TopicAnswers {
  readonly able: Slot[];
  readonly rows: HeldRow[];
}

/**
 * Where one lives, when one can work and how one comes to work, as far as the posting asks and a sentence of the
 * resume outside of its jobs says it.
 * @param told what the letter tells elsewhere, in small letters
 */
export function topicAnswers({ posting, source, own }: LetterContext, told: string): TopicAnswers {
  const asked = (posting.answers ?? []).join("\n");
  const found = topics
    .filter((topic) => topic.asked.test(asked))
    .flatMap((topic) => statedIn(source, topic) ?? [])
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text }) => !told.includes(withoutStop(text).toLowerCase()))
    .filter(({ text }) => !own.some((one) => one.text.includes(withoutStop(text))))
    .slice(0, mostAnswers);
  return {
    able: found.flatMap(({ text, line }): Slot[] => {
      const said = saidOfOneself(text);
      return said === undefined ? [] : [{ kind: "able", said, address: line.address }];
    }),
    rows: found.flatMap(({ text, line }): HeldRow[] =>
      saidOfOneself(text) === undefined
        ? [{ text: withoutStop(text), factIds: [line.address], requirements: [] }]
        : [],
    ),
  };
}
