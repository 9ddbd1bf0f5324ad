import type { Words } from "./read-words.ts";

/** Answers that are kept of one kind of question; with one more all go. */
const most = 10_000;

type Asked = string | number | undefined;

/** A look-up whose answers are kept; `handOut` copies lists, so that nobody changes what is kept. */
function remembered<Given extends readonly Asked[], Found>(
  lookUp: (...asked: Given) => Found,
  handOut: (found: Found) => Found,
): (...asked: Given) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (...asked) => {
    const key = asked.join("\u0000");
    const before = known.get(key);
    if (before !== undefined) return handOut(before.found);
    if (known.size >= most) known.clear();
    const found = lookUp(...asked);
    known.set(key, { found });
    return handOut(found);
  };
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
