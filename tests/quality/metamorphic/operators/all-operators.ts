import { joins } from "./joins.ts";
import { numbers } from "./numbers.ts";
import type { Operator } from "./operator.ts";
import { periods } from "./periods.ts";
import { trims } from "./trims.ts";
import { voices } from "./voices.ts";

/** Names of the operators whose sentences are made of the person's own words alone. */
export const ownWords: ReadonlySet<string> = new Set(joins.map(({ name }) => name));

/** Every operation that keeps the meaning of a line. */
export const keepers: readonly Operator[] = [...joins, ...numbers, ...periods, ...trims, ...voices];
