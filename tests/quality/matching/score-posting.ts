import type { Posting, Requirement } from "@savile/model";
import type { LabelledPosting } from "./read-postings.ts";
import { contentWithin, placesOf } from "./word-places.ts";

/** Whether a value was read right, wrong, or not at all; `free` where there is none and none was read. */
export type Verdict = "right" | "wrong" | "missing" | "free";

/** Found and labelled things that do or do not belong together. */
export interface Pairing {
  readonly found: number;
  readonly right: number;
  readonly labelled: number;
  readonly met: number;
  /** Labels that nothing found lies in, and things found that lie in no label. */
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/** How a posting was read, value by value. */
export interface PostingScore {
  readonly file: string;
  readonly employer: Verdict;
  readonly title: Verdict;
  readonly location: Verdict;
  readonly contact: Verdict;
  readonly reference: Verdict;
  readonly deadline: Verdict;
  /** Statements of years whose number was read. */
  readonly years: Pairing;
  readonly requirements: Pairing;
  /** Of the requirements that were met, those whose level is the labelled one. */
  readonly levels: { readonly right: number; readonly met: number };
  readonly duties: Pairing;
  readonly notes: readonly string[];
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("&amp;", "&")
    .replace(/\([^)]*\)/g, " ")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
}

/** "Dr. Ann Lee" may be read with and without what stands before her name. */
const honorific =
  /^(?:the )?(?:(?:mrs|mr|ms|miss|dr|prof|professor|revd|rev|father|sister)\b\.? )+/i;

function verdict(read: string | undefined, right: readonly (string | null)[]): Verdict {
  const expected = right.filter((one) => one !== null).map(folded);
  if (read === undefined) return expected.length === 0 ? "free" : "missing";
  return expected.includes(folded(read)) ? "right" : "wrong";
}

function placeVerdict(read: string | undefined, label: string | null): Verdict {
  if (label === null) return read === undefined ? "free" : "wrong";
  if (read === undefined) return "missing";
  const [one, other] = [folded(read), folded(label)];
  const first = one.split(" ")[0] ?? "";
  return one.includes(other) || other.includes(one) || other.includes(first) ? "right" : "wrong";
}

interface Place {
  readonly text: string;
  readonly span: readonly [number, number];
}

function share(inside: readonly number[], places: ReadonlySet<number>): number {
  return inside.filter((at) => places.has(at)).length / Math.max(1, inside.length);
}

function pairUp(
  text: string,
  found: readonly Place[],
  labels: readonly string[],
): Pairing & { readonly pairs: readonly (readonly [number, number])[] } {
  const places = labels.map((label) => placesOf(text, label).map((run) => new Set(run)));
  const inside = found.map(({ span }) => contentWithin(text, ...span));
  const pairs = inside.flatMap((content, at) =>
    places.flatMap((runs, label): (readonly [number, number])[] =>
      runs.some((run) => share(content, run) > 0.5) ? [[at, label]] : [],
    ),
  );
  const right = new Set(pairs.map(([at]) => at));
  const met = new Set(pairs.map(([, label]) => label));
  return {
    pairs,
    found: found.length,
    right: right.size,
    labelled: labels.length,
    met: met.size,
    missed: labels.filter((_, at) => !met.has(at)),
    extra: found.filter((_, at) => !right.has(at)).map(({ text }) => text),
  };
}

function yearsPairing(posting: Posting, texts: LabelledPosting) {
  const labels = texts.label.requirements.filter(
    (one) => one.years !== null && one.years !== undefined,
  );
  const found = posting.requirements.filter((one) => one.minYears !== undefined);
  const paired = pairUp(
    texts.text,
    found,
    labels.map((one) => one.text),
  );
  const same = paired.pairs.filter(([at, label]) => found[at]?.minYears === labels[label]?.years);
  const met = new Set(same.map(([, label]) => label));
  const right = new Set(same.map(([at]) => at));
  return {
    found: found.length,
    right: right.size,
    labelled: labels.length,
    met: met.size,
    missed: labels.filter((_, at) => !met.has(at)).map((one) => one.text),
    extra: found.filter((_, at) => !right.has(at)).map((one) => one.text),
  };
}

function levelsOf(
  pairs: readonly (readonly [number, number])[],
  found: readonly Requirement[],
  labels: readonly { readonly level: string }[],
): { right: number; met: number } {
  const byLabel = new Map<number, boolean>();
  for (const [at, label] of pairs) {
    const same = found[at]?.level === labels[label]?.level;
    byLabel.set(label, same || byLabel.get(label) === true);
  }
  return { right: [...byLabel.values()].filter(Boolean).length, met: byLabel.size };
}

function note(name: string, of: Verdict, read: string | undefined, right: string | null): string[] {
  return of === "right" || of === "free"
    ? []
    : [`${name} ${of}: ${read ?? "-"} (is ${right ?? "-"})`];
}

/** Compares what was read of a posting with what a reader took from it. */
export function scorePosting(texts: LabelledPosting, posting: Posting): PostingScore {
  const { label, text } = texts;
  const asked = pairUp(
    text,
    posting.requirements,
    label.requirements.map((one) => one.text),
  );
  const employer = verdict(posting.company, [label.employer, ...label.employerAlso]);
  const title = verdict(posting.title, [label.title, ...label.titleAlso]);
  const location = placeVerdict(posting.location, label.location);
  const contact = verdict(posting.contactName, [
    label.contactPerson,
    label.contactPerson?.replace(honorific, "") ?? null,
  ]);
  const reference = verdict(posting.reference, [label.reference]);
  const deadline = verdict(posting.deadline, [label.deadline]);
  return {
    file: label.file,
    employer,
    title,
    location,
    contact,
    reference,
    deadline,
    years: yearsPairing(posting, texts),
    requirements: asked,
    levels: levelsOf(asked.pairs, posting.requirements, label.requirements),
    duties: pairUp(text, posting.duties, label.duties),
    notes: [
      ...note("employer", employer, posting.company, label.employer),
      ...note("title", title, posting.title, label.title),
      ...note("location", location, posting.location, label.location),
      ...note("contact", contact, posting.contactName, label.contactPerson),
      ...note("reference", reference, posting.reference, label.reference),
      ...note("deadline", deadline, posting.deadline, label.deadline),
    ],
  };
}
