import * as fc from "fast-check";
import * as z from "zod/mini";

type Node = Readonly<Record<string, unknown>>;

const nodeSchema = z.record(z.string(), z.unknown());
const mostItems = 4;
/** Some checks are not told in JSON Schema, so that some of what is made is refused. */
const tries = 3;

/** Texts whose form only code checks. */
const formed: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.test$/),
  confirm: fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.test$/),
};

function nodeOf(value: unknown): Node {
  const parsed = nodeSchema.safeParse(value);
  return parsed.success ? parsed.data : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown, standard: number): number {
  return typeof value === "number" ? value : standard;
}

function textArbitrary(node: Node): fc.Arbitrary<string> {
  const { pattern, minLength, maxLength } = node;
  const most = Math.min(numberOf(maxLength, 40), 200);
  if (typeof pattern === "string") {
    const matching = fc.stringMatching(new RegExp(pattern, "u"));
    return matching.filter((text) => text.length <= numberOf(maxLength, Number.MAX_SAFE_INTEGER));
  }
  return fc.string({
    minLength: Math.min(numberOf(minLength, 0), most),
    maxLength: most,
    unit: "grapheme",
  });
}

function numberArbitrary(node: Node): fc.Arbitrary<number> {
  const min = numberOf(node["minimum"], -1_000);
  const max = Math.max(min, numberOf(node["maximum"], min + 2_000));
  if (node["type"] === "integer") {
    return fc.integer({ min: Math.ceil(Math.max(min, -2e9)), max: Math.floor(Math.min(max, 2e9)) });
  }
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function objectArbitrary(node: Node, root: Node, depth: number): fc.Arbitrary<unknown> {
  const required = listOf(node["required"]).map(String);
  const properties = Object.entries(nodeOf(node["properties"]));
  const optional = depth > 5 ? [] : properties.filter(([key]) => !required.includes(key));
  const part = ([key, value]: [string, unknown]) => [
    key,
    formed[key] ?? arbitraryIn(value, root, depth + 1),
  ];
  const demanded = properties.filter(([key]) => required.includes(key));
  const model = Object.fromEntries([...demanded, ...optional].map(part));
  const whole: fc.Arbitrary<Node> = fc.record(model, { requiredKeys: required });
  const { additionalProperties } = node;
  if (properties.length > 0 || typeof additionalProperties !== "object") return whole;
  return fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    arbitraryIn(additionalProperties, root, depth + 1),
    {
      maxKeys: mostItems,
    },
  );
}

function arrayArbitrary(node: Node, root: Node, depth: number): fc.Arbitrary<unknown> {
  const minLength = numberOf(node["minItems"], 0);
  const most = depth > 4 ? minLength : Math.max(minLength, mostItems);
  const maxLength = Math.min(most, numberOf(node["maxItems"], most));
  const tuple = listOf(node["prefixItems"]);
  if (tuple.length > 0) return fc.tuple(...tuple.map((item) => arbitraryIn(item, root, depth + 1)));
  return fc.array(arbitraryIn(node["items"], root, depth + 1), { minLength, maxLength });
}

/** The part of a document that `#/...` names. */
function resolve(reference: string, root: Node): unknown {
  if (reference === "#") return root;
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => nodeOf(value)[key], root);
}

function arbitraryIn(value: unknown, root: Node, depth: number): fc.Arbitrary<unknown> {
  const node = nodeOf(value);
  if (typeof node["$ref"] === "string")
    return arbitraryIn(resolve(node["$ref"], root), root, depth);
  if ("const" in node) return fc.constant(node["const"]);
  const choices = listOf(node["enum"]);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const variants = [...listOf(node["anyOf"]), ...listOf(node["oneOf"])];
  if (variants.length > 0) {
    return fc.oneof(...variants.map((variant) => arbitraryIn(variant, root, depth + 1)));
  }
  switch (node["type"]) {
    case "string":
      return textArbitrary(node);
    case "number":
    case "integer":
      return numberArbitrary(node);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrayArbitrary(node, root, depth);
    case "object":
      return objectArbitrary(node, root, depth);
    default:
      return fc.constantFrom(null, 1, "x", true);
  }
}

/** A source of values that a schema takes and, apart from that, is random. */
export function valuesOf(schema: z.ZodMiniType, seed: number, count: number): unknown[] {
  const node = nodeOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  const made = fc.sample(arbitraryIn(node, node, 0), { seed, numRuns: count * tries });
  return made.filter((value) => schema.safeParse(value).success).slice(0, count);
}
