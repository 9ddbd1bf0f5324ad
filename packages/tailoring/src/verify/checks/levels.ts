import type { Source } from "../../match/source.ts";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import { opensOnDeed } from "../reading/deeds.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import {
  isAbove,
  itemsOf,
  levelsIn,
  plainLadder,
  plainRungOf,
  rungOf,
  saysEnough,
  saysLevelLast,
} from "../reading/levels.ts";
import type { Item, Level } from "../reading/levels.ts";
import { partsOf, piecesOf } from "../reading/open-parts.ts";

/** A thing with the level that the source states for it. */
interface Levelled {
  readonly item: Item;
  readonly rung: number;
}

const known = new WeakMap<Source, readonly Levelled[]>();

/** Whether a part lists a thing with how well it is known and nothing else: "Social media, a little". */
function isListOfLevels(text: string): boolean {
  const [item, ...others] = itemsOf(text);
  return item !== undefined && others.length === 0 && saysLevelLast(text);
}

function statedRung({ text }: Item): number | undefined {
  return rungOf(text) ?? (saysEnough(text) ? 1 : undefined);
}

/** "Python: beginner, one short course": a name and how well it is known, wherever it stands. */
function isLabelledLevel(text: string): boolean {
  const [, rest] = /^[^:]{2,30}: (\p{Ll}.{2,60})$/u.exec(text) ?? [];
  return levelsIn(rest ?? "").some(({ word }) => rest?.startsWith(word));
}

/** Things that the source lists outside of paid work with a level below the upper ones, made once. */
function levelledOf(source: Source): readonly Levelled[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = partsOf(source)
    .flatMap(({ text, values }) =>
      values.some(({ address }) => /^(?:skl|cmp|lng|add)/.test(address)) || isListOfLevels(text)
        ? [text]
        : piecesOf(text).filter(isLabelledLevel),
    )
    .flatMap((text) =>
      itemsOf(text).flatMap((item): Levelled[] => {
        const rung = statedRung(item);
        return rung === undefined || rung >= 4 || item.names.length === 0 ? [] : [{ item, rung }];
      }),
    );
  known.set(source, made);
  return made;
}

/** "Blender" inside a line, "openSCAD", "C++": names by themselves. */
function isName({ text, start }: FrameWord): boolean {
  return /^.+\p{Lu}|[\d+#]/u.test(text) || (start > 0 && /^\p{Lu}/u.test(text));
}

/** Whether a text speaks of a thing: by a name of it, or by two words of what is said of it. */
function names(frame: Frame, { names: own, frame: said }: Item): boolean {
  const found = own.filter(({ stem }) => frame.stems.has(stem));
  if (found.some(isName) || found.length * 2 > own.length) return true;
  const words = said.words.filter(({ stop, lower }) => !stop && rungOf(lower) === undefined);
  return (
    new Set(words.filter(({ stem }) => frame.stems.has(stem)).map(({ stem }) => stem)).size > 1
  );
}

/** How many words of the name of a thing a text has: "ICD-10-CM" has less of "ICD-10-PCS" than that itself. */
function sharedNames(frame: Frame, { names: own }: Item): number {
  return own.filter(({ stem }) => frame.stems.has(stem)).length;
}

/** The highest level that a claim states for a thing: beside it, or anywhere where it names one thing only. */
function claimedLevel(claim: Frame, here: readonly Item[], of: Item): Level | undefined {
  const named = here.filter(({ frame }) => names(frame, of));
  const most = Math.max(...named.map(({ frame }) => sharedNames(frame, of)));
  const mine = named.filter(({ frame }) => sharedNames(frame, of) === most);
  const texts = mine.length === 1 && here.length > 1 ? mine.map(({ text }) => text) : [claim.text];
  const levels = texts.flatMap((text) => [
    ...levelsIn(text),
    ...(saysEnough(text) ? [{ rung: 3, word: "enough" }] : []),
  ]);
  return levels.toSorted((a, b) => b.rung - a.rung)[0];
}

/** Whether another line of the source states such a level in the words of the thing. */
function statedElsewhere(source: Source, { names: own, text }: Item, rung: number): boolean {
  return source.lines.some(
    (line) =>
      !text.includes(line.text) &&
      !line.text.includes(text) &&
      own.every(({ lower }) => line.text.toLowerCase().includes(lower)) &&
      !isAbove(rung, rungOf(line.text) ?? 0),
  );
}

/** A level above the one that the source states for a thing, whatever the thing is. */
export const checkLevel: SourceCheck = (claim, { source, posting }) => {
  // What was done with a thing is no statement of how well it is known; "Advanced" is one.
  const done = opensOnDeed(claim.text) && rungOf(claim.words[0]?.lower ?? "") === undefined;
  if (posting.text !== "" || done) return [];
  const levelled = levelledOf(source).filter(({ item }) => names(claim, item));
  if (levelled.length === 0) return [];
  const here = itemsOf(claim.text, true);
  return levelled.flatMap(({ item, rung }): Objection[] => {
    const level = claimedLevel(claim, here, item);
    if (level === undefined || !isAbove(level.rung, rung)) return [];
    if (item.text.toLowerCase().includes(level.word)) return [];
    // "familiar with the basics" says no more than "basics".
    if (level.rung < 3 && levelsIn(claim.text).some((one) => one.rung <= rung)) return [];
    if (statedElsewhere(source, item, level.rung)) return [];
    const detail = `Your resume states a lower level: "${item.text}".`;
    return [{ hard: true, span: [0, claim.text.length], detail }];
  });
};

/** Words beside a term in a piece of a list that says only how well it is known. */
const mostBeside = 4;

/** The level told of a term in its own piece of a list, where another piece tells of another: "English fluent". */
function levelBeside(
  text: string,
  start: number,
  end: number,
): { rung: number; word: string } | undefined {
  const from =
    Math.max(...[",", ";", ") and "].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const behind = /[,;]|\.\s|(?<=\)) and |$/u.exec(text.slice(end))?.index ?? 0;
  const rest = `${text.slice(from, start)} ${text.slice(end, end + behind)}`.trim();
  if (rest.split(/\s+/).length > mostBeside) return undefined;
  const levels = plainLadder.flatMap(([pattern, rung]) => {
    const word = pattern.exec(rest)?.[0];
    return word === undefined ? [] : [{ rung, word }];
  });
  return levels.length === 1 ? levels[0] : undefined;
}

/** What stands before a term in its own part of a sentence. */
function wordsBefore(text: string, start: number, end: number): string {
  // "English (C1) and Dutch (A2)": what has its own bracket takes no level from the bracket before it.
  const apart = /^\s*\(/u.test(text.slice(end)) ? /[;.]\s|\)(?:,| and)\s/u : /[;.]\s/u;
  return (
    text
      .slice(Math.max(0, start - 45), start)
      .split(apart)
      .at(-1) ?? ""
  );
}

/** The level that stands last in some words. */
function levelBefore(before: string): { rung: number; word: string } | undefined {
  let best: { rung: number; word: string; at: number } | undefined;
  for (const [pattern, rung] of plainLadder) {
    for (const found of before.matchAll(new RegExp(pattern.source, "gi"))) {
      if (best === undefined || found.index > best.at)
        best = { rung, word: found[0], at: found.index };
    }
  }
  return best;
}

/** The level word that belongs to a term: the nearest one before it, else one in brackets behind it. */
function levelNear(
  text: string,
  start: number,
  end: number,
): { rung: number; word: string } | undefined {
  const beside = levelBeside(text, start, end);
  if (beside !== undefined) return beside;
  const best = levelBefore(wordsBefore(text, start, end));
  if (best !== undefined) return best;
  const after =
    /^\s*(?:\(([^)]{2,30})\)|(?:[-:]\s?)((?:native|fluent|conversational|basic|expert|advanced|intermediate|proficient|professional)\b(?! experience))|speaker)/i.exec(
      text.slice(end, end + 36),
    );
  const word = after?.[1] ?? after?.[2] ?? "";
  const rung = plainRungOf(word);
  return rung === undefined ? undefined : { rung, word };
}

/** "conversational Spanish" is not fluent, "basic Docker" is not expert. */
export const checkProficiency: Check = (claim, { source, support, posting }) =>
  claim.hits.flatMap((hit): Objection[] => {
    if (
      posting.lower.includes(hit.spelling.toLowerCase()) &&
      /\b(?:you|posting)\b/i.test(claim.text)
    )
      return [];
    const level = levelNear(claim.text, hit.start, hit.end);
    const claimed = level?.rung;
    if (level === undefined || claimed === undefined || claimed <= 1) return [];
    const lines = source.lines.filter((line) => line.terms.has(hit.term.id));
    const siblings = source.lines.filter(
      (line) =>
        line.kind === "language" &&
        lines.some((other) => other.entry === line.entry && other.kind === "language"),
    );
    const stated = [...lines, ...siblings].flatMap((line) => plainRungOf(line.text) ?? []);
    const qualified =
      hit.term.kind === "language" &&
      stated.length === 0 &&
      claimed >= 3 &&
      lines.some((line) => line.kind === "skill" || line.kind === "language");
    if (qualified) {
      return [
        {
          hard: claimed >= 4,
          span: spanOf(hit),
          detail: `Your resume does not state this level for ${hit.spelling}.`,
        },
      ];
    }
    if (stated.length > 0)
      return Math.max(...stated) >= claimed
        ? []
        : [
            {
              hard: true,
              span: spanOf(hit),
              detail: `Your resume states a lower level for ${hit.spelling}.`,
            },
          ];
    if (support.lower.includes(level.word.toLowerCase())) return [];
    // Who lists a skill may call himself skilled in it.
    const listed = lines.some((line) => line.place === "list" || line.place === "role");
    if (claimed < 3 || (/^skilled$/i.test(level.word) && listed)) return [];
    return [
      {
        hard: claimed >= 4 && !/^(?:strong|deep|extensive|solid)$/i.test(level.word),
        span: spanOf(hit),
        detail: `Your resume states no level for ${hit.spelling}.`,
      },
    ];
  });
