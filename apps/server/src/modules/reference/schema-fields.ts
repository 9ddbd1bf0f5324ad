import { escapeHtml } from "../outbox/write-mail.ts";

/** A part of a JSON Schema, as far as the reference reads it. */
interface Schema {
  readonly type?: unknown;
  readonly properties?: unknown;
  readonly required?: unknown;
  readonly items?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly anyOf?: unknown;
  readonly maxLength?: unknown;
}

/** Below this depth the machine-readable description goes on. */
const deepest = 3;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function schemaOf(value: unknown): Schema {
  return typeof value === "object" && value !== null ? value : {};
}

/** What a value is, in one word or a few. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = listOf(schema.enum);
  if (choices.length > 0) return choices.map((one) => JSON.stringify(one)).join(" | ");
  const either = listOf(schema.anyOf);
  if (either.length > 0)
    return [...new Set(either.map((one) => typeOf(schemaOf(one))))].join(" | ");
  if (schema.type === "array") return `list of ${typeOf(schemaOf(schema.items))}`;
  const type = typeof schema.type === "string" ? schema.type : "any";
  return typeof schema.maxLength === "number" ? `${type}, at most ${schema.maxLength}` : type;
}

/** The schema inside that has fields: of a list its items, of a choice the first that has some. */
function fielded(schema: Schema): Schema | null {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return fielded(schemaOf(schema.items));
  const inside = listOf(schema.anyOf).map((one) => fielded(schemaOf(one)));
  return inside.find((one) => one !== null) ?? null;
}

/** The fields of a schema as a nested list; nothing where it has none. */
export function fieldsOf(value: unknown, depth = 1): string {
  const schema = fielded(schemaOf(value));
  if (schema === null || depth > deepest) return "";
  const required = listOf(schema.required);
  const rows = Object.entries(Object(schema.properties)).map(([name, part]) => {
    const optional = required.includes(name) ? "" : " <i>optional</i>";
    const type = escapeHtml(typeOf(schemaOf(part)));
    const inside = fieldsOf(part, depth + 1);
    return `<li><code>${escapeHtml(name)}</code> <span>${type}</span>${optional}${inside}</li>`;
  });
  return rows.length === 0 ? "" : `<ul>${rows.join("")}</ul>`;
}
