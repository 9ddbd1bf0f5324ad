import { verbOf, verbRank } from "../../words/verbs.ts";
import type { VerbForm } from "../../words/verbs.ts";
import { agencyWords, groupNouns, intentBases, sharingBases } from "./agency.data.ts";
import {
  gapBefore,
  hasOtherSubject,
  isDoneByOther,
  leadOf,
  opensSentence,
  verbsOf,
} from "./find-verbs.ts";
import type { VerbAt } from "./find-verbs.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { rootOf } from "../../words/thesaurus.ts";

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

/** A verb with what stands before it. */
interface Setting {
  readonly verb: VerbAt;
  /** The first word of its phrase opens a sentence. */
  readonly opens: boolean;
  /** A mark or a joining word stands before it. */
  readonly joined: boolean;
}

function settingOf(frame: Frame, verb: VerbAt): Setting {
  const lead = leadOf(frame, verb.index);
  const before = frame.words[lead - 1]?.lower ?? "";
  return {
    verb,
    opens: opensSentence(frame, lead),
    joined: gapBefore(frame, lead).includes(",") || /^(?:and|or|then|also|i)$/.test(before),
  };
}

/** Whether a verb begins a deed of the person's, as the first of a text does. */
function beginsDeed({ verb, opens, joined }: Setting, opener: VerbAt | undefined): boolean {
  const goesOn = joined && verb.form === opener?.form && verb.form !== "gerund";
  return opens || verb === opener || goesOn;
}

/** Who did it where the words around a verb say so, whatever stands before: a relative clause, a passive, a subject. */
function saidAgency(frame: Frame, verb: VerbAt, from: number): Agency | undefined {
  const relative = relativeAgency(frame, verb.index, from);
  if (relative !== undefined) return relative;
  const isOther =
    isPassive(frame, verb) ||
    isDoneByOther(frame, verb.index) ||
    hasOtherSubject(frame, leadOf(frame, verb.index));
  return isOther ? "other" : undefined;
}

/** Walks over the verbs and says of each who did it. */
function agenciesOf(frame: Frame, verbs: readonly VerbAt[]): Agency[] {
  const [opener] = verbs;
  let cover: Agency = "own";
  return verbs.map((verb, position) => {
    const said = saidAgency(frame, verb, verbs[position - 1]?.index ?? -1);
    if (said !== undefined) return said;
    const setting = settingOf(frame, verb);
    const isEffect = verb.form === "gerund" && setting.joined && !setting.opens;
    if (isEffect && cover === "own") return "effect";
    if (!beginsDeed(setting, opener)) return cover;
    cover = coverOf(frame, verb);
    return coAdverb(frame, verb.index) ? "shared" : "own";
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
