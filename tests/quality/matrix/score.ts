import type { Extraction } from "@savile/model";
import type { Truth, TrueJob, TrueStudy } from "./truth.ts";
import {
  fold,
  words,
  sameWords,
  closeEnough,
  sameDate,
  samePhone,
  bareUrl,
} from "./compare-texts.ts";

/** What is scored of an extraction. */
type Reading = Pick<Extraction, "resume" | "sections">;

/** Right answers and asked questions of each field. */
export type Marks = Map<string, { right: number; asked: number }>;

export interface Scored {
  readonly marks: Marks;
  /** Questions whose answer was wrong, for people. */
  readonly misses: string[];
}

class Card {
  readonly marks: Marks = new Map();
  readonly misses: string[] = [];

  mark(field: string, isRight: boolean, note: string): void {
    this.count(field, isRight ? 1 : 0, 1);
    if (!isRight) this.misses.push(`${field}: ${note}`);
  }

  /** Asks only for what the file says. */
  ask(field: string, truth: string, isRight: boolean, note: string): void {
    if (truth !== "") this.mark(field, isRight, note);
  }

  count(field: string, right: number, asked: number): void {
    const last = this.marks.get(field) ?? { right: 0, asked: 0 };
    this.marks.set(field, { right: last.right + right, asked: last.asked + asked });
  }
}

interface Found {
  readonly first: string;
  readonly second: string;
  readonly start: string;
  readonly end: string;
}

/** Pairs true entries with found ones, the most alike first. */
export function pairEntries(truth: readonly Found[], found: readonly Found[]): Map<number, number> {
  const pairs = truth.flatMap((a, i) =>
    found.flatMap((b, j) => {
      const straight = [sameWords(a.first, b.first), sameWords(a.second, b.second)];
      const crossed = 0.6 * Math.max(sameWords(a.first, b.second), sameWords(a.second, b.first));
      const dates =
        (a.start !== "" && sameDate(a.start, b.start) ? 0.5 : 0) +
        (a.end !== "" && sameDate(a.end, b.end) ? 0.5 : 0);
      const weight =
        straight.reduce((sum, one) => sum + 0.9 * Math.max(one, crossed), 0) + 0.8 * dates;
      return weight > 0.45 ? [{ weight, i, j }] : [];
    }),
  );
  const out = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of pairs.toSorted((a, b) => b.weight - a.weight)) {
    if (out.has(i) || taken.has(j)) continue;
    out.set(i, j);
    taken.add(j);
  }
  return out;
}

function scoreJobs(card: Card, truth: readonly TrueJob[], { resume }: Reading): void {
  const found = [
    ...resume.experience,
    ...resume.volunteer.map((one) => ({ ...one, company: one.organization })),
  ].filter(
    (job, index) =>
      (job.title !== "" || job.company !== "") &&
      (index < resume.experience.length || job.dates.text !== ""),
  );
  const jobs = truth.map((job) => ({
    first: job.title,
    second: job.company,
    start: job.start,
    end: job.end,
  }));
  const others = found.map((job) => ({
    first: job.title,
    second: job.company,
    start: job.dates.start.slice(0, 7),
    end: job.dates.end.slice(0, 7),
  }));
  const pairs = pairEntries(jobs, others);
  truth.forEach((job, index) => {
    const one = found[pairs.get(index) ?? -1];
    const dates = others[pairs.get(index) ?? -1];
    const got = `${job.title} / ${job.company} -> ${one?.title ?? "?"} / ${one?.company ?? "?"}`;
    card.ask("exp.title", job.title, sameWords(job.title, one?.title ?? "") >= closeEnough, got);
    card.ask(
      "exp.company",
      job.company,
      sameWords(job.company, one?.company ?? "") >= closeEnough,
      got,
    );
    card.ask(
      "exp.start",
      job.start,
      sameDate(job.start, dates?.start ?? ""),
      `${job.start} -> ${dates?.start ?? "?"}`,
    );
    card.ask(
      "exp.end",
      job.end,
      sameDate(job.end, dates?.end ?? ""),
      `${job.end} -> ${dates?.end ?? "?"}`,
    );
    card.ask(
      "exp.location",
      job.location,
      sameWords(job.location, one?.location ?? "") >= 0.7,
      `${job.location} -> ${one?.location ?? "?"}`,
    );
    if (job.bullets !== null)
      card.mark(
        "exp.bullets",
        one?.bullets.length === job.bullets,
        `${job.bullets} -> ${one?.bullets.length ?? "?"} (${job.title})`,
      );
  });
  card.count("experience F1", 2 * pairs.size, truth.length + found.length);
  if (found.length !== truth.length)
    card.misses.push(`entries: ${truth.length} -> ${found.length}`);
}

function scoreStudies(card: Card, truth: readonly TrueStudy[], { resume }: Reading): void {
  const found = resume.education.filter((one) => one.degree !== "" || one.school !== "");
  const others = found.map((one) => ({
    first: one.degree,
    second: one.school,
    start: one.dates.start.slice(0, 7),
    end: one.dates.end.slice(0, 7),
  }));
  const pairs = pairEntries(
    truth.map((one) => ({ first: one.degree, second: one.school, start: one.start, end: one.end })),
    others,
  );
  truth.forEach((study, index) => {
    const one = others[pairs.get(index) ?? -1];
    const got = `${study.degree} / ${study.school} -> ${one?.first ?? "?"} / ${one?.second ?? "?"}`;
    card.ask(
      "edu.degree",
      study.degree,
      sameWords(study.degree, one?.first ?? "") >= closeEnough,
      got,
    );
    card.ask(
      "edu.school",
      study.school,
      sameWords(study.school, one?.second ?? "") >= closeEnough,
      got,
    );
    card.ask(
      "edu.end",
      study.end,
      sameDate(study.end, one?.end ?? ""),
      `${study.end} -> ${one?.end ?? "?"}`,
    );
  });
  card.count("education F1", 2 * pairs.size, truth.length + found.length);
}

/** Words between blanks, so that a part of a word is no hit. */
function padded(text: string): string {
  return ` ${words(text).join(" ")} `;
}

function scoreSkills(card: Card, truth: readonly string[], { resume }: Reading): void {
  const found = [
    ...resume.skills.flatMap((group) => group.skills.map((one) => one.text)),
    ...resume.competencies.map((one) => one.text),
  ].map(padded);
  const all = found.join("|");
  const hits = truth.filter((skill) => all.includes(padded(skill)));
  card.count("skills recall", hits.length, truth.length);
  if (hits.length < truth.length)
    card.misses.push(
      `skills: ${truth.filter((one) => !hits.includes(one)).join(", ")} not in ${found.join("|")}`,
    );
  const good = found.filter((one) =>
    truth.some((skill) => padded(skill).includes(one) || one.includes(padded(skill))),
  );
  card.count("skills precision", good.length, found.length);
}

function scoreContact(card: Card, truth: Truth, { resume }: Reading): void {
  const { contact } = resume;
  card.ask(
    "name",
    truth.name,
    sameWords(truth.name, resume.name) >= 0.99,
    `${truth.name} -> ${resume.name}`,
  );
  if (truth.name === "") card.mark("no name", resume.name === "", `"" -> ${resume.name}`);
  card.ask(
    "email",
    truth.email,
    fold(contact.email) === fold(truth.email),
    `${truth.email} -> ${contact.email}`,
  );
  card.ask(
    "phone",
    truth.phone,
    samePhone(truth.phone, contact.phone),
    `${truth.phone} -> ${contact.phone}`,
  );
  card.ask(
    "location",
    truth.location,
    sameWords(truth.location, contact.location) >= 0.7,
    `${truth.location} -> ${contact.location}`,
  );
  const links = [contact.linkedin, contact.github, ...contact.links.map((one) => one.text)].map(
    bareUrl,
  );
  for (const link of truth.links)
    card.mark("links", links.includes(bareUrl(link)), `${link} -> ${links.join(" ")}`);
}

/** Compares what was read with what is printed, by the criteria that the design states. */
export function scoreResume(truth: Truth, found: Reading): Scored {
  const card = new Card();
  scoreContact(card, truth, found);
  scoreJobs(card, truth.jobs, found);
  scoreStudies(card, truth.studies, found);
  scoreSkills(card, truth.skills, found);
  const titles = found.sections.map((one) => words(one.title).join(" "));
  const known = truth.headings.filter((text) => titles.includes(words(text).join(" ")));
  card.count("sections", known.length, truth.headings.length);
  if (known.length < truth.headings.length)
    card.misses.push(
      `headings: ${truth.headings.filter((one) => !known.includes(one)).join("; ")}`,
    );
  return { marks: card.marks, misses: card.misses };
}

/** The sixteen fields whose mean is the macro score. */
export const macroFields = [
  "name",
  "email",
  "phone",
  "location",
  "links",
  "experience F1",
  "exp.title",
  "exp.company",
  "exp.start",
  "exp.end",
  "exp.bullets",
  "education F1",
  "edu.degree",
  "edu.school",
  "edu.end",
  "skills recall",
];

export function addMarks(sum: Marks, more: Marks): void {
  for (const [field, { right, asked }] of more) {
    const last = sum.get(field) ?? { right: 0, asked: 0 };
    sum.set(field, { right: last.right + right, asked: last.asked + asked });
  }
}

/** Mean of the shares of the sixteen fields that count, 0..1. */
export function macroOf(marks: Marks): number {
  const shares = macroFields.flatMap((field) => {
    const one = marks.get(field);
    return one === undefined || one.asked === 0 ? [] : [one.right / one.asked];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}
