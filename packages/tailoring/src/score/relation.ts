import { demandsOf } from "@savile/model";
import type { Posting } from "@savile/model";
import { studiesUnderWay } from "../match/match-enrolment.ts";
import type { Source, SourceRole } from "../match/source.ts";
import { fieldOf, likeness } from "./field.ts";
import type { Field } from "./field.ts";
import { openTo } from "./openness.ts";
import type { OpenTo } from "./openness.ts";
import { isKnownTitle, saysNoTrade, titleNearness } from "./title-nearness.ts";
import { bareOfField, fieldLikeness, sameWork } from "./weights.data.ts";

/** A role with how near it is to the work that a posting is about. */
export interface RelatedRole {
  readonly role: SourceRole;
  readonly nearness: number;
  /** How far its time and rung count for this work, 0 to 1; nothing below `sameWork`. */
  readonly counts: number;
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
  /** Addresses of the studies under way. */
  readonly studies: readonly string[];
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
      const own = fieldOf([role.title, ...role.lines.map(({ text }) => text)]);
      const alike = likeness(asked, own) ?? 0;
      const byTitle = title === undefined ? 0 : titleNearness(role.title, title, open);
      // "Staff Engineer" names no trade; the lines of the role do.
      const told = alike >= fieldLikeness.full && saysNoTrade(role.title) ? bareOfField : 0;
      const nearness = title === undefined ? 0 : Math.max(byTitle, told);
      const isOfField = alike >= sameWork.field;
      const near = Math.max(nearness, isOfField ? sameWork.nearness : 0);
      return {
        role,
        nearness,
        counts: near < sameWork.nearness ? 0 : Math.min(1, near / sameWork.full),
      };
    })
    .toSorted((a, b) => b.nearness - a.nearness || a.role.recency - b.role.recency);
  const isTitleKnown = title !== undefined && isKnownTitle(title);
  const studies = studiesUnderWay(source).map(({ address }) => address);
  return { open, isTitleKnown, roles, asked, held, likeness: likeness(asked, held), studies };
}
