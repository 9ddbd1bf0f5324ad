import type { Fact, Period } from "@savile/model";
import type { FileLine } from "../match/printed.ts";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { monthRange } from "../text/months.ts";
import { besideDates, periodOf } from "./reading/dated-header.ts";

/** A header line with dates from which nothing was read, above the first line of a role that was read without it. */
interface Headed {
  readonly entry: string;
  readonly text: string;
  readonly org: string;
  readonly period: Period;
  readonly title: string;
}

/** Whether the dates of a role are only a beginning within a stretch of time, as of a second title. */
function isHalfDated(
  { period: { text, start } }: SourceRole,
  { start: from, end }: Period,
): boolean {
  const isOne =
    text.match(/\d{4}/g)?.length === 1 && !/present|now|today|current|date/iu.test(text);
  return isOne && from <= start && (end === "present" || start <= end);
}

function headedIn({ roles }: Source, facts: readonly Fact[], lines: readonly FileLine[]): Headed[] {
  const seen = lines.filter(({ hidden }) => hidden === undefined);
  const held = new Map(
    facts.flatMap(({ id, span }) => (span?.lines ?? []).map((line) => [line, id])),
  );
  return seen.flatMap((line, at): Headed[] => {
    const next = seen[at + 1];
    const entry = held.get(next?.id ?? "")?.split(".")[0];
    const role = roles.find(({ id }) => id === entry);
    if (held.has(line.id) || next === undefined || role === undefined) return [];
    const [period, org] = [periodOf(line.text), besideDates(line.text)];
    if (period === undefined || org === "" || !isHalfDated(role, period)) return [];
    return [{ entry: role.id, text: line.text, org, period, title: next.text }];
  });
}

function withHead(line: SourceLine, { org, period, title }: Headed, role: SourceRole): SourceLine {
  if (line.address === role.orgAddress) return { ...line, text: org };
  if (line.address === role.titleAddress) return { ...line, text: title };
  return line.address === role.datesAddress ? { ...line, text: period.text } : line;
}

/**
 * A source whose roles have the header that the file prints above them: where nothing was read from the line with the
 * employer and the dates, two titles below it were taken for a title and an employer.
 */
export function withHeaders(
  source: Source,
  facts: readonly Fact[],
  lines: readonly FileLine[] = [],
): Source {
  const heads = new Map(headedIn(source, facts, lines).map((one) => [one.entry, one]));
  if (heads.size === 0) return source;
  const roles = source.roles.map((role): SourceRole => {
    const head = heads.get(role.id);
    if (head === undefined) return role;
    const { org, period, title } = head;
    const range = monthRange(period, source.today);
    return { ...role, org, period, title, ...(range === undefined ? {} : { range }) };
  });
  const changed = source.lines.map((line) => {
    const head = heads.get(line.entry ?? "");
    const role = source.roles.find(({ id }) => id === line.entry);
    return head === undefined || role === undefined ? line : withHead(line, head, role);
  });
  const now = new Map(source.lines.map((line, at) => [line, changed[at] ?? line]));
  const printed = source.printed.map(({ text, values }) => ({
    text,
    values: values.map((value) => now.get(value) ?? value),
  }));
  const above = [...heads.values()].map(({ text, entry }) => ({
    text,
    values: changed.filter((line) => line.entry === entry && line.kind !== "bullet").slice(0, 3),
  }));
  return {
    ...source,
    lines: changed,
    byAddress: new Map(changed.map((line) => [line.address, line])),
    roles,
    printed: [...printed, ...above],
  };
}
