import { knownWords } from "../knowledge/known-words.ts";
import { articleFor } from "../words/phrases.ts";
import { inflect, verbReadings } from "./inflect.ts";
import { isCounted } from "./kind-of.ts";
import { readGroup } from "./noun-group.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, opensObject, readingIn } from "./word-class.ts";

/** "migration", "redesign", "launch": what is done to what follows "of". */
function isDeed(noun: string): boolean {
  const asVerb = verbReadings(noun).some(({ form }) => form === "base");
  return asVerb || (knownWords()?.derivations(noun, "noun") ?? []).length > 0;
}

/** Verbs after which something new is there: it is told as one of its kind. */
const making = new Set(
  "build create design develop write draft launch establish found introduce produce craft code prototype invent start install".split(
    " ",
  ),
);
/** Verbs that form one expression with a bare noun. */
const idioms = new Set("take make have gain get give play keep lose hold pay put set".split(" "));

/** "sensitive and complex claims": the word before "and" describes what stands behind. */
function describesNext(tokens: readonly LineToken[], end: number): boolean {
  return classOf(tokens[end - 1]).adjective && /^(?:and|or|,)$/.test(tokens[end]?.lower ?? "");
}

/**
 * The article that a resume leaves out behind a verb: "operated cash register", "led migration of two sites".
 * Empty where none is missing, or where nobody can say.
 */
export function missingArticle(tokens: readonly LineToken[], at: number, base: string): string {
  const group = readGroup(tokens, at + 1);
  const first = tokens[group.start];
  const last = tokens[group.end - 1];
  if (first === undefined || last === undefined || group.end <= group.start) return "";
  const noun = classOf(last);
  const bare = group.opened || opensObject(first) || describesNext(tokens, group.end);
  // "helped create", "resolve sensitive issues": what follows is no thing.
  const deed = readingIn(classOf(first), "base") !== undefined && !classOf(first).noun;
  const open = bare || deed || !noun.noun || noun.plural || !/^[\p{Ll}]/u.test(last.text);
  if (open || group.end - group.start > 4 || idioms.has(base)) return "";
  // A gerund or adverb at its head is no noun group.
  if (classOf(first).adverb || inflect(first.lower, "base").endsWith("ing")) return "";
  const next = tokens[group.end];
  if (next?.lower === "of" && isDeed(last.lower)) return "the ";
  const compound = tokens
    .slice(group.end - 2, group.end)
    .map(({ lower }) => lower)
    .join(" ");
  if (!isCounted(last.lower) && !isCounted(compound)) return "";
  return making.has(base) ? `${articleFor(first.text)} ` : "the ";
}
