import type { Tables } from "@savile/taxonomy";

/** Opens what titles, tools and skills are; nothing where the asset cannot be read. */
export type LoadTables = () => Tables | undefined;

let load: LoadTables = () => undefined;

/** Says where the tables are: once in each program, as with the words (`tellWords`). */
export function tellTables(how: LoadTables): void {
  load = how;
}

/** The tables of titles, tools and skills; nothing in a program that was told of none. */
export function knownTables(): Tables | undefined {
  return load();
}
