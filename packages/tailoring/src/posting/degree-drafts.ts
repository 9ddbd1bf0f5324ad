import type { Draft } from "./collect.ts";
import { askedDegrees } from "./asked-degrees.ts";
import { withoutDangling } from "./hanging.ts";
import type { Statement } from "./open-demands.ts";

/** What ends a degree with its fields: "Bachelor's degree in accounting, business or law" goes up to "law". */
const afterDegree =
  /[;.](?:\s|$)|,?\s(?:or,? )?failing (?:that|this|which)\b|,?\s(?:or|and)\s(?=\p{L}+ (?:degree|years|experience))|,?\s(?:required|preferred|welcome|is|are|would|will|depending|with|who|plus)\b|,?\s(?:and|or|plus)\s(?:at least |a minimum of )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)\b|,?\s(?:and|or) (?:an? (?!(?:closely )?(?:related|relevant|similar|comparable)\b)|current |valid |equivalent|(?:related|relevant|comparable|similar) (?:work )?experience)|,\s(?:and |or )?(?=(?:[\p{L}'/-]+ ){0,4}(?:experience|skills?|knowledge|abilit\p{L}+|certif\p{L}+|licen\p{L}+|years?)\b)/u;

/** Where and when it was got. */
const beside =
  /\s(?:from|by|at) an? (?:[\p{L}-]+ ){0,3}(?:institution|university|college|school)\b.*$|\s\([^()]*\p{Ll} \p{Ll}[^()]*\)\s*$/iu;

/** The degrees that a clause asks for, each with its fields. */
export function degreeDrafts({ segment, level, clause, start }: Statement): Draft[] {
  const found = askedDegrees(clause).sort((a, b) => a.start - b.start);
  if (found.length === 0) return [];
  const equivalent =
    /\bor (?:an? )?(?:equivalent|related experience|comparable|commensurate)\b/i.test(clause);
  const group = found.length > 1 || equivalent ? `d${start}` : undefined;
  return found.map((degree, at) => {
    // "A bachelor's or a master's in law": the first one ends where the second begins.
    const next = /^(?:\s?(?:\/|,|or|and|an?)\s?)+$/iu.test(
      clause.slice(degree.end, found[at + 1]?.start ?? degree.end),
    );
    const rest = clause.slice(degree.start, next ? degree.end : clause.length);
    const stop = afterDegree.exec(rest.slice(degree.end - degree.start));
    const length = stop === null ? rest.length : degree.end - degree.start + stop.index;
    const whole = rest.slice(0, Math.min(length, 120)).replace(beside, "").trim();
    const [first = "", ...others] = whole.split(/,\s/);
    // Commas part fields of study only where the list says so: "accounting, business or law".
    const text = withoutDangling(
      /\b(?:or|related|field|discipline)\b/.test(others.join(" ")) ? whole : first,
    );
    return {
      key: `degree:${degree.rung}`,
      text,
      canonical: [degree.rung],
      kind: "degree",
      level: /preferred|a plus|desir|advantage/i.test(clause) ? "preferred" : level,
      ...(group === undefined ? {} : { group }),
      start: start + degree.start,
      end: start + degree.start + text.length,
      line: segment.start,
    };
  });
}
