import { isApplied, isOrder } from "@savile/model";
import type { Change, Resume, Text } from "@savile/model";

/** What the applied changes say, by address. */
interface Effects {
  readonly texts: ReadonlyMap<string, string>;
  readonly dropped: ReadonlySet<string>;
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

function effectsOf(changes: readonly Change[]): Effects {
  const texts = new Map<string, string>();
  const dropped = new Set<string>();
  const orders = new Map<string, readonly string[]>();
  for (const change of changes) {
    const text = change.own?.text ?? change.after;
    if (isOrder(change)) {
      orders.set(change.path, (change.after ?? "").split(" ").filter(Boolean));
    } else if (text === null) dropped.add(change.path);
    else texts.set(change.path, text);
  }
  return { texts, dropped, orders };
}

function reorder(list: readonly Text[], ids: readonly string[] | undefined): readonly Text[] {
  if (ids === undefined) return list;
  const rank = new Map(ids.map((id, index) => [id, index]));
  const place = (text: Text, index: number) => rank.get(text.id) ?? ids.length + index;
  return list
    .map((text, index) => ({ text, place: place(text, index) }))
    .sort((a, b) => a.place - b.place)
    .map((entry) => entry.text);
}

/**
 * The tailored resume: always the source with the changes given, never an earlier output. Any subset of
 * the changes gives what would have been, had the others never been proposed.
 */
export function assemble(source: Resume, changes: readonly Change[]): Resume {
  const { texts, dropped, orders } = effectsOf(changes);
  const lines = (entry: string, list: readonly Text[]): Text[] =>
    reorder(list, orders.get(entry))
      .filter((line) => !dropped.has(`${entry}.${line.id}`))
      .map((line) => ({ id: line.id, text: texts.get(`${entry}.${line.id}`) ?? line.text }));
  const withBullets = <T extends { id: string; bullets: Text[] }>(entry: T): T => ({
    ...entry,
    bullets: lines(entry.id, entry.bullets),
  });
  return {
    ...source,
    headline: texts.get("headline") ?? source.headline,
    summary: dropped.has("summary") ? "" : (texts.get("summary") ?? source.summary),
    competencies: lines("cmp", source.competencies),
    experience: source.experience.map(withBullets),
    projects: source.projects.map(withBullets),
    volunteer: source.volunteer.map(withBullets),
    leadership: source.leadership.map(withBullets),
    teaching: source.teaching.map(withBullets),
    military: source.military.map(withBullets),
    skills: source.skills.map((group) => ({ ...group, skills: lines(group.id, group.skills) })),
  };
}

/** The changes that are part of the document. */
export function acceptedOf(changes: readonly Change[]): Change[] {
  return changes.filter(isApplied);
}
