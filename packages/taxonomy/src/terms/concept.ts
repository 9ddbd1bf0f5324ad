import type { Tables } from "../tables/read-tables.ts";
import { conceptKinds } from "./kinds.ts";
import type { ConceptKind } from "./kinds.ts";

/** A skill, a piece of knowledge, a program, a tool or a category. `row` names it within one release of the tables. */
export interface Concept {
  readonly row: number;
  readonly kind: ConceptKind;
  readonly name: string;
}

/** What a concept of a row is. */
export function kindOf({ concepts }: Tables, row: number): ConceptKind {
  return conceptKinds[concepts.kinds[row] ?? 0] ?? "skill";
}

/** The concept of a row. */
export function conceptAt(tables: Tables, row: number): Concept {
  const { labels, labelStarts } = tables.concepts;
  return { row, kind: kindOf(tables, row), name: labels.at(labelStarts[row] ?? -1) };
}

/**
 * Every way to say a concept, its name first. Other labels are evidence that two phrases mean the same
 * kind of work, never that a person did it.
 */
export function labelsOf({ concepts }: Tables, row: number): string[] {
  const [from, to] = [concepts.labelStarts[row] ?? 0, concepts.labelStarts[row + 1] ?? 0];
  return Array.from({ length: to - from }, (_, at) => concepts.labels.at(from + at));
}

/** What a concept belongs to. It shows the category, and no other member of it. */
export function broaderOf(tables: Tables, row: number): Concept[] {
  const { broader, broaderStarts } = tables.concepts;
  const rows = broader.subarray(broaderStarts[row] ?? 0, broaderStarts[row + 1] ?? 0);
  return [...rows].map((one) => conceptAt(tables, one));
}

/** The members of a category, by row. Members are never evidence for each other. */
export function membersOf({ concepts }: Tables, row: number): number[] {
  const members: number[] = [];
  const { broader, broaderStarts, kinds } = concepts;
  for (let member = 0; member < kinds.length; member += 1) {
    const end = broaderStarts[member + 1] ?? 0;
    for (let at = broaderStarts[member] ?? 0; at < end; at += 1) {
      if (broader[at] === row) members.push(member);
    }
  }
  return members;
}
