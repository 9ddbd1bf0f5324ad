import { foldText } from "@savile/taxonomy";

/** Joins a list: "a", "a and b", "a, b and c" (with a comma before "and" when asked). */
export function joinList(parts: readonly string[], oxford = true): string {
  if (parts.length <= 1) return parts[0] ?? "";
  const last = parts.at(-1) ?? "";
  const head = parts.slice(0, -1);
  return `${head.join(", ")}${oxford && head.length > 1 ? "," : ""} and ${last}`;
}

/** Initials with stops and figures that are said with a vowel first: "M.Sc.", "8-inch". */
const opensSpelled = /^[^\p{L}\p{N}]*(?:[AEFHILMNORSX]\.\p{L}|8|18|11(?!\p{N}))/u;

/** Whether words hold a comma or an "and" of their own, outside brackets. */
function holdsMore(part: string): boolean {
  return /,|\band\b/u.test(part.replace(/\([^()]*\)/gu, ""));
}

/** Joins things that may hold commas or an "and" of their own: then semicolons stand between them. */
export function joinItems(parts: readonly string[]): string {
  if (!parts.some(holdsMore)) return joinList(parts, false);
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join("; ")}; and ${last}`;
}

/** "a" or "an" by sound: "an ICU nurse", "an M.Sc.", "a university", "an hour". */
export function articleFor(phrase: string): "a" | "an" {
  const word = /[\p{L}\p{N}]+/u.exec(foldText(phrase))?.[0] ?? "";
  if (opensSpelled.test(phrase) || /^[FHLMNRSX]\p{Lu}+\p{Ll}/u.test(word)) return "an";
  if (/^[A-Z]{2,}$/.test(word) && !/^[A-Z]*[AEIOU][A-Z]*[AEIOU]/.test(word))
    return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  if (/^(?:uni(?!n)|use|usu|eu|one|ut[io])/i.test(word)) return "a";
  if (/^(?:hour|honest|honor|heir|hono)/i.test(word)) return "an";
  return /^[aeiou]/i.test(word) ? "an" : "a";
}

/** Lower-cases the first letter unless the first word is a name or an abbreviation. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}'&/+.#-]+/u.exec(text)?.[0] ?? "";
  if (word.length > 1 && /[\p{Lu}\d]/u.test(word.slice(1))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Upper-cases the first letter, unless the first word is written with a capital inside: "iDEAL", "sACN". */
export function upperFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text without the full stop at its end. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.;,\s]+$/, "");
}

/** A text that ends with one full stop, unless it ends with another mark. */
export function withStop(text: string): string {
  const bare = text.trim();
  return /[.!?]["')]?$/.test(bare) ? bare : `${bare.replace(/[;,:]$/, "")}.`;
}

/** Number of words. */
export function wordCount(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/).length;
}
