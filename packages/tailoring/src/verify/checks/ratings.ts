import type { Source } from "../../match/source.ts";
import type { SourceCheck } from "../reading/context.ts";

/** "SQL 2", "Capacity planning: 4/5". */
const rated = /^\s*(\D*?\p{L}[^\s\d:]*):?\s+(\d{1,2})(?:\s?(?:\/|out of|of)\s?(?:5|10))?[\s.]*$/u;
const piece = /\s\/\s|[,;|•]\s*|\.\s+/u;
/** Fewer in a line are no list of ratings. */
const fewest = 2;

function ratingsIn(text: string): (readonly [string, number])[] {
  return text.split(piece).flatMap((one) => {
    const [, name = "", figure = ""] = rated.exec(one) ?? [];
    return name === "" ? [] : [[name.toLowerCase(), Number(figure)] as const];
  });
}

const known = new WeakMap<Source, ReadonlyMap<string, number>>();

function ratingsOf(source: Source): ReadonlyMap<string, number> {
  const before = known.get(source);
  if (before !== undefined) return before;
  const lines = source.printed.map(({ text }) => ratingsIn(text));
  const made = new Map(lines.filter((ratings) => ratings.length >= fewest).flat());
  known.set(source, made);
  return made;
}

/** A higher mark than the one that a list of marks gives a skill. */
export const checkRating: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const stated = ratingsOf(source);
  return ratingsIn(claim.text).flatMap(([name, figure]) => {
    const own = stated.get(name);
    return own === undefined || figure <= own
      ? []
      : [
          {
            hard: true,
            span: [0, claim.text.length] as [number, number],
            detail: `Your resume gives this ${own}, not ${figure}.`,
          },
        ];
  });
};
