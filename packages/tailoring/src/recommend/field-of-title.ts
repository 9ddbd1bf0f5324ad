import { occupationAt, titleOf } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { fieldsOfGroups } from "./profiles.data.ts";

function fieldOfGroup(minor: number): string | undefined {
  return fieldsOfGroups[Math.floor(minor / 10)] ?? fieldsOfGroups[Math.floor(minor / 100)];
}

/** A field of work; not sure where only the tail of the title is known ("backend engineer"). */
export interface TitleField {
  readonly field: string;
  readonly isSure: boolean;
}

/** The field of work in which most of the occupations are that a title names; none for a title of no known trade. */
export function fieldOfTitle(title: string): TitleField | undefined {
  const tables = knownTables();
  if (tables === undefined) return undefined;
  const { occupations, by } = titleOf(tables, title);
  const counts = new Map<string, number>();
  for (const row of occupations) {
    const field = fieldOfGroup(occupationAt(tables, row).minor);
    if (field !== undefined) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most === undefined ? undefined : { field: most[0], isSure: by !== "head" };
}
