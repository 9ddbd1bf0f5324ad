import type { Source } from "../match/source.ts";
import { subjectsOf } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent, NotUnderstood } from "./intent.ts";
import { ruledIntent } from "./intents.rules.ts";
import { narrowed, readLoosely } from "./read-loosely.ts";
import { readRefusal } from "./refusals.rules.ts";
import { topicOf } from "./read-topic.ts";

/** Topics whose words may also name what a person did: "emphasise my design work". */
const ambiguous = new Set<NotUnderstood["topic"]>(["design", "sending", "spelling"]);

/** Whether an intent speaks of something that the resume holds. */
function isHeld(intent: Intent, source: Source): boolean {
  return (
    "about" in intent &&
    subjectsOf(source, intent.about).some((subject) => subject.lines.length > 0)
  );
}

/** An intent about something, in words that the resume holds too. */
function narrowedIntent(intent: Intent | undefined, source: Source): Intent | undefined {
  if (intent === undefined || !("about" in intent)) return intent;
  // What is to be stated is taken at its word: "Teacher of the Year" is no "Teacher".
  if (intent.do === "restore" || intent.do === "add" || intent.do === "mention") return intent;
  return { ...intent, about: narrowed(intent.about, source) };
}

/** What one request asks for, or that it was not understood. */
export function readIntent(clause: Clause, source: Source): Intent | NotUnderstood {
  const refused = readRefusal(clause, source);
  if (refused !== undefined) return refused;
  const topic = topicOf(clause);
  if (topic !== null && !ambiguous.has(topic)) return { part: clause.text, topic };
  const intent = narrowedIntent(ruledIntent(clause, source) ?? readLoosely(clause, source), source);
  const meant = intent !== undefined && (topic === null || isHeld(intent, source));
  return meant ? intent : { part: clause.text, topic };
}
