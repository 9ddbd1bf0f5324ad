import type { Tables } from "@savile/taxonomy";

/** Opens what is known of titles, skills, tools and programs; nothing where the asset cannot be read. */
export type LoadTables = () => Tables | undefined;

let load: LoadTables = () => undefined;

/** Says where the tables are, like `tellWords`: once in each program that matches, opened at first use. */
export function tellTables(how: LoadTables): void {
  load = how;
}

/** What is known of titles, skills, tools and programs; nothing in a program that was told of none. */
export function knownTables(): Tables | undefined {
  return load();
}
