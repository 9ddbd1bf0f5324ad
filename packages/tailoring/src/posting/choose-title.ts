import { addUp } from "@savile/model";
import { isKindOf } from "../grammar/kind-of.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";
import { aroundTitles, caseOf } from "./title-case.ts";
import { headLinesOf, titleCandidates, titleKey } from "./title-candidates.ts";
import type { TitleLine } from "./title-candidates.ts";
import { postingTitles } from "./title.rules.ts";

/** The title of a posting with the line of its head that it stands on; -1 where it stands in a sentence. */
export interface ChosenTitle {
  readonly title: string;
  readonly line: number;
  readonly score: number;
}

/** Less than this is doubt, and no title at all does less harm than a wrong one. */
const enough = 2.9;
/** So much is enough where nothing else comes near. */
const enoughAlone = 2;
const apart = 1.5;

/** Whether one title holds the other: neither speaks against the other. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [titleKey(one), titleKey(other)];
  return a.includes(b) || b.includes(a);
}

/** What a title is in, where it is neither a subject nor a place: "Nurse in Charge". */
const state = /^(?:test|charge|residence|training)$/iu;
const mostOfField = 4;

/** "ESOL" of "Lecturer in ESOL": a subject; "Perth" of "Lecturer in Perth" is a place. */
function isField(text: string): boolean {
  const words = text.toLowerCase().split(/[\s,]+/u);
  const isPlace = [text.toLowerCase(), ...words].some((one) =>
    isKindOf(one, ["city", "country", "district", "region"]),
  );
  return (
    !isPlace && words.length <= mostOfField && (state.test(text) || findTermsIn(text).length > 0)
  );
}

/** The title with the field behind it, where its line goes on with one. */
function withField(title: string, lines: readonly TitleLine[]): string {
  for (const { text } of lines) {
    const at = text.indexOf(`${title} in `);
    if (at < 0) continue;
    const rest = text.slice(at + title.length + 4);
    const field = (/^[^([,;:|–—]{2,40}/u.exec(rest)?.[0] ?? "").split(/ [-/] /u)[0]?.trim() ?? "";
    if (isField(field)) return `${title} in ${field}`;
  }
  return title;
}

/** The candidate for which most speaks, where it is enough. */
export function chooseTitle(
  original: string,
  segments: readonly Segment[],
  fields: readonly PostingField[],
): ChosenTitle | undefined {
  const lines = headLinesOf(original);
  const candidates = titleCandidates(lines, segments, fields);
  const around = aroundTitles(original, lines);
  const [best, ...others] = candidates
    .map((one) => ({ ...one, score: addUp(postingTitles, caseOf(one, around)) }))
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const next = others.find(({ title }) => !overlaps(title, best.title))?.score ?? 0;
  if (best.score < (best.score - next < apart ? enough : enoughAlone)) return undefined;
  const line = best.sightings.find(({ source, line: at }) => source === "line" && at >= 0)?.line;
  return { title: withField(best.title, lines), line: line ?? -1, score: best.score };
}
