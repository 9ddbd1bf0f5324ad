import {
  clauseOpeners,
  coordinators,
  infinitiveOpeners,
  particles,
  prepositions,
} from "./function-words.data.ts";
import type { Form, VerbReading } from "./inflect.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, opensObject, pluralObject, readingIn } from "./word-class.ts";

/** A verb of a line's head, with the place of its token. */
export interface HeadVerb extends VerbReading {
  readonly at: number;
}

/** The verbs that the head coordinates; not `sure` where a word may be one more or none. */
export interface Conjuncts {
  readonly verbs: readonly HeadVerb[];
  readonly sure: boolean;
}

type Answer = "verb" | "other" | "unsure";

interface Candidate {
  readonly tokens: readonly LineToken[];
  readonly at: number;
  /** Place of the comma or "and" before it. */
  readonly link: number;
  readonly form: Form;
  /** Nothing but verbs stands between the head and this word. */
  readonly inSeries: boolean;
}

/** "new and used cars": what stands before "and" describes, and so does the word behind it. */
function describes({ tokens, at, link }: Candidate): boolean {
  const before = classOf(tokens[link - 1]);
  const next = classOf(tokens[at + 1]);
  const bare = next.noun || next.adjective;
  return bare && before.adjective && !before.noun;
}

function pastAnswer(candidate: Candidate): Answer {
  const { tokens, at, link } = candidate;
  if (candidate.inSeries) return "verb";
  if (describes(candidate)) return "other";
  const next = tokens[at + 1];
  // ", adopted by three labs": said of the work, after a comma alone.
  const byOthers = next !== undefined && /^(?:by|in|at|as|from|across|to|on)$/.test(next.lower);
  const comma = tokens[link]?.text === "," && !coordinators.has(tokens[at - 1]?.lower ?? "");
  return comma && byOthers ? "other" : "verb";
}

function hasObject(tokens: readonly LineToken[], at: number): boolean {
  return pluralObject(tokens, at) || /^(?:it|them)$/.test(tokens[at]?.lower ?? "");
}

function endsGroup(next: LineToken | undefined): boolean {
  return (
    next === undefined ||
    next.kind === "mark" ||
    coordinators.has(next.lower) ||
    (prepositions.has(next.lower) && !particles.has(next.lower))
  );
}

/** "safety and support systems": one bare noun behind the verb may describe the same thing. */
function besideModifier({ tokens, link }: Candidate): boolean {
  const before = classOf(tokens[link - 1]);
  const verb = classOf(tokens[link - 2]);
  const bare = before.noun && !before.plural && verb.verbs.length > 0 && !verb.noun;
  return bare && tokens[link]?.text !== ",";
}

function plainAnswer(candidate: Candidate): Answer {
  const { tokens, at, inSeries } = candidate;
  const word = classOf(tokens[at]);
  const next = tokens[at + 1];
  if (next?.lower === "of") return word.noun ? "other" : "unsure";
  if (!word.noun && !word.adjective) return "verb";
  // "requirements and company policies": hardly ever a verb.
  if (!inSeries && word.verbLead <= -3) return opensObject(next) ? "unsure" : "other";
  if (hasObject(tokens, at + 1))
    return inSeries || (word.verbLead >= -1 && !besideModifier(candidate)) ? "verb" : "unsure";
  if (inSeries && endsGroup(next) && next?.kind !== undefined) return "verb";
  if (endsGroup(next)) return word.noun && word.verbLead <= 0 ? "other" : "unsure";
  return word.verbLead > 1 ? "verb" : "unsure";
}

function gerundAnswer({ tokens, at, inSeries }: Candidate): Answer {
  const word = classOf(tokens[at]);
  const next = tokens[at + 1];
  if (inSeries || !word.noun || hasObject(tokens, at + 1)) return "verb";
  return endsGroup(next) ? "other" : "unsure";
}

function answerFor(candidate: Candidate): Answer {
  if (candidate.form === "past") return pastAnswer(candidate);
  return candidate.form === "gerund" ? gerundAnswer(candidate) : plainAnswer(candidate);
}

/** The next word behind a comma or "and" that may be a verb; adverbs and further links are passed over. */
function behindLink(tokens: readonly LineToken[], link: number): number {
  let at = link + 1;
  while (
    at < tokens.length &&
    (coordinators.has(tokens[at]?.lower ?? "") ||
      (classOf(tokens[at]).adverb && at + 1 < tokens.length))
  )
    at += 1;
  return at;
}

function isLink(token: LineToken): boolean {
  return token.text === "," || token.text === ";" || coordinators.has(token.lower);
}

/** "Managed staff and handling cash": a verb in another form than the head's. */
function isOtherForm(tokens: readonly LineToken[], at: number, form: Form): boolean {
  const word = classOf(tokens[at]);
  const { verbs, noun, adjective } = word;
  if (verbs.length === 0 || adjective || readingIn(word, form)) return false;
  const works = verbs.some((verb) => verb.form === "gerund") && word.verbLead >= 2;
  if (noun && !(works && !endsGroup(tokens[at + 1]))) return false;
  const afterComma = tokens[at - 1]?.text === ",";
  return !(afterComma && verbs.some((verb) => verb.form === "gerund" || verb.form === "past"));
}

/** "to plan", "helped plan": a bare verb follows that is not the line's own. */
function opensInfinitive(tokens: readonly LineToken[], place: number): boolean {
  const next = tokens[place + 1];
  return (
    infinitiveOpeners.has(tokens[place]?.lower ?? "") &&
    !opensObject(next) &&
    readingIn(classOf(next), "base") !== undefined
  );
}

/** Finds every verb that stands beside the head on its level. */
export function conjunctsOf(tokens: readonly LineToken[], head: HeadVerb): Conjuncts {
  const verbs: HeadVerb[] = [head];
  let sure = true;
  let inSeries = true;
  // Behind "that", "to" or "while" a verb is not the line's own.
  let nested: "no" | "bare" | "clause" = "no";
  for (let place = head.at + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    if (clauseOpeners.has(token.lower)) nested = "clause";
    else if (opensInfinitive(tokens, place) && nested === "no") nested = "bare";
    if (!isLink(token)) {
      inSeries = inSeries && verbs.some((verb) => verb.at === place);
      continue;
    }
    const at = behindLink(tokens, place);
    const reading = readingIn(classOf(tokens[at]), head.form);
    if (reading === undefined) {
      if (nested === "no" && isOtherForm(tokens, at, head.form)) sure = false;
      place = at - 1;
      continue;
    }
    const afterVerb = verbs.some((verb) => verb.at === place - 1);
    const answer = answerFor({
      tokens,
      at,
      link: place,
      form: head.form,
      inSeries: inSeries || afterVerb,
    });
    if (nested === "bare" && head.form !== "past" && answer !== "other") sure = false;
    else if (nested === "clause" && answer === "verb" && head.form !== "past") sure = false;
    else if (answer === "unsure") sure = false;
    else if (answer === "verb") verbs.push({ ...reading, at });
    place = at - 1;
  }
  return { verbs, sure };
}
