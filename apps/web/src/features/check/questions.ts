import { openQuestions, questionCodes } from "@savile/model";
import type { Correction, Extraction, OpenQuestion, QuestionCode } from "@savile/model";
import { valuesOf } from "./read-sections.ts";
import type { ReadEntry, ReadSection, ReadValue } from "./read-sections.ts";

/**
 * Something to settle: one value, the order of title and company of several entries at once, or what has to be
 * known of jobs before a resume is made of them.
 */
export type Question =
  | {
      readonly kind: "jobs";
      readonly code: QuestionCode;
      readonly asked: readonly OpenQuestion[];
    }
  | { readonly kind: "value"; readonly entry: ReadEntry; readonly value: ReadValue }
  | {
      readonly kind: "order";
      readonly title: string;
      readonly company: string;
      readonly entries: readonly string[];
    };

/** What a wrong value costs the documents that are made of it. */
const worth: Readonly<Record<string, number>> = {
  name: 10,
  "contact.email": 10,
  "contact.phone": 8,
  title: 7,
  company: 7,
  degree: 6,
  school: 6,
  dates: 6,
  summary: 3,
};

function worthOf({ address, part }: ReadValue): number {
  const own = worth[address] ?? worth[address.slice(address.lastIndexOf(".") + 1)];
  return own ?? (part === "head" ? 4 : part === "beside" ? 3 : 1);
}

function orderQuestion(extraction: Extraction, unsure: ReadonlySet<string>): Question | null {
  if (extraction.findings.every((finding) => finding.code !== "order_tie")) return null;
  const torn = extraction.resume.experience.filter(
    ({ id, title, company }) =>
      title !== "" && company !== "" && unsure.has(`${id}.title`) && unsure.has(`${id}.company`),
  );
  const [first] = torn;
  if (first === undefined || torn.length < 2) return null;
  const { title, company } = first;
  return { kind: "order", title, company, entries: torn.map(({ id }) => id) };
}

/** What has to be known before the next step, one question of each kind. */
function jobQuestions(extraction: Extraction): Question[] {
  const open = openQuestions(extraction);
  return questionCodes.flatMap((code): Question[] => {
    const asked = open.filter((one) => one.code === code);
    return asked.length === 0 ? [] : [{ kind: "jobs", code, asked }];
  });
}

/** The corrections that say of what is asked for that it is right, or empty knowingly. */
export function rightStep(asked: readonly OpenQuestion[]): Correction[] {
  return asked.map(({ path, text = "" }) =>
    text === "" ? { op: "leave", what: path } : { op: "confirm", path },
  );
}

/** What is in doubt: first what the next step needs, then the question first whose answer is worth most: what it costs times how likely it is wrong. */
export function questionsOf(extraction: Extraction, sections: readonly ReadSection[]): Question[] {
  const confidence = new Map(extraction.facts.map((fact) => [fact.id, fact.confidence]));
  const doubtful = valuesOf(sections).filter((value) => value.certainty === "unsure");
  const order = orderQuestion(extraction, new Set(doubtful.map((value) => value.address)));
  const jobs = jobQuestions(extraction);
  const settled = new Set([
    ...(order?.kind === "order"
      ? order.entries.flatMap((id) => [`${id}.title`, `${id}.company`])
      : []),
    ...openQuestions(extraction).map(({ path }) => path),
  ]);
  const gain = (value: ReadValue): number =>
    worthOf(value) * (1 - (confidence.get(value.address) ?? 1));
  const entries = sections.flatMap((section) => section.entries);
  const single = doubtful
    .filter((value) => !settled.has(value.address))
    .toSorted((a, b) => gain(b) - gain(a))
    .flatMap((value): Question[] => {
      const entry = entries.find((one) => one.values.includes(value));
      return entry === undefined ? [] : [{ kind: "value", entry, value }];
    });
  return [...jobs, ...(order === null ? [] : [order]), ...single];
}

/** The corrections that an answer to the question of order makes. */
export function orderStep(entries: readonly string[], swapped: boolean): Correction[] {
  return entries.flatMap((id): Correction[] => [
    ...(swapped ? [{ op: "swap" as const, path: `${id}.title`, to: `${id}.company` }] : []),
    { op: "confirm", path: `${id}.title` },
    { op: "confirm", path: `${id}.company` },
  ]);
}
