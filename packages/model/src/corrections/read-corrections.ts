import { assertNever } from "../base/result.ts";
import { entrySections } from "./sections.ts";
import type { Correction } from "./correction.ts";

type FieldKind = "text" | "text?" | "text|null" | "section" | "values";

const fields: Readonly<Record<Correction["op"], Readonly<Record<string, FieldKind>>>> = {
  set: { path: "text", text: "text" },
  confirm: { path: "text" },
  swap: { path: "text", to: "text" },
  addLine: { entry: "text", id: "text", text: "text", before: "text|null" },
  removeLine: { path: "text" },
  moveLine: { path: "text", entry: "text", id: "text", before: "text|null" },
  addEntry: { section: "section", id: "text", values: "values", before: "text|null" },
  removeEntry: { entry: "text" },
  moveEntry: { entry: "text", section: "section", id: "text", before: "text|null" },
  mergeEntry: { entry: "text", into: "text" },
  placeLine: { line: "text", to: "text", text: "text?" },
  leave: { what: "text" },
};
const sections: readonly unknown[] = entrySections;

function isValues(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === "object" &&
        one !== null &&
        typeof Reflect.get(one, "field") === "string" &&
        typeof Reflect.get(one, "text") === "string",
    )
  );
}

function isOfKind(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "text?":
      return value === undefined || typeof value === "string";
    case "text|null":
      return value === null || typeof value === "string";
    case "section":
      return sections.includes(value);
    case "values":
      return isValues(value);
    default:
      return assertNever(kind);
  }
}

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== "object" || value === null) return false;
  const op: unknown = Reflect.get(value, "op");
  const shape = Object.entries(fields).find(([name]) => name === op)?.[1];
  if (shape === undefined || !isOfKind(Reflect.get(value, "at"), "text?")) return false;
  return Object.entries(shape).every(([name, kind]) => isOfKind(Reflect.get(value, name), kind));
}

/**
 * Corrections that a browser kept, without the schemas: `null` where the value is none. Lengths and places
 * are checked when they are applied.
 */
export function readCorrections(value: unknown): Correction[] | null {
  return Array.isArray(value) && value.every(isCorrection) ? value : null;
}
