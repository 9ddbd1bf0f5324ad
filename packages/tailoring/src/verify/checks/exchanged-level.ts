import type { Source } from "../../match/source.ts";
import type { SourceCheck } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { FrameWord } from "../reading/frame.ts";
import { isAbove, rungOf } from "../reading/levels.ts";

/** An item of a printed list: what it names, and what is said of that behind a mark or as a level. */
interface ListItem {
  readonly names: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  readonly rung: number | undefined;
}

const sentences = /(?<=\p{L}{2})\.\s+|\t+| {3,}|;\s+/u;
const commas = /,\s+|\s\/\s/u;
const joins = /,\s+|\s(?:and|but)\s|\s\/\s/u;
/** Words of an item of a list at most. */
const mostWords = 8;

function stems(words: readonly FrameWord[]): ReadonlySet<string> {
  return new Set(words.map(({ stem }) => stem));
}

function itemOf(text: string): ListItem {
  const words = frameOf(text).words.filter(({ stop, lower }) => !stop || lower === "well");
  const mark = /[:,(]|\s[–-]\s/u.exec(text)?.index ?? text.length;
  const isSaid = ({ start, lower }: FrameWord) => start > mark || rungOf(lower) !== undefined;
  return {
    names: stems(words.filter((word) => !isSaid(word))),
    said: stems(words.filter(isSaid)),
    rung: rungOf(text),
  };
}

/** The items of a list; where its sentences are items, marks inside of them part nothing. */
function itemsIn(text: string, between: RegExp): string[] {
  const parts = text.split(sentences).filter((part) => part !== "");
  const pieces = parts.length > 1 ? parts : text.split(between);
  return pieces.every((piece) => piece.split(/\s+/).length <= mostWords) ? pieces : [];
}

const known = new WeakMap<Source, readonly ListItem[]>();

/** The items of the lines of a source that list things with how well they are known, outside of roles. */
function listedIn(source: Source): readonly ListItem[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const texts = new Set(
    source.printed
      .filter(({ values }) => values.every(({ place }) => place !== "role" && place !== "prose"))
      .map(({ text }) =>
        text.replace(/^\p{Lu}[\p{Lu} ]+(?:\t| {2,}|(?= \p{Lu}\p{Ll}))/u, "").trim(),
      ),
  );
  const made = [...texts].flatMap((text) => {
    const items = itemsIn(text, commas).map(itemOf);
    const isLevelled = items.some(({ rung }) => rung !== undefined);
    return isLevelled && items.filter(({ said }) => said.size > 0).length > 1 ? items : [];
  });
  known.set(source, made);
  return made;
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return some.size > 0 && [...some].every((one) => all.has(one));
}

/** Whether what is said of another thing is a level, and no lower one than that of an item. */
function isRaised({ rung: own = 0 }: ListItem, { rung }: ListItem): boolean {
  return rung !== undefined && isAbove(rung, own);
}

/** What a list says of one thing told of another, of which the list says something else. */
export const checkExchangedLevel: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const listed = listedIn(source);
  if (listed.length === 0) return [];
  return itemsIn(claim.text, joins).flatMap((text) => {
    const said = frameOf(text).stems;
    const own = listed.filter(({ names }) => isWithin(names, said));
    const [item] = own;
    if (item === undefined || own.length > 1 || item.said.size === 0) return [];
    if ([...item.said].some((stem) => said.has(stem))) return [];
    if (!listed.some((one) => one !== item && isRaised(item, one) && isWithin(one.said, said)))
      return [];
    const at = Math.max(0, claim.text.indexOf(text));
    return [
      {
        hard: true,
        span: spanOf({ start: at, end: at + text.length }),
        detail: "Your resume says this of something else in the same list.",
      },
    ];
  });
};
