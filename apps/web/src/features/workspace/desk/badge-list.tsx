import type { DocumentKind } from "@savile/model";
import type { Work } from "../work/view-model.ts";
import { badgesOf } from "./badges.ts";
import { say } from "./messages.ts";

export interface BadgeListProps {
  readonly work: Work;
  readonly kind: DocumentKind;
}

/** What is true of the document that is shown, in badges. */
export function BadgeList({ work, kind }: BadgeListProps) {
  const badges = badgesOf(work, kind);
  if (badges.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-1.5">
      {badges.map((badge) => (
        <li
          key={badge}
          title={say(`badge.${badge}Title`)}
          className="rounded-mark border border-line px-1.5 text-xs/5 font-medium text-ink-2"
        >
          {say(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
}
