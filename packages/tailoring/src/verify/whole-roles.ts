import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import type { PrintedLine } from "../match/printed.ts";

/** Whether a text reads like a name: most of its words of some length begin with a capital. */
function isName(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
}

/** Without a title, and with a line in place of an employer: it was a line of the role above it. */
function isLine({ title, org }: SourceRole): boolean {
  return title === "" && org !== "" && !isName(org);
}

/** An engagement of a role without lines of its own, in whose time it lies: a show of a "Freelance" stage manager. */
function isWithin(role: SourceRole, above: SourceRole): boolean {
  if (above.lines.length > 0 || role.range === undefined || above.range === undefined) return false;
  const { from, to } = above.range;
  const isLonger = to - from > role.range.to - role.range.from;
  return isLonger && from <= role.range.from && role.range.to <= to;
}

/** The rest of a role above it without lines: no employer was read for it, so that its title is another one held there. */
function isRest({ org }: SourceRole, before: SourceRole | undefined): boolean {
  return org === "" && before?.org !== "" && before?.lines.length === 0;
}

/** For each role that was split off another the id of the other, in the order of the file. */
function splitOff(roles: readonly SourceRole[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let above: SourceRole | undefined;
  for (const [index, role] of roles.entries()) {
    if (!role.paid) continue;
    const isPart =
      above !== undefined &&
      (isLine(role) || isWithin(role, above) || isRest(role, roles[index - 1]));
    if (isPart && above !== undefined) found.set(role.id, above.id);
    else above = role;
  }
  return found;
}

function widest(parts: readonly SourceRole[]): Pick<SourceRole, "range"> {
  const ranges = parts.flatMap(({ range }) => range ?? []);
  const [first] = ranges;
  if (first === undefined) return {};
  const from = Math.min(...ranges.map((one) => one.from));
  const to = Math.max(...ranges.map((one) => one.to));
  return { range: { from, to, open: ranges.some(({ open }) => open) } };
}

/** The header of what was split off, as the file prints it: a line of the whole role. */
function headLine({ text, values }: PrintedLine, entry: string): SourceLine | undefined {
  const [first] = values;
  return first === undefined || first.kind === "bullet"
    ? undefined
    : { ...first, entry, kind: "bullet", place: "role", text, ...analyse(text, false) };
}

/**
 * A source in which the pieces that the reading made of one role stand in that role again: lines that were taken for a
 * header, engagements below a header of their own, the rest of a role below a second header.
 */
export function wholeRoles(source: Source): Source {
  const parents = splitOff(source.roles);
  if (parents.size === 0) return source;
  const moved = new Map<SourceLine, SourceLine>();
  for (const line of source.lines) {
    const entry = parents.get(line.entry ?? "");
    if (entry !== undefined) moved.set(line, { ...line, entry });
  }
  const now = (line: SourceLine) => moved.get(line) ?? line;
  const printed = source.printed.map(({ text, values }) => ({ text, values: values.map(now) }));
  const heads = source.printed.flatMap((line) => {
    const entry = parents.get(line.values[0]?.entry ?? "");
    return entry === undefined ? [] : (headLine(line, entry) ?? []);
  });
  const asHead = new Map(heads.map((head) => [head.address, head]));
  const lines = source.lines.map((line) => asHead.get(line.address) ?? now(line));
  const roles = source.roles
    .filter(({ id }) => !parents.has(id))
    .map((role): SourceRole => {
      const parts = source.roles.filter(({ id }) => id === role.id || parents.get(id) === role.id);
      if (parts.length === 1) return role;
      const own = lines.filter(
        (line) => line.entry === role.id && (line.place === "role" || line.place === "activity"),
      );
      return { ...role, ...widest(parts), lines: own };
    });
  return {
    ...source,
    lines,
    byAddress: new Map(lines.map((line) => [line.address, line])),
    roles,
    printed,
  };
}
