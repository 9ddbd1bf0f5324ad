import type { Words } from "./read-words.ts";

/** Answers that are kept of one kind of question; with one more all go. */
const most = 10_000;

type Asked = string | number | undefined;
type Answer = number | boolean | null | string[];

/** Answers by the parts of a question, one map for each part: no key is written for it. */
type Known = Map<Asked, unknown>;

function under(known: Known, asked: Asked): Known {
  const before = known.get(asked);
  if (before !== undefined) return before as Known;
  const made: Known = new Map();
  known.set(asked, made);
  return made;
}

/** A look-up whose answers are kept; `handOut` copies lists, so that nobody changes what is kept. */
function remembered<Given extends readonly [string, ...Asked[]], Found extends Answer>(
  lookUp: (...asked: Given) => Found,
  handOut: (found: Found) => Found,
): (...asked: Given) => Found {
  const known: Known = new Map();
  let size = 0;
  const ask = (asked: Given): Found => {
    const [word, ...rest] = asked;
    // As many parts, as many maps: an answer never stands where a map does.
    const answers = rest.reduce(under, under(known, asked.length)) as Map<string, Found>;
    const before = answers.get(word);
    if (before !== undefined) return before;
    if (size >= most) {
      known.clear();
      size = 0;
    }
    const found = lookUp(...asked);
    answers.set(word, found);
    size += 1;
    return found;
  };
  return (...asked) => handOut(ask(asked));
}

function copied<Entry>(list: Entry[]): Entry[] {
  return [...list];
}

function same<Found>(found: Found): Found {
  return found;
}

/** The same look-ups, each made once for what is asked: readers of sentences ask of few words very often. */
export function remember(words: Words): Words {
  return {
    ...words,
    lemmas: remembered((...asked) => words.lemmas(...asked), copied),
    posOf: remembered((...asked) => words.posOf(...asked), copied),
    frequency: remembered((...asked) => words.frequency(...asked), same),
    broader: remembered((...asked) => words.broader(...asked), copied),
    narrower: remembered((...asked) => words.narrower(...asked), copied),
    derivations: remembered((...asked) => words.derivations(...asked), copied),
    synonyms: remembered((...asked) => words.synonyms(...asked), copied),
    stepsUp: remembered((...asked) => words.stepsUp(...asked), same),
  };
}
