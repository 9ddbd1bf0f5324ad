import type { Source } from "../match/source.ts";
import { subjectsOf } from "./find-subject.ts";
import type { Clause } from "./instruction.ts";
import type { Intent, NotUnderstood } from "./intent.ts";
import { rules } from "./intent-rules.ts";
import { readRefusal } from "./read-refusal.ts";
import { topicOf } from "./read-topic.ts";

/** Topics whose words may also name what a person did: "emphasise my design work". */
const ambiguous = new Set<NotUnderstood["topic"]>(["design", "sending", "spelling"]);

function ruled(clause: Clause, source: Source): Intent | undefined {
  for (const { pattern, read } of rules) {
    const found = pattern.exec(clause.said);
    const intent = found === null ? undefined : read(found, clause, source);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

/** Whether an intent speaks of something that the resume holds. */
function isHeld(intent: Intent, source: Source): boolean {
  return (
    "about" in intent &&
    subjectsOf(source, intent.about).some((subject) => subject.lines.length > 0)
  );
}

/** What one request asks for, or that it was not understood. */
export function readIntent(clause: Clause, source: Source): Intent | NotUnderstood {
  const refused = readRefusal(clause, source);
  if (refused !== undefined) return refused;
  const topic = topicOf(clause);
  if (topic !== null && !ambiguous.has(topic)) return { part: clause.text, topic };
  const intent = ruled(clause, source);
  const meant = intent !== undefined && (topic === null || isHeld(intent, source));
  return meant ? intent : { part: clause.text, topic };
}
