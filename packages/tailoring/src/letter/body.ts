import type { Sentence } from "../input/draft.ts";
import type { LetterContext } from "./context.ts";
import type { StoryGroup } from "./story-groups.ts";
import { continueStory, writeStory } from "./story.ts";

/** How much of what there is goes into the letter; a letter that is too short is written again with more. */
export interface Measure {
  readonly linesOfFirst: number;
  readonly linesOfOthers: number;
  readonly roles: number;
  /** Things that are told only where there is little else: 0 none to 5 all. */
  readonly extras: number;
}

export const measures: readonly Measure[] = [
  { linesOfFirst: 3, linesOfOthers: 2, roles: 2, extras: 0 },
  { linesOfFirst: 3, linesOfOthers: 3, roles: 2, extras: 0 },
  { linesOfFirst: 4, linesOfOthers: 3, roles: 2, extras: 0 },
  { linesOfFirst: 4, linesOfOthers: 3, roles: 2, extras: 1 },
  { linesOfFirst: 4, linesOfOthers: 4, roles: 3, extras: 1 },
  { linesOfFirst: 5, linesOfOthers: 4, roles: 3, extras: 2 },
  { linesOfFirst: 6, linesOfOthers: 4, roles: 3, extras: 3 },
  { linesOfFirst: 6, linesOfOthers: 5, roles: 3, extras: 4 },
  { linesOfFirst: 6, linesOfOthers: 5, roles: 4, extras: 6 },
  { linesOfFirst: 6, linesOfOthers: 5, roles: 4, extras: 7 },
];
export const shortest: Measure = { linesOfFirst: 2, linesOfOthers: 2, roles: 2, extras: 0 };

/** The paragraphs of evidence. */
export function bodyOf(
  context: LetterContext,
  groups: readonly StoryGroup[],
  measure: Measure,
  introduced: string | undefined,
  told: boolean,
): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let last: StoryGroup | undefined;
  for (const [index, group] of groups.slice(0, measure.roles).entries()) {
    const lines = group.lines.slice(0, index === 0 ? measure.linesOfFirst : measure.linesOfOthers);
    const opened = told && index === 0;
    const rest = lines.filter((entry) => !context.told.has(entry.line.address));
    const sentences = opened
      ? continueStory(context, rest, `story.${index}`, introduced !== group.role.id)
      : writeStory(context, {
          slot: `story.${index}`,
          lines,
          before: { introduced, role: last?.role },
          linked: index === 1,
          connected: paragraphs.length >= 2,
          dated: measure.extras >= 5 && index === 1,
        });
    if (opened) last = group;
    if (sentences.length === 0) continue;
    last = group;
    const open = paragraphs.length >= 2 ? paragraphs.at(-1) : undefined;
    if (open === undefined) paragraphs.push(sentences);
    else open.push(...sentences);
  }
  return paragraphs;
}
