import type { Entry } from "./entry.ts";

/** A title and an employer above a line with the name of a unit and its dates. */
function headsUnits({ title, organization, date, rest, header }: Entry): boolean {
  const dated = date?.place.line;
  if (title === undefined || organization === undefined || header.length < 3) return false;
  const isAbove = title.line !== dated && organization.line !== dated;
  return isAbove && header.at(-1) === dated && rest.some((part) => part.line === dated);
}

/** One line with one name and a range: the next unit below the same title and employer. */
function isNextUnit({ title, organization, location, date, header }: Entry): boolean {
  const names = [title, organization].filter((name) => name !== undefined);
  return (
    names.length === 1 &&
    header.length === 1 &&
    location === undefined &&
    date?.find.kind === "range" &&
    header[0] === date.place.line
  );
}

/** What someone did in several units of one employer under one title: each has its own line and dates. */
export function unitRoles(entries: readonly Entry[]): Entry[] {
  let head: Entry | undefined;
  return entries.map((entry) => {
    if (head === undefined || !isNextUnit(entry)) {
      head = headsUnits(entry) ? entry : undefined;
      return entry;
    }
    const { title, organization, location } = head;
    const unit = [entry.title, entry.organization].flatMap((name) => name ?? []);
    return {
      ...entry,
      ...(title === undefined ? {} : { title }),
      ...(organization === undefined ? {} : { organization }),
      ...(location === undefined ? {} : { location }),
      rest: [...unit, ...entry.rest],
    };
  });
}
