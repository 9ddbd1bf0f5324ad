import { demandsOf } from "@savile/model";
import type { Posting } from "@savile/model";
import type { Source, SourceRole } from "../match/source.ts";
import { fieldOf, likeness } from "./field.ts";
import type { Field } from "./field.ts";
import { openTo } from "./openness.ts";
import type { OpenTo } from "./openness.ts";
import { isKnownTitle, titleNearness } from "./title-nearness.ts";
import { sameWork } from "./weights.data.ts";

/** A role with how near it is to the work that a posting is about. */
export interface RelatedRole {
  readonly role: SourceRole;
  readonly nearness: number;
  /** Whether its time is time in this work. */
  readonly isSameWork: boolean;
}

/** How a person's work stands to the work of a posting. */
export interface Relation {
  readonly open: OpenTo;
  /** Whether anything is known of the title asked for, so that another one can be told to be far from it. */
  readonly isTitleKnown: boolean;
  /** Held titles, nearest first; of two alike the later one. */
  readonly roles: readonly RelatedRole[];
  readonly asked: Field;
  readonly held: Field;
  /** 0 to 1; `null` where the posting names too few terms of a field. */
  readonly likeness: number | null;
}

/** Holds the titles and the field of a person's work against those of a posting. */
export function relationOf(source: Source, posting: Posting): Relation {
  const { title } = posting;
  const open = openTo(posting);
  const asked = fieldOf([title ?? "", ...demandsOf(posting).map(({ text }) => text)]);
  const held = fieldOf(
    source.lines.flatMap(({ place, text }) =>
      place === "prose" || place === "contact" ? [] : [text],
    ),
  );
  const roles = source.roles
    .filter((role) => role.title !== "" && source.byAddress.has(role.titleAddress))
    .map((role): RelatedRole => {
      const nearness = title === undefined ? 0 : titleNearness(role.title, title, open);
      const own = fieldOf([role.title, ...role.lines.map(({ text }) => text)]);
      const isSameWork =
        nearness >= sameWork.nearness || (likeness(asked, own) ?? 0) >= sameWork.field;
      return { role, nearness, isSameWork };
    })
    .toSorted((a, b) => b.nearness - a.nearness || a.role.recency - b.role.recency);
  const isTitleKnown = title !== undefined && isKnownTitle(title);
  return { open, isTitleKnown, roles, asked, held, likeness: likeness(asked, held) };
}
