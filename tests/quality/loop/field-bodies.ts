import * as z from "zod";

type Node = Readonly<Record<string, unknown>>;
const nodeSchema = z.record(z.string(), z.unknown());

/** Longest text of a field whose schema does not say: less than any body may have. */
const longest = 200_000;
const deepest = 6;

function nodeOf(value: unknown): Node {
  const read = nodeSchema.safeParse(value);
  return read.success ? read.data : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown, standard: number): number {
  return typeof value === "number" ? value : standard;
}

/** What a field is filled with: a text of this length, or nothing special. */
type Fill = (length: number) => string;

interface Making {
  readonly known: Readonly<Record<string, unknown>>;
  /** The number of the text field that is filled. */
  readonly chosen: number;
  readonly fill: Fill;
  seen: number;
}

function textOf(node: Node, making: Making): string {
  const { maxLength, format, pattern, minLength } = node;
  making.seen += 1;
  const length = Math.min(numberOf(maxLength, longest), longest);
  if (making.seen - 1 === making.chosen) return making.fill(length);
  if (format === "date-time") return "2026-03-02T10:00:00.000Z";
  if (typeof pattern === "string") return "1";
  return "a".repeat(Math.max(1, numberOf(minLength, 1)));
}

function objectOf(node: Node, making: Making, depth: number): unknown {
  const properties = Object.entries(nodeOf(node["properties"]));
  const required = listOf(node["required"]);
  const shown = properties.filter(([name]) => depth < deepest || required.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      Object.hasOwn(making.known, name) && depth === 0
        ? making.known[name]
        : valueOf(value, making, depth + 1),
    ]),
  );
}

function plainOf(node: Node, making: Making): unknown {
  switch (node["type"]) {
    case "string":
      return textOf(node, making);
    case "integer":
    case "number":
      return Math.max(1, numberOf(node["minimum"], 1));
    case "boolean":
      return true;
    default:
      return null;
  }
}

function valueOf(value: unknown, making: Making, depth: number): unknown {
  const node = nodeOf(value);
  if ("const" in node) return node["const"];
  const [choice] = listOf(node["enum"]);
  if (choice !== undefined) return choice;
  const [variant] = [...listOf(node["anyOf"]), ...listOf(node["oneOf"])];
  if (variant !== undefined) return valueOf(variant, making, depth);
  if (node["type"] === "array") {
    return depth > deepest ? [] : [valueOf(node["items"], making, depth + 1)];
  }
  return node["type"] === "object" ? objectOf(node, making, depth) : plainOf(node, making);
}

/** A body of a schema with one of its text fields filled to the limit; `null` where it has no such field. */
export function bodyWith(
  schema: unknown,
  chosen: number,
  fill: Fill,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const making: Making = { known, chosen, fill, seen: 0 };
  const body = valueOf(schema, making, 0);
  return chosen < making.seen ? body : null;
}

const many = 250_000;

/** Bodies that are small to send and large to check: long lists, deep ones, many names. */
export function swollenBodies(
  schema: unknown,
  known: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  const properties = Object.entries(nodeOf(nodeOf(schema)["properties"]));
  const base = nodeOf(bodyWith(schema, 0, () => "a", known) ?? {});
  const withValue = (name: string, value: string): string =>
    JSON.stringify({ ...base, [name]: "@" }).replace('"@"', () => value);
  const zeros = `[${"0,".repeat(many)}0]`;
  const empties = `[${"{},".repeat(many / 2)}{}]`;
  const deep = `${"[".repeat(many)}${"]".repeat(many)}`;
  const names = `{${Array.from({ length: many / 10 }, (_, at) => `"k${at}":0`).join(",")}}`;
  return properties.flatMap(([name]) =>
    Object.entries({ zeros, empties, deep, names }).map(
      ([kind, value]) => [`${name}: ${kind}`, withValue(name, value)] as const,
    ),
  );
}
