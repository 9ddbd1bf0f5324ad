import { knownWords } from "../knowledge/known-words.ts";
import { verbOf } from "../words/verbs.ts";

/** A form in which a verb can stand. */
export type Form = "base" | "third" | "past" | "gerund";

/** A verb that a word may be, and in which form. */
export interface VerbReading {
  readonly base: string;
  readonly form: Form;
}

const vowels = /[aeiou]/;

/** "stop" and "rig" double their last letter; "visit" and "play" do not. */
function doubles(base: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) || /^[^aeiou]*qui[^aeiouwxy]$/.test(base);
}

function endsInConsonantY(base: string): boolean {
  return base.endsWith("y") && !vowels.test(base.charAt(base.length - 2));
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1) ?? ""}ed` : `${base}ed`;
}

function regularGerund(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e") && !/(?:ee|ye|oe)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1) ?? ""}ing` : `${base}ing`;
}

function regularThird(base: string): string {
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** "retaught" of "reteach": what a prefix stands before keeps its forms. */
function underPrefix(base: string): { prefix: string; verb: string } | undefined {
  const found = /^(re-?|over|out|under|co-?|pre-?|un|mis|up)(\p{L}{3,})$/u.exec(base);
  const [, prefix = "", verb = ""] = found ?? [];
  return verb !== "" && verbOf(verb)?.form === "present" ? { prefix, verb } : undefined;
}

/** A verb in a form: "teach", past: "taught". */
export function inflect(base: string, form: Form): string {
  if (form === "base") return base;
  const known = verbOf(base);
  if (known?.form === "present" || known?.verb.base === base)
    return { past: known.verb.past, gerund: known.verb.gerund, third: known.verb.third }[form];
  const inner = underPrefix(base);
  if (inner !== undefined) return `${inner.prefix}${inflect(inner.verb, form)}`;
  if (form === "past") return regularPast(base);
  return form === "gerund" ? regularGerund(base) : regularThird(base);
}

/** In which form a word is a form of a verb; "written" by itself is none that a line can begin with. */
function formOf(word: string, base: string): Form | undefined {
  if (word === base) return "base";
  if (word.endsWith("ing")) return "gerund";
  if (word === regularThird(base) || word === inflect(base, "third")) return "third";
  const known = verbOf(base)?.verb;
  const participle = known?.base === base && word === known.participle && word !== known.past;
  return participle ? undefined : "past";
}

/** Every verb that a word may be a form of, the table's first. */
export function verbReadings(word: string): VerbReading[] {
  const lower = word.toLowerCase();
  const known = verbOf(lower)?.verb;
  const bases = [
    ...(known === undefined ? [] : [known.base]),
    ...(knownWords()?.lemmas(lower, "verb") ?? []),
  ];
  const own = [...new Set(bases)].flatMap((base): VerbReading[] => {
    const form = formOf(lower, base);
    // "cut", "set", "read": the past looks like the base.
    const same = form === "base" && inflect(base, "past") === lower;
    return [
      ...(form === undefined ? [] : [{ base, form }]),
      ...(same ? [{ base, form: "past" as const }] : []),
    ];
  });
  return bases.length === 0 ? readingsUnderPrefix(lower) : own;
}

const verbPrefix = /^(?:co|re|pre|de|un|over|under|out|cross|fine|spot|hand|mis|double|self)-$/;

/** "co-founded", "re-trains": the verb stands behind the hyphen; "industry-leading" is none. */
function readingsUnderPrefix(lower: string): VerbReading[] {
  const at = lower.lastIndexOf("-");
  if (!verbPrefix.test(lower.slice(0, at + 1))) return [];
  const prefix = lower.slice(0, at + 1);
  // "pre-trip inspections": in other forms the word rather describes.
  return verbReadings(lower.slice(at + 1))
    .filter(({ form }) => form === "past" || form === "gerund")
    .map(({ base, form }) => ({ base: `${prefix}${base}`, form }));
}
