import type { PrintedLine } from "../../match/printed.ts";
import type { Source } from "../../match/source.ts";

const known = new WeakMap<Source, Map<string, string>>();

function tells({ values }: PrintedLine): boolean {
  return values.some(({ place }) => place === "role" || place === "activity");
}

/** A header without its dates: the "02" of a month must not support a "two". */
function withoutDates({ text, values }: PrintedLine): string {
  return values
    .filter(({ kind }) => kind === "dates")
    .reduce((rest, dates) => rest.replace(dates.text, " "), text);
}

/** What the file prints above the lines of a role: title, employer and place, however they were read. */
export function printedHeader(source: Source, role: string): string {
  const own = known.get(source) ?? new Map<string, string>();
  known.set(source, own);
  const lines = () =>
    source.printed.filter(
      (line) => !tells(line) && line.values.some(({ entry }) => entry === role),
    );
  const made = own.get(role) ?? lines().map(withoutDates).join("\n");
  own.set(role, made);
  return made;
}
