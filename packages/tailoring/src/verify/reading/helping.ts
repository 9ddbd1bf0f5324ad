import { verbOf } from "../../words/verbs.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { helping, membership } from "./helping.data.ts";
import { matchesIn } from "./patterns.ts";
import { rootOf, sameMeaning } from "../../words/thesaurus.ts";

/** Whether the person helped or was one of several. */
export type Rung = "helper" | "member";

interface Part {
  readonly rung: Rung;
  readonly start: number;
  readonly end: number;
}

/** The words that a word of helping governs: to the next clause or the next verb of the person's own. */
function partsBehind(frame: Frame, words: RegExp, rung: Rung): Part[] {
  return matchesIn(frame.text, words).map((found) => {
    const start = found.index + found[0].length;
    const rest = frame.text.slice(start);
    const mark = rest.search(/[,;.:]|\n/);
    const own = [...rest.matchAll(/\band ([\p{L}]+)/gu)].find(
      (and) => verbOf(and[1] ?? "")?.form === "past",
    );
    const ends = [mark, own?.index ?? -1].filter((at) => at >= 0);
    return { rung, start, end: start + Math.min(rest.length, ...ends) };
  });
}

const known = new WeakMap<Frame, readonly Part[]>();

function helpedParts(frame: Frame): readonly Part[] {
  const before = known.get(frame) ?? [
    ...partsBehind(frame, helping, "helper"),
    ...partsBehind(frame, membership, "member"),
  ];
  known.set(frame, before);
  return before;
}

/** As what the person stands to a word that a sentence says only behind words of helping. */
export function rungOf(sentence: Frame, word: FrameWord): Rung | undefined {
  const parts = helpedParts(sentence);
  if (parts.length === 0) return undefined;
  const root = rootOf(word.lower);
  const places = sentence.words.filter((other) => sameMeaning(rootOf(other.lower), root));
  const around = places.map((place) =>
    parts.filter(({ start, end }) => start <= place.start && place.end <= end),
  );
  if (places.length === 0 || around.some((own) => own.length === 0)) return undefined;
  return around.flat().some(({ rung }) => rung === "helper") ? "helper" : "member";
}
