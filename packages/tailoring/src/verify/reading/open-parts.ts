import type { Source, SourceLine } from "../../match/source.ts";
import { saysOpen } from "../../match/status.ts";
import { contentStems } from "../../text/stem.ts";

/**
 * Closed class, beside what `saysOpen` knows: what says of a credential, a study or an honour that it is not held, not held any more, not
 * finished, or that somebody else was preferred.
 */
const notHeld =
  /\b(?:ongoing|underway|planned|enrol+ed|studying|in training|not (?:yet|taken|completed|finished|done|awarded|passed|applied)|unfinished|withdr[ae]wn?|withdrew|dropped out|left before|no degree|without a degree|audited|revoked|suspended|inactive|formerly|until 20\d\d|working toward|toward an?|nominated|nominee|nomination|finalist|shortlist\w*|longlist\w*|runner[- ]?up|hono[u]?rable mention|second place|third place|applied for|sitting in|exam (?:booked|scheduled|planned)|not held|failed)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ )?(?:credits?|courses?|parts?|modules?|units?|exams?|papers?|levels?|semesters?|years?|classes|tests?)\b/iu;

/** What a claim says that takes a study or an honour for what it is. */
const saidSo =
  /\b(?:stud(?:y|ied|ying|ies)|cours(?:e|es|ework)|class(?:es)?|credits?|parts?|modules?|attended|took|taken|taking|began|begun|started|toward|towards|partial\w*|half|halfway|some|former\w*|previous\w*|once|trained in|training|short of|nominat\w+|finalist|shortlist\w*|runner[- ]?up|mention|second|third)\b/iu;

/** Whether a text says that something is not held in full. */
export function isNotHeld(text: string): boolean {
  return saysOpen(text) || notHeld.test(text);
}

/** Whether a claim leaves open what the source leaves open. */
export function leavesOpen(text: string): boolean {
  return isNotHeld(text) || saidSo.test(text);
}

/** Places whose values state what somebody holds or has won. */
const holding: ReadonlySet<SourceLine["place"]> = new Set([
  "credential",
  "list",
  "activity",
  "title",
  "other",
]);

const known = new WeakMap<Source, ReadonlySet<string>>();

/** The values of one printed line belong together; where no line is known, those of an entry of honours. */
function partOf({ printedOn }: Source, line: SourceLine): string {
  return printedOn.get(line.address) ?? line.address;
}

/** The values of a source in parts: those of paid work one by one, the others by the line that prints them. */
function partsOf(source: Source): SourceLine[][] {
  const paid = new Set(source.roles.filter((role) => role.paid).map(({ id }) => id));
  const parts = new Map<string, SourceLine[]>();
  for (const line of source.lines) {
    const apart = paid.has(line.entry ?? "") || !holding.has(line.place);
    const key = apart ? line.address : partOf(source, line);
    parts.set(key, [...(parts.get(key) ?? []), line]);
  }
  return [...parts.values()];
}

function build(source: Source): ReadonlySet<string> {
  const [open, closed] = [new Set<string>(), new Set<string>()];
  for (const lines of partsOf(source)) {
    const text = lines.map((line) => line.text).join(" ");
    const isOpen = lines.every((line) => holding.has(line.place)) && isNotHeld(text);
    for (const stem of contentStems(text)) (isOpen ? open : closed).add(stem);
  }
  return new Set([...open].filter((stem) => !closed.has(stem)));
}

/** Stems that stand only in what a source tells of as not held, made once. */
export function openStemsOf(source: Source): ReadonlySet<string> {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = build(source);
  known.set(source, made);
  return made;
}
