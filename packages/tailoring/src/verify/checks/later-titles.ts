import type { Source, SourceRole } from "../../match/source.ts";
import { monthRange } from "../../text/months.ts";
import type { SourceCheck } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import { beginningIn } from "../reading/told-period.ts";
import { isYearsPhrase } from "./years-phrase.ts";

/** A title that a role came to have later, with the years in which it was held. */
interface LaterTitle {
  readonly title: string;
  readonly years: number;
}

/** "Operator I, then Operator II (moved up Jan 2020)": the title behind the word, and the brackets with its beginning. */
const later =
  /\b(?:then|later|promoted to|moved up to|subsequently) (?:an? )?(\p{Lu}[^,;()]{2,40}?),? \(([^)]*)\)/gu;

function laterIn(text: string, role: SourceRole, today: string): LaterTitle[] {
  return [...text.matchAll(later)].flatMap(([, title = "", brackets = ""]) => {
    const start = beginningIn(brackets);
    if (start === undefined) return [];
    const range = monthRange({ ...role.period, start }, today);
    return range === undefined ? [] : [{ title, years: (range.to - range.from) / 12 }];
  });
}

const known = new WeakMap<Source, readonly LaterTitle[]>();

function laterTitles(source: Source): readonly LaterTitle[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = source.roles.flatMap((role) => {
    const own = [role.title, ...role.lines.map(({ text }) => text)];
    return [...new Set(own)].flatMap((text) => laterIn(text, role, source.today));
  });
  known.set(source, made);
  return made;
}

/** Months that a round number of years may be short of. */
const slack = 0.25;

/** The years of a whole role told of a title that came to it later. */
export const checkLaterTitle: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  return claim.numbers
    .filter((entry) => isYearsPhrase(claim, entry))
    .flatMap((entry) => {
      const behind = claim.lower.slice(entry.end);
      const held = laterTitles(source).filter(({ title }) => behind.includes(title.toLowerCase()));
      const most = Math.max(...held.map(({ years }) => years));
      return held.length === 0 || entry.value <= most + slack
        ? []
        : [
            {
              hard: true,
              span: spanOf(entry),
              detail: "Your resume gives a later beginning for this title.",
            },
          ];
    });
};
