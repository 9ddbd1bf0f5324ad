import {
  entriesOf,
  isApplied,
  isOrder,
  linesAt,
  makeSections,
  resumeShape,
  withValue,
} from "@savile/model";
import type { Change, EntrySection, LinesShape, Resume, Text } from "@savile/model";

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

/** Ids of lines that the source has elsewhere and a change adds to a list: `x-docker`. */
function isAddedLine(id: string): boolean {
  return id.startsWith("x-");
}

/** Sections of which no entry is left out, and sections whose lines are written anew. */
const whole: ReadonlySet<EntrySection> = new Set(["experience", "education", "certifications"]);
const written: ReadonlySet<EntrySection> = new Set([
  "experience",
  "projects",
  "volunteer",
  "leadership",
  "teaching",
  "military",
  "skills",
]);

/** Sections in a new order; those that it does not name keep their place behind the others. */
function orderOf(sections: readonly string[], order: readonly string[] | undefined): string[] {
  if (order === undefined) return [...sections];
  return [...order, ...sections.filter((section) => !order.includes(section))];
}

/**
 * The tailored resume: always the source with the changes given, never an earlier output. Any subset of
 * the changes gives what would have been, had the others never been proposed.
 */
export function assemble(source: Resume, changes: readonly Change[]): Resume {
  const { texts, dropped, orders } = effectsOf(changes);
  const lines = (entry: string, list: readonly Text[]): Text[] => {
    const known = new Set(list.map((line) => line.id));
    const added = [...texts].flatMap(([path, text]) => {
      const id = path.startsWith(`${entry}.`) ? path.slice(entry.length + 1) : "";
      return isAddedLine(id) && !known.has(id) ? [{ id, text }] : [];
    });
    return reorder([...list, ...added], orders.get(entry))
      .filter((line) => !dropped.has(`${entry}.${line.id}`))
      .map((line) => ({ id: line.id, text: texts.get(`${entry}.${line.id}`) ?? line.text }));
  };
  const entries = <Section extends EntrySection>(section: Section) => {
    const list = entriesOf(source, section);
    if (whole.has(section)) return list;
    return dropped.has(section) ? [] : list.filter((entry) => !dropped.has(entry.id));
  };
  const withLines = <Part extends { id: string }>(entry: Part, shape: LinesShape | null): Part =>
    shape === null ? entry : withValue(entry, shape.name, lines(entry.id, linesAt(entry, shape)));
  return {
    ...source,
    headline: texts.get("headline") ?? source.headline,
    summary: dropped.has("summary") ? "" : (texts.get("summary") ?? source.summary),
    competencies: dropped.has("competencies") ? [] : lines("cmp", source.competencies),
    ...makeSections((section) =>
      written.has(section)
        ? entries(section).map((entry) => withLines(entry, resumeShape[section].lines))
        : entries(section),
    ),
    order: orderOf(source.order, orders.get("order")),
  };
}

/** The changes that are part of the document. */
export function acceptedOf(changes: readonly Change[]): Change[] {
  return changes.filter(isApplied);
}
