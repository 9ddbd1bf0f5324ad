import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import { checkText } from "../../http/check-text.ts";
import { Refusal } from "../../errors/refusal.ts";
import { packText } from "../versions/pack-text.ts";
import type { ImportStep } from "./import-plan.ts";

type Row = Readonly<Record<string, unknown>>;

/** New ids by table and old id. */
export interface IdMap {
  find(table: PgTable, old: unknown): string | null;
  add(table: PgTable, old: string, id: string): void;
  /** A structure with the new ids in place of the old ones, wherever they stand in it. */
  rename(value: unknown): unknown;
}

function keyOf(table: PgTable, old: string): string {
  return `${getTableName(table)} ${old}`;
}

export function createIdMap(): IdMap {
  const ids = new Map<string, string>();
  const everywhere = new Map<unknown, string>();
  return {
    find: (table, old) => (typeof old === "string" ? (ids.get(keyOf(table, old)) ?? null) : null),
    add: (table, old, id) => {
      ids.set(keyOf(table, old), id);
      everywhere.set(old, id);
    },
    rename: (value) => {
      const text = JSON.stringify(value, (_, part: unknown) => everywhere.get(part) ?? part);
      const renamed: unknown = JSON.parse(text);
      return renamed;
    },
  };
}

/** A row cannot be taken over. */
export class UnusableRow extends Error {}

/** Whether an error says that an export was altered. */
export function isUnusable(error: unknown): boolean {
  return (
    error instanceof UnusableRow ||
    error instanceof Refusal ||
    error instanceof z.core.$ZodError ||
    error instanceof SyntaxError
  );
}

const longestText = 400_000;
const timeSchema = z.iso.datetime({ offset: true });

/** An absent value: empty, or what the column takes by itself. */
function absent(column: PgColumn): null | undefined {
  if (column.notNull && !column.hasDefault) throw new UnusableRow();
  return column.notNull ? undefined : null;
}

function textOf(column: PgColumn, value: unknown): string {
  const text = z.string().max(longestText).parse(value);
  const { enumValues } = column;
  if (enumValues !== undefined && !enumValues.includes(text)) throw new UnusableRow();
  return text;
}

function scalarOf(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return absent(column);
  const kind: string = column.dataType;
  if (kind === "date") return new Date(timeSchema.parse(value));
  if (kind === "number") return z.int32().parse(value);
  if (kind === "boolean") return z.boolean().parse(value);
  if (kind === "string") return textOf(column, value);
  throw new UnusableRow();
}

export interface TranslateInput {
  readonly step: ImportStep;
  readonly row: Row;
  readonly ids: IdMap;
  readonly accountId: string;
  readonly newId: () => string;
}

function referenceOf(input: TranslateInput, key: string, column: PgColumn): string | null {
  const table = input.step.references[key];
  const found = table === undefined ? null : input.ids.find(table, input.row[key]);
  if (found === null && column.notNull) throw new UnusableRow();
  return found;
}

function valueOf(input: TranslateInput, key: string, column: PgColumn): unknown {
  const { step, row } = input;
  if (key === "accountId") return input.accountId;
  if (key === step.id) return input.ids.find(step.table, row[key]) ?? input.newId();
  if (step.emptied.includes(key) || key === "blobKey") return null;
  if (step.references[key] !== undefined) return referenceOf(input, key, column);
  const schema = step.structures[key];
  return schema === undefined ? scalarOf(column, row[key]) : structureOf(input, key, schema);
}

type Structure = ImportStep["structures"][string];

function structureOf({ step, row, ids }: TranslateInput, key: string, schema: Structure): unknown {
  const value = schema.parse(row[key]);
  const isRenamed = step.renamed.includes(key);
  const own = isRenamed ? ids.rename(value) : value;
  const packed = own !== null && step.packed?.includes(key) === true;
  const stored = packed ? packText(JSON.stringify(own)) : own;
  // An id of an altered export may be a word that the structure needs: what is stored has to be read again.
  if (isRenamed) schema.parse(stored);
  return stored;
}

/**
 * A row of an export as one of this account: ids made anew, references followed, every value checked against
 * its column. Throws when it cannot be used.
 */
export function translateRow(input: TranslateInput): Record<string, unknown> {
  const { step, row } = input;
  checkText(row);
  const columns: Record<string, PgColumn> = getTableColumns(step.table);
  const values = Object.entries(columns).map(([key, column]) => [key, valueOf(input, key, column)]);
  const translated: Record<string, unknown> = Object.fromEntries(values);
  if (step.id !== null && typeof row[step.id] === "string") {
    input.ids.add(step.table, String(row[step.id]), String(translated[step.id]));
  }
  return translated;
}
