import type { Fact } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { FileLine } from "../match/printed.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { degreesIn } from "../posting/degrees.ts";
import { isHeading, joined } from "./reading/printed-lines.ts";
import type { FoundRoles } from "./unread-roles.ts";

/** Which entry or value holds each line of a file. */
function holders(facts: readonly Fact[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, span } of facts)
    for (const line of span?.lines ?? []) found.set(line, [...(found.get(line) ?? []), id]);
  return found;
}

const isProse = (id: string) => id === "summary" || id === "headline";

/** A line that no value holds, with the role around it if there is one. */
interface LooseLine {
  readonly line: FileLine;
  readonly role: string | undefined;
}

/** Whether a line says anything: a word of some length beside its marks. */
function tells({ text }: FileLine): boolean {
  return /\p{L}{3,}/u.test(text) && !/@|\bcurriculum vitae\b/iu.test(text);
}

/** What decides whether a line is loose, found once for a file. */
interface Reading {
  /** What holds each line, prose left out. */
  readonly held: ReadonlyMap<string, readonly string[]>;
  readonly prose: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  /** Texts that are printed with a value of their own. */
  readonly printed: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

function readingOf(facts: readonly Fact[], { source, taken }: FoundRoles): Reading {
  const by = [...holders(facts)];
  const told = source.printed.filter(({ values }) => values.some(({ place }) => place !== "prose"));
  return {
    held: new Map(by.map(([line, ids]) => [line, ids.filter((id) => !isProse(id))])),
    prose: new Set(by.flatMap(([line, ids]) => (ids.some(isProse) ? [line] : []))),
    roles: new Set(source.roles.map(({ id }) => id)),
    printed: new Set(told.map(({ text }) => text)),
    taken,
  };
}

/** The role that a held line belongs to. */
function roleAt(ids: readonly string[], { roles }: Reading): string | undefined {
  const entry = ids[0]?.split(".")[0] ?? "";
  return roles.has(entry) ? entry : undefined;
}

/** Whether a line says something that no value says. */
function isLoose(line: FileLine, isLost: boolean, { held, prose, printed }: Reading): boolean {
  const isOpen = isLost || (!held.has(line.id) && !prose.has(line.id));
  return isOpen && tells(line) && !printed.has(line.text);
}

/** The prose below the first line of a role that was found in the file. */
function lostIn(seen: readonly FileLine[], { taken, prose }: Reading): ReadonlySet<string> {
  const first = seen.findIndex(({ id }) => taken.has(id));
  const below = first < 0 ? [] : seen.slice(first + 1);
  return new Set(below.map(({ id }) => id).filter((id) => prose.has(id)));
}

/**
 * The lines of a file that no value holds, headings left out. Prose below a role that was found in it is none: it was
 * read as such because the reading had lost its way.
 */
function looseIn(lines: readonly FileLine[], reading: Reading) {
  const seen = lines.filter(({ hidden }) => hidden === undefined);
  const lost = lostIn(seen, reading);
  const found: LooseLine[] = [];
  const headings: string[] = [];
  let role: string | undefined;
  for (const [at, line] of seen.entries()) {
    const isLost = lost.has(line.id);
    const ids = isLost ? [] : (reading.held.get(line.id) ?? []);
    if (reading.taken.has(line.id)) role = undefined;
    else if (isHeading(line, seen[at - 1], seen[at + 1])) {
      role = undefined;
      if (isLost) headings.push(line.id);
    } else if (ids.length > 0) role = roleAt(ids, reading);
    else if (isLoose(line, isLost, reading)) found.push({ line, role });
  }
  return { found, headings };
}

/** Closed class: where people study. */
const school = /\b(?:school|university|college|institute|academy|polytechnic|conservatoire)\b/iu;
const letters = /^[bm]\.?(?:a|sc?|eng|ed|phil|fa|ba)\b/iu;

/** Whether a line tells of a study: a degree by its name, or its letters at the head of a line with a school. */
function isStudy(text: string): boolean {
  return degreesIn(text).length > 0 || (letters.test(text) && school.test(text));
}

/** What a loose line is: a line of the role around it, a study, or an entry of its own. */
function placed(line: FileLine, role: string | undefined, at: number): SourceLine {
  const { text } = line;
  if (role !== undefined)
    return {
      address: `${role}.loose${at}`,
      text,
      kind: "bullet",
      entry: role,
      place: "role",
      ...analyse(text, false),
    };
  if (isStudy(text)) {
    const entry = `edu-loose${at}`;
    const address = `${entry}.degree`;
    return { address, text, kind: "degree", entry, place: "credential", ...analyse(text, false) };
  }
  const entry = `add-loose${at}`;
  const address = `${entry}.d1`;
  return { address, text, kind: "other", entry, place: "activity", ...analyse(text, false) };
}

/** The prose of a source without the lines that stand elsewhere now. */
function withoutLost(
  line: SourceLine,
  facts: readonly Fact[],
  lines: readonly FileLine[],
  gone: ReadonlySet<string>,
): SourceLine[] {
  const own = facts.find(({ id }) => id === line.address)?.span?.lines ?? [];
  if (!isProse(line.address) || !own.some((id) => gone.has(id))) return [line];
  const rest = lines.filter(({ id }) => own.includes(id) && !gone.has(id));
  const text = joined(rest)
    .map((one) => one.text)
    .join(" ");
  return text === "" ? [] : [{ ...line, text, ...analyse(text, false) }];
}

/**
 * A source in which also those printed lines count from which no value was made: each is a line of the role around it,
 * or else an entry of its own. A heading ends a role.
 */
export function withLooseLines(
  found: FoundRoles,
  facts: readonly Fact[],
  lines: readonly FileLine[] = [],
): Source {
  const { source, taken } = found;
  const loose = looseIn(lines, readingOf(facts, found));
  if (loose.found.length === 0 && taken.size === 0) return source;
  const gone = new Set([...taken, ...loose.headings, ...loose.found.map(({ line }) => line.id)]);
  const kept = source.lines.flatMap((line) => withoutLost(line, facts, lines, gone));
  const added = loose.found.map(({ line, role }, at) => placed(line, role, at + 1));
  const all = [...kept, ...added];
  return {
    ...source,
    lines: all,
    byAddress: new Map(all.map((line) => [line.address, line])),
    roles: source.roles.map((role) => {
      const own = added.filter(({ entry }) => entry === role.id);
      return own.length === 0 ? role : { ...role, lines: [...role.lines, ...own] };
    }),
    printed: [...source.printed, ...added.map((line) => ({ text: line.text, values: [line] }))],
  };
}
