import { verbOf, verbRank } from "../write/verbs.ts";
import { nounOpeners } from "../write/verbs.data.ts";
import type { VerbForm } from "../write/verbs.ts";
import { verbGroups } from "./thesaurus/verbs.data.ts";
import { agencyWords, groupNouns, intentBases, sharingBases } from "./agency.data.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { rootOf } from "./words.ts";

/**
 * Who did it: the person alone, the person as a helper or in a plan, the person with others, somebody
 * else, or the work itself as its effect.
 */
export type Agency = "own" | "hedged" | "shared" | "other" | "effect";

/** A verb of a text with the words that it governs. */
export interface Clause {
  readonly verb: FrameWord;
  readonly root: string;
  readonly form: VerbForm;
  readonly agency: Agency;
  /** Words that carry meaning from the verb to the next verb. */
  readonly words: readonly FrameWord[];
  /** Those of them before the first preposition. */
  readonly object: readonly FrameWord[];
  /** Whether a pronoun stands for what is meant. */
  readonly pronoun: boolean;
  /** Index of the verb in the words of the frame. */
  readonly index: number;
  /** Offset at which the clause ends. */
  readonly end: number;
}

interface VerbAt {
  readonly index: number;
  readonly form: VerbForm;
  readonly base: string;
}

const determiner =
  /^(?:a|an|the|this|these|those|my|our|your|his|her|its|their|each|every|all|no|of|for|in|on|at|from|with|into|per|about|over|under|between|after|before|during|through|as|than|new|more)$/;
const starter =
  /^(?:and|or|then|also|but|who|which|that|i|we|they|he|she|it|while|whose|successfully)$/;
const gerundStarter =
  /^(?:and|or|by|while|when|through|including|without|after|before|in|for|from|of)$/;

/** Verbs of the thesaurus that the table of verbs lacks; the first word of a group is one. */
const bareVerbs = new Set(verbGroups.split("\n").map((line) => line.split(" ")[0] ?? ""));

/** The form of a word as a verb; words in "-ed" count though the table lacks them. */
function formOf(lower: string): { form: VerbForm; base: string } | undefined {
  const known = verbOf(lower) ?? verbOf(lower.replace(/^(?:co|re|pre)(?=[a-z]{4})/, ""));
  if (known !== undefined) return { form: known.form, base: known.verb.base };
  if (bareVerbs.has(lower)) return { form: "present", base: lower };
  if (/^[a-z]{3,}ed$/.test(lower) && !/(?:eed|bed|red|hundred)$/.test(lower))
    return { form: "past", base: rootOf(lower) };
  return undefined;
}

function gapBefore(frame: Frame, index: number): string {
  const word = frame.words[index];
  const before = frame.words[index - 1];
  return word === undefined ? "" : frame.text.slice(before?.end ?? 0, word.start);
}

function opensSentence(frame: Frame, index: number): boolean {
  if (index === 0) return true;
  const gap = gapBefore(frame, index);
  if (/[.!?;\n(•]/.test(gap)) return true;
  const before = frame.words[index - 1];
  return (
    before !== undefined &&
    (before.lower.endsWith("ly") || before.lower === "currently") &&
    index === 1
  );
}

/** Where a verb begins: at the "co-" of "co-advised". */
function leadOf(frame: Frame, index: number): number {
  const before = frame.words[index - 1]?.lower ?? "";
  return /^(?:co|re|pre|self|cross)$/.test(before) && gapBefore(frame, index) === "-"
    ? index - 1
    : index;
}

/** Whether a past form stands for an adjective: "expired items", "the automated cabinets". */
function isAdjective(frame: Frame, index: number): boolean {
  const before = frame.words[index - 1]?.lower ?? "";
  const gap = gapBefore(frame, index);
  return (
    gap.includes("-") || (!/[,;]/.test(gap) && (determiner.test(before) || /^\d/.test(before)))
  );
}

function isVerbHere(
  frame: Frame,
  at: number,
  form: VerbForm,
  opener: VerbForm | undefined,
  last: VerbAt | undefined,
): boolean {
  const index = leadOf(frame, at);
  const before = frame.words[index - 1]?.lower ?? "";
  const after = frame.words[at + 1]?.lower ?? "";
  const comma = gapBefore(frame, index).includes(",");
  if (opensSentence(frame, index)) return true;
  if ((form === "third" || form === "past") && followsSubject(frame, at)) return true;
  if (before === "to") return form === "present" && after !== "";
  if (form === "past") {
    if (isAdjective(frame, index)) return false;
    return (
      comma ||
      starter.test(before) ||
      /^(?:by|under|with|to|in)$/.test(after) ||
      followsSubject(frame, index)
    );
  }
  if (form === "gerund")
    return (comma || gerundStarter.test(before)) && startsObject(frame, at + 1);
  if (/^(?:help|helped|helping|i|we|who|which|that)$/.test(before)) return after !== "";
  const infinitive =
    last?.form === "present" && frame.words[last.index - 1]?.lower === "to" && at - last.index <= 5;
  if (form !== opener && !(infinitive && form === "present")) return false;
  return (comma || /^(?:and|or|then|also)$/.test(before)) && startsObject(frame, at + 1);
}

/** "that the lead analyst presented": a relative word with its subject before the verb. */
function followsSubject(frame: Frame, index: number): boolean {
  for (let at = index - 2; at >= Math.max(0, index - 8); at -= 1) {
    const lower = frame.words[at]?.lower ?? "";
    if (/^(?:that|which|whom|who|where|when)$/.test(lower)) return true;
    if (formOf(lower)?.form === "past") return false;
  }
  return false;
}

/** What may follow a verb of the present: a word of an object, not a preposition or the end. */
function startsObject(frame: Frame, index: number): boolean {
  const word = frame.words[index];
  if (word === undefined || /[,;.:)]/.test(gapBefore(frame, index))) return false;
  return !/^(?:and|or|of|for|in|at|from|with|by|per|to|i|we|experience|background|skills?)$/.test(
    word.lower,
  );
}

function verbsOf(frame: Frame): VerbAt[] {
  const found: VerbAt[] = [];
  let opener: VerbForm | undefined;
  for (const [index, word] of frame.words.entries()) {
    const known = formOf(word.lower);
    const first = known === undefined && index === 0 && opensLine(frame);
    if (first) {
      opener = "present";
      found.push({ index, form: "present", base: rootOf(word.lower) });
      continue;
    }
    if (
      known === undefined ||
      nounOpeners.has(word.lower) ||
      !isVerbHere(frame, index, known.form, opener, found.at(-1))
    )
      continue;
    if (opensSentence(frame, index) || frame.words[index - 1]?.lower === "i") opener = known.form;
    found.push({ index, form: known.form, base: known.base });
  }
  return found;
}

/** A line that opens on an unknown word which governs what follows: "Compound sterile admixtures". */
function opensLine(frame: Frame): boolean {
  const [first, second] = frame.words;
  return (
    first !== undefined &&
    second !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    /^(?:a|an|the|all|up|about|our|their)$/.test(second.lower)
  );
}

/** The word that a relative clause speaks of, and whether the clause has a subject of its own. */
function relativeAgency(frame: Frame, index: number, from: number): Agency | undefined {
  for (let at = index - 1; at > Math.max(from, index - 9); at -= 1) {
    const lower = frame.words[at]?.lower ?? "";
    if (!/^(?:that|which|who|whom|whose|where)$/.test(lower)) continue;
    if (
      index - at > 1 &&
      !/^(?:have|has|had|is|are|was|were|be|been|also|later)$/.test(
        frame.words[at + 1]?.lower ?? "",
      )
    )
      return /^(?:i|we)$/.test(frame.words[at + 1]?.lower ?? "") ? "own" : "other";
    const antecedent = frame.words[at - 1]?.lower ?? "";
    if (lower === "who" || groupNouns.has(antecedent)) return "other";
    return "effect";
  }
  return undefined;
}

function isPassive(frame: Frame, verb: VerbAt): boolean {
  return (
    verb.form === "past" &&
    verb.index > 0 &&
    frame.words[verb.index + 1]?.lower === "by" &&
    !/^(?:and|i|,|;)$/.test(frame.words[verb.index - 1]?.lower ?? "") &&
    !gapBefore(frame, verb.index).includes(",")
  );
}

/** Walks over the verbs and says of each who did it. */
function agenciesOf(frame: Frame, verbs: readonly VerbAt[]): Agency[] {
  let cover: Agency = "own";
  return verbs.map((verb, position) => {
    const lead = leadOf(frame, verb.index);
    const before = frame.words[lead - 1]?.lower ?? "";
    const relative = relativeAgency(frame, verb.index, verbs[position - 1]?.index ?? -1);
    if (relative !== undefined) return relative;
    if (isPassive(frame, verb)) return "other";
    const opens = opensSentence(frame, lead);
    const joined = gapBefore(frame, lead).includes(",") || /^(?:and|or|then|also|i)$/.test(before);
    const opener = verbs[0];
    const own =
      opens || position === 0 || (joined && verb.form === opener?.form && verb.form !== "gerund");
    if (verb.form === "gerund" && joined && !opens && cover === "own") return "effect";
    if (own) {
      cover = coverOf(frame, verb);
      return coAdverb(frame, verb.index) ? "shared" : "own";
    }
    if (verb.form === "gerund" && before === "by" && cover === "hedged") return "hedged";
    return cover;
  });
}

function coAdverb(frame: Frame, index: number): boolean {
  const word = frame.words[index];
  const before = frame.words[index - 1];
  return (
    word !== undefined &&
    ((/^co(?=[a-z]{3})/.test(word.lower) &&
      verbOf(word.lower) === undefined &&
      verbOf(word.lower.slice(2)) !== undefined) ||
      (before?.lower === "co" && frame.text.slice(before.end, word.start) === "-"))
  );
}

/** What a verb of the person makes of the verbs that depend on it. */
function coverOf(frame: Frame, verb: VerbAt): Agency {
  if (verbRank(verb.base) === 0 && !sharingBases.has(verb.base)) return "hedged";
  if (intentBases.has(verb.base)) return "hedged";
  const after = frame.words[verb.index + 1]?.lower ?? "";
  if (sharingBases.has(verb.base) && /^(?:with|alongside|together|closely|in|on)$/.test(after))
    return "shared";
  return "own";
}

const preposition =
  /^(?:to|by|with|in|on|at|for|from|using|while|through|into|onto|per|during|as|via|across|of|under|over|after|before|that|which|who|until|within)$/;

function clauseAt(
  frame: Frame,
  verbs: readonly VerbAt[],
  position: number,
  agency: Agency,
): Clause | undefined {
  const verb = verbs[position];
  const word = verb === undefined ? undefined : frame.words[verb.index];
  if (verb === undefined || word === undefined) return undefined;
  const next = verbs[position + 1];
  const stop = next === undefined ? frame.words.length : next.index;
  const span = frame.words.slice(verb.index + 1, stop);
  const sentence = span.findIndex((entry, at) =>
    /[.!?;\n]\s/.test(frame.text.slice((span[at - 1] ?? word).end, entry.start)),
  );
  const own = sentence < 0 ? span : span.slice(0, sentence);
  const words = own.filter((entry) => !entry.stop);
  const cut = own.findIndex((entry) => preposition.test(entry.lower));
  const object = (cut < 0 ? own : own.slice(0, cut)).filter((entry) => !entry.stop);
  return {
    verb: word,
    root: rootOf(verb.base),
    form: verb.form,
    agency,
    words,
    object,
    pronoun: own.some((entry) => /^(?:it|them|this|these|those|one|ones)$/.test(entry.lower)),
    index: verb.index,
    end: own.at(-1)?.end ?? word.end,
  };
}

const known = new WeakMap<Frame, readonly Clause[]>();

/** The verbs of a text with what they govern, in order. */
export function clausesOf(frame: Frame): readonly Clause[] {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const verbs = verbsOf(frame);
  const agencies = agenciesOf(frame, verbs);
  const clauses = verbs.flatMap((_, position) => {
    const clause = clauseAt(frame, verbs, position, agencies[position] ?? "own");
    return clause === undefined ? [] : [clause];
  });
  known.set(frame, clauses);
  return clauses;
}

/** Whether a text says that the person helped, planned, or did it with others. */
export function saysShared(frame: Frame): boolean {
  return agencyWords.test(frame.lower);
}
