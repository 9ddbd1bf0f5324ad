import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

/** The form of a deed; "either" is the same now and then ("set"), or may be a noun. */
type Form = "past" | "base" | "third" | "gerund" | "either";

const notVerbs = ["prep", "name", "num", "det", "adv"];

function formOfVerb({ tags }: TaggedToken): Form | undefined {
  if (tags.has("v.d")) return tags.has("v.b") ? "either" : "past";
  if (tags.has("v.b")) return "base";
  if (tags.has("v.s")) return "third";
  return tags.has("v.g") ? "gerund" : undefined;
}

/** Whether a word is a noun more often than a verb. */
function isMostlyNoun(words: Words, { low, tags, verbs }: TaggedToken): boolean {
  if (tags.has("adj") && tags.has("v.b")) return true;
  if (!tags.has("n.s") && !tags.has("n.p")) return false;
  const asVerb = Math.max(...verbs.map((verb) => words.frequency(verb, "verb")));
  const nouns = words.lemmas(low, "noun").map((one) => words.frequency(one, "noun"));
  return Math.max(0, ...nouns) >= asVerb;
}

/** Words that only an object begins with: what stands before them is a verb. */
const sureOpeners = ["det", "det.s", "poss", "num"];
const objectOpeners = [...sureOpeners, "det.p", "n.p", "n.s", "adj", "name", "pr.o", "v.g"];

function hasOneOf(token: TaggedToken | undefined, tags: readonly string[]): boolean {
  return token !== undefined && tags.some((tag) => token.tags.has(tag));
}

/** The word with which the object of a verb begins: behind its particle. */
function objectOf(tokens: readonly TaggedToken[], at: number): TaggedToken | undefined {
  const next = tokens[at + 1];
  const isAmount =
    /^(?:about|over|around|up|under)$/.test(next?.low ?? "") &&
    tokens[at + 2]?.tags.has("num") === true;
  if (next?.tags.has("part") === true || isAmount) return tokens[at + 2];
  return next?.tags.has("prep") === true ? undefined : next;
}

function mayBeVerb(token: TaggedToken): boolean {
  return token.verbs.length > 0 && !hasOneOf(token, notVerbs);
}

/** The form of a word that is a verb where it stands. */
function formOf(words: Words, tokens: readonly TaggedToken[], at: number): Form | undefined {
  const token = tokens[at];
  const object = objectOf(tokens, at);
  if (token === undefined || !mayBeVerb(token) || !hasOneOf(object, objectOpeners))
    return undefined;
  const isSure = tokens[at - 1]?.text === "I" || hasOneOf(object, sureOpeners);
  if (isSure || !isMostlyNoun(words, token)) return formOfVerb(token);
  return tokens[at - 1]?.tags.has("comma") === true ? "either" : undefined;
}

interface Head {
  readonly form: Form;
  readonly at: number;
  readonly isLast: boolean;
}

/** Places where a verb of the row may stand: where it begins, and behind each comma or "and". */
function headsOf(words: Words, tokens: readonly TaggedToken[], from: number): Head[] {
  return tokens.flatMap((_, at) => {
    const before = tokens[at - 1];
    const isPlace = at === from || before?.low === "and" || before?.tags.has("comma") === true;
    const form = at >= from && isPlace ? formOf(words, tokens, at) : undefined;
    return form === undefined ? [] : [{ form, at, isLast: before?.low === "and" }];
  });
}

/** Words that open another clause or verb, beside which the row goes on in another form. */
const told =
  /^(?:who|which|that|when|while|if|because|where|is|are|was|were|am|be|been|can|will|would|could|should|may|must|now|still|currently|help|helped|let|made|make|by|before|after|since|so|how|what|whose|as)$/;

function opensOther(tokens: readonly TaggedToken[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.low === "to") return next?.tags.has("v.b") === true && !next.tags.has("name");
  return token !== undefined && (told.test(token.low) || token.tags.has("joint"));
}

/** Where a row of deeds may begin: at the first word of a line, or behind "I". */
function startOf(words: Words, tokens: readonly TaggedToken[]): number | undefined {
  const me = tokens.findIndex(({ text }) => text === "I");
  const isHelped =
    /^(?:have|had|'ve)$/.test(tokens[me + 1]?.low ?? "") || tokens[me + 1]?.tags.has("adv");
  if (me >= 0) return isHelped === true ? me + 2 : me + 1;
  return formOf(words, tokens, 0) === "past" ? 0 : undefined;
}

/** Whether an "-ing" form goes with something else than the deeds: "enjoy", "for", another "-ing". */
function isOwnGerund(tokens: readonly TaggedToken[], lead: number, at: number): boolean {
  if (hasOneOf(tokens[lead], ["ger.d", "ger.b", "stat.d", "stat.b"])) return true;
  if (tokens[lead + 1]?.tags.has("pr.o") === true) return true;
  const heads = tokens.slice(lead + 1, at);
  return heads.some(({ tags }) => tags.has("v.g") || (tags.has("prep") && !tags.has("part")));
}

/** The one deed of a row that is in another form than all others. */
function oddOf(heads: readonly Head[]): Head | undefined {
  const [leading, ...others] = heads;
  if (leading === undefined || leading.form === "either" || !heads.some((head) => head.isLast))
    return undefined;
  const [odd, second] = others.filter(({ form }) => form !== leading.form && form !== "either");
  if (odd === undefined || second !== undefined) return undefined;
  return heads.length > 2 || odd.form !== "past" ? odd : undefined;
}

/** Whether an odd deed stands in a list of its own, or is an "-ing" form that goes with something else. */
function isFree(tokens: readonly TaggedToken[], heads: readonly Head[], odd: Head): boolean {
  if (odd.isLast && heads.at(-1) !== odd) return true;
  const lead = heads.filter(({ at }) => at < odd.at).at(-1)?.at ?? 0;
  return odd.form === "gerund" && (!odd.isLast || isOwnGerund(tokens, lead, odd.at));
}

/** One deed of a row in another form than all others: "planned routes, briefed drivers and check logs". */
export function parallelFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  const from = startOf(words, tokens);
  if (from === undefined) return [];
  const heads = headsOf(words, tokens, from);
  const odd = heads[0]?.at === from ? oddOf(heads) : undefined;
  if (odd === undefined) return [];
  const between = tokens.slice(0, odd.at).some((_, at) => at >= from && opensOther(tokens, at));
  return between || isFree(tokens, heads, odd)
    ? []
    : [{ kind: "unconjugated-conjunct", span: tokens[odd.at]?.text ?? "" }];
}
