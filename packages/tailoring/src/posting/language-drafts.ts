import type { Draft } from "./collect.ts";
import { groupWithMembers, namesMember } from "./asked-languages.ts";
import { phraseKey } from "./open-demands.ts";
import type { Statement } from "./open-demands.ts";

/** Some of a group of languages, where the group is told with its members. */
export function groupDraft({ segment, level, clause, start }: Statement): Draft[] {
  const group = groupWithMembers(clause);
  if (group === undefined) return [];
  const { text } = group;
  const from = start + group.start;
  return [
    {
      key: `phrase:${phraseKey(text)}`,
      text,
      canonical: [],
      kind: "language",
      level,
      start: from,
      end: from + text.length,
      line: segment.start,
    },
  ];
}

/** Whether a language is only told as one of a group, some of which is asked for. */
export function isMember({ clause, start }: Statement, draft: Draft): boolean {
  const { kind, canonical } = draft;
  return kind === "language" && canonical.length > 0 && namesMember(clause, draft.start - start);
}
