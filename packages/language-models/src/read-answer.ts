import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod/mini";

/** The JSON of an answer: as it is, out of a fence, or between the first and the last brace. */
function jsonOf(text: string): unknown {
  const fence = text.indexOf("```");
  const from = text.indexOf("{", Math.max(0, fence));
  const to = text.lastIndexOf("}");
  for (const candidate of [text, from >= 0 && to > from ? text.slice(from, to + 1) : ""]) {
    try {
      return JSON.parse(candidate);
    } catch {
      continue;
    }
  }
  return undefined;
}

/** The value of an answer, or what is wrong with it in words that a model can act on. */
export function readAnswer<T>(text: string, schema: z.ZodMiniType<T>): Result<T, string> {
  if (text.trim() === "") return err("The answer is empty.");
  const value = jsonOf(text);
  if (value === undefined) return err("The answer is not JSON.");
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues
    .slice(0, 4)
    .map((issue) => `${issue.path.join(".") || "the answer"}: ${issue.message}`);
  return err(`The answer has another shape than was asked for: ${issues.join("; ")}.`);
}

/** The JSON schema (draft 7) of an answer; servers in strict mode want every object closed. */
export function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  return closed(rest);
}

/** Bounds are ours to check; some servers refuse to be told of them. */
const bounds = new Set(["maxLength", "minLength", "maxItems", "minItems", "maximum", "minimum"]);

function closed(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(schema)
    .filter(([key]) => !bounds.has(key))
    .map(([key, value]): [string, unknown] => [key, closedValue(value)]);
  const made = Object.fromEntries(entries);
  return made["type"] === "object" ? { ...made, additionalProperties: false } : made;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  if (typeof value !== "object" || value === null) return value;
  return closed({ ...value });
}
