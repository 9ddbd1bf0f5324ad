import type { Requirement, TextSpan } from "@savile/model";
import { originalSpan } from "@savile/taxonomy";
import type { MatchCopy } from "@savile/taxonomy";

export type Level = Requirement["level"];
const levelRank: Readonly<Record<Level, number>> = { preferred: 1, required: 2 };

/** A requirement before it has an id; `start` and `end` are offsets of the match copy. */
export interface Draft {
  readonly key: string;
  readonly text: string;
  readonly canonical: readonly string[];
  readonly kind: Requirement["kind"];
  readonly level: Level;
  readonly group?: string;
  readonly minYears?: number;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

interface Gathered extends Draft {
  readonly lines: Set<number>;
}

function merge(into: Gathered, draft: Draft): Gathered {
  const stronger = levelRank[draft.level] > levelRank[into.level];
  const base = stronger ? draft : into;
  into.lines.add(draft.line);
  return { ...base, lines: into.lines };
}

/** Joins repeated drafts: one requirement per term, at its strongest level, in order of the text. */
export function gather(
  drafts: readonly Draft[],
  copy: MatchCopy,
  titleTerms: ReadonlySet<string>,
): Requirement[] {
  const found = new Map<string, Gathered>();
  for (const draft of drafts) {
    const known = found.get(draft.key);
    found.set(
      draft.key,
      known === undefined ? { ...draft, lines: new Set([draft.line]) } : merge(known, draft),
    );
  }
  const groups = new Map<string, number>();
  for (const { group } of found.values()) {
    if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...found.values()]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((draft, index) => {
      const span: TextSpan = originalSpan(copy, draft.start, draft.end);
      const inTitle = draft.canonical.some((id) => titleTerms.has(id));
      const grouped = draft.group !== undefined && (groups.get(draft.group) ?? 0) > 1;
      return {
        id: `r${index + 1}`,
        text: draft.text,
        canonical: [...draft.canonical],
        kind: draft.kind,
        level: draft.level,
        ...(grouped && draft.group !== undefined ? { group: draft.group } : {}),
        ...(draft.minYears === undefined ? {} : { minYears: draft.minYears }),
        mentions: draft.lines.size,
        inTitle,
        weight: draft.lines.size > 1 || inTitle ? 2 : 1,
        span,
      };
    });
}
