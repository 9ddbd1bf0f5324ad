import type { Case } from "../cases.ts";
import type { Made } from "../make-resume.ts";
import type { Entry, Ink, Row } from "../sheet.ts";
import type { TrueJob, TrueStudy } from "../truth.ts";

/** A job as printed and as it is. */
export interface PrintedJob {
  readonly entry: Entry;
  readonly job: TrueJob;
}

/** Whether each job of a file is one entry, whose cells hold its dates, title, firm and place. */
export function hasPlainEntries(one: Case): boolean {
  return one.oddity !== "grouped" && one.layout !== "table" && one.layout !== "linkedin";
}

/** The values of the header of a job. */
export function valuesOf({ cells }: Entry): { dates: string; T: string; C: string; L: string } {
  const [dates = "", T = "", C = "", L = ""] = cells;
  return { dates, T, C, L };
}

/** Changes every job of a file, on the page and in the truth. */
export function changeJobs(
  { sheet, truth }: Made,
  change: (one: PrintedJob, index: number) => PrintedJob,
): Made {
  const changed = (sheet.parts.find((part) => part.kind === "experience")?.entries ?? []).flatMap(
    (entry, index) => {
      const job = truth.jobs[index];
      return job === undefined ? [] : [change({ entry, job }, index)];
    },
  );
  const entries = changed.map((one) => one.entry);
  return {
    sheet: {
      ...sheet,
      parts: sheet.parts.map((part) => (part.kind === "experience" ? { ...part, entries } : part)),
    },
    truth: { ...truth, jobs: changed.map((one) => one.job) },
  };
}

/** Changes every study of a file, on the page and in the truth. */
export function changeStudies(
  { sheet, truth }: Made,
  change: (entry: Entry, study: TrueStudy) => readonly [Entry, TrueStudy],
): Made {
  const part = sheet.parts.find((one) => one.kind === "education");
  const changed = (part?.entries ?? []).flatMap((entry, index) => {
    const study = truth.studies[index];
    return study === undefined ? [] : [change(entry, study)];
  });
  const entries = changed.map(([entry]) => entry);
  return {
    sheet: {
      ...sheet,
      parts: sheet.parts.map((one) => (one === part ? { ...one, entries } : one)),
    },
    truth: { ...truth, studies: changed.map(([, study]) => study) },
  };
}

/** Writes a text in the place of another one wherever an entry prints it. */
export function respell(entry: Entry, from: string, to: string): Entry {
  if (from === "") return entry;
  const inks = (list: readonly Ink[]): Ink[] =>
    list.map((one) => ({ ...one, text: one.text.replace(from, () => to) }));
  const row = ({ left, right }: Row): Row => ({ left: inks(left), right: inks(right) });
  return {
    ...entry,
    aside: entry.aside === from ? to : entry.aside,
    cells: entry.cells.map((text) => (text === from ? to : text)),
    rows: entry.rows.map(row),
  };
}

/** Whether the jobs of a file have dates. */
export function hasDates(one: Case): boolean {
  return one.oddity !== "no-dates";
}
