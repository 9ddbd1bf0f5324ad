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

/** "policies and train them": what has an object is a verb, unless the object may be described. */
function objectAnswer(candidate: Candidate): Answer {
  const { verbLead } = classOf(candidate.tokens[candidate.at]);
  const likely = verbLead >= -1 && !besideModifier(candidate);
  return candidate.inSeries || likely ? "verb" : "unsure";
}

/** "plan, review and report": the answer by the word itself where no object follows. */
function bareAnswer({ tokens, at, inSeries }: Candidate): Answer {
  const word = classOf(tokens[at]);
  const next = tokens[at + 1];
  if (!endsGroup(next)) return word.verbLead > 1 ? "verb" : "unsure";
  if (inSeries && next !== undefined) return "verb";
  return word.noun && word.verbLead <= 0 ? "other" : "unsure";
}

/** "pickers, checkers and reach truck drivers": the last of a row of things begins with a noun as the others do. */
function endsRow({ tokens, at, link }: Candidate): boolean {
  return (
    coordinators.has(tokens[link]?.lower ?? "") &&
    tokens[link - 2]?.text === "," &&
    classOf(tokens[link - 1]).plural &&
    classOf(tokens[at]).noun &&
    classOf(tokens[at + 1]).noun
  );
}

function plainAnswer(candidate: Candidate): Answer {
  const { tokens, at, inSeries } = candidate;
  const word = classOf(tokens[at]);
  const next = tokens[at + 1];
  if (next?.lower === "of") return word.noun ? "other" : "unsure";
  if (!word.noun && !word.adjective) return "verb";
  // "requirements and company policies": hardly ever a verb.
  if (!inSeries && word.verbLead <= -3) return opensObject(next) ? "unsure" : "other";
  return hasObject(tokens, at + 1) ? objectAnswer(candidate) : bareAnswer(candidate);
}

function gerundAnswer({ tokens, at, inSeries }: Candidate): Answer {
  const word = classOf(tokens[at]);
  const next = tokens[at + 1];
  if (inSeries || !word.noun || hasObject(tokens, at + 1)) return "verb";
  return endsGroup(next) ? "other" : "unsure";
}

function answerFor(candidate: Candidate): Answer {
  if (candidate.form === "past") return pastAnswer(candidate);
  if (candidate.form === "gerund") return gerundAnswer(candidate);
  return endsRow(candidate) ? "unsure" : plainAnswer(candidate);
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

function isLink(token: LineToken | undefined): boolean {
  return token?.text === "," || token?.text === ";" || coordinators.has(token?.lower ?? "");
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

/** Behind "that", "to" or "while" a verb is not the line's own. */
type Nesting = "no" | "bare" | "clause";

function nestingAt(tokens: readonly LineToken[], place: number, before: Nesting): Nesting {
  if (clauseOpeners.has(tokens[place]?.lower ?? "")) return "clause";
  return before === "no" && opensInfinitive(tokens, place) ? "bare" : before;
}

/** Whether a word may be one more verb of the head, and nobody can say. */
function isDoubtful(answer: Answer, nested: Nesting, form: Form): boolean {
  if (answer === "unsure") return true;
  return answer === "verb" && nested !== "no" && form !== "past";
}

/** Finds every verb that stands beside the head on its level. */
export function conjunctsOf(tokens: readonly LineToken[], head: HeadVerb): Conjuncts {
  const { form } = head;
  const verbs: HeadVerb[] = [head];
  const isVerbAt = (place: number) => verbs.some(({ at }) => at === place);
  let sure = true;
  let inSeries = true;
  let nested: Nesting = "no";
  for (let place = head.at + 1; place < tokens.length; place += 1) {
    nested = nestingAt(tokens, place, nested);
    if (!isLink(tokens[place])) {
      inSeries = inSeries && isVerbAt(place);
      continue;
    }
    const at = behindLink(tokens, place);
    const reading = readingIn(classOf(tokens[at]), form);
    if (reading === undefined) {
      if (nested === "no" && isOtherForm(tokens, at, form)) sure = false;
    } else {
      const series = inSeries || isVerbAt(place - 1);
      const answer = answerFor({ tokens, at, link: place, form, inSeries: series });
      if (isDoubtful(answer, nested, form)) sure = false;
      else if (answer === "verb") verbs.push({ ...reading, at });
    }
    place = at - 1;
  }
  return { verbs, sure };
}
