import { valueSigns } from "@savile/extraction";
import type { ValueKind } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { sameDate, samePhone, sameText, sameUrl, sameWords } from "./compare-texts.ts";
import { pairEntries } from "./score.ts";
import type { Truth, TrueJob, TrueStudy } from "./truth.ts";

/** One value that was read, its signs, its probability and whether a careful reader accepts it. */
export interface Judged {
  readonly id: string;
  readonly kind: ValueKind;
  readonly signs: readonly number[];
  readonly confidence: number;
  readonly right: boolean;
}

interface Entries {
  readonly jobs: ReadonlyMap<string, TrueJob>;
  readonly studies: ReadonlyMap<string, TrueStudy>;
}

function entriesOf(truth: Truth, { resume }: Extraction): Entries {
  const jobs = pairEntries(
    truth.jobs.map((job) => ({ ...job, first: job.title, second: job.company })),
    resume.experience.map((job) => ({ first: job.title, second: job.company, ...job.dates })),
  );
  const studies = pairEntries(
    truth.studies.map((study) => ({ ...study, first: study.degree, second: study.school })),
    resume.education.map((study) => ({
      first: study.degree,
      second: study.school,
      ...study.dates,
    })),
  );
  return {
    jobs: byFound(jobs, truth.jobs, resume.experience),
    studies: byFound(studies, truth.studies, resume.education),
  };
}

function byFound<T>(
  pairs: ReadonlyMap<number, number>,
  truth: readonly T[],
  found: readonly { readonly id: string }[],
): Map<string, T> {
  const out = new Map<string, T>();
  for (const [index, at] of pairs) {
    const one = truth[index];
    const id = found[at]?.id;
    if (one !== undefined && id !== undefined) out.set(id, one);
  }
  return out;
}

function rightInJob(
  kind: ValueKind,
  text: string,
  job: TrueJob | undefined,
  found: Extraction,
  id: string,
): boolean {
  const entry = found.resume.experience.find((one) => one.id === id);
  if (job === undefined || entry === undefined) return false;
  if (kind === "title") return sameText(job.title, text);
  if (kind === "company") return sameText(job.company, text);
  if (kind === "place") return job.location === "" || sameWords(job.location, text) >= 0.7;
  if (kind === "bullet") return job.bullets === null || entry.bullets.length === job.bullets;
  const start = job.start === "" || sameDate(job.start, entry.dates.start.slice(0, 7));
  return start && (job.end === "" || sameDate(job.end, entry.dates.end.slice(0, 7)));
}

function rightInStudy(
  kind: ValueKind,
  text: string,
  study: TrueStudy | undefined,
  found: Extraction,
  id: string,
): boolean {
  const entry = found.resume.education.find((one) => one.id === id);
  if (study === undefined || entry === undefined) return false;
  if (kind === "degree") return sameText(study.degree, text);
  if (kind === "school") return sameText(study.school, text);
  return study.end === "" || sameDate(study.end, entry.dates.end.slice(0, 7));
}

function isRight(
  truth: Truth,
  found: Extraction,
  entries: Entries,
  kind: ValueKind,
  id: string,
  text: string,
): boolean {
  const parent = id.split(".")[0] ?? "";
  if (kind === "name") return sameWords(truth.name, text) >= 0.99;
  if (kind === "email") return truth.email.toLowerCase() === text.toLowerCase();
  if (kind === "phone") return samePhone(truth.phone, text);
  if (kind === "location") return sameWords(truth.location, text) >= 0.7;
  if (kind === "link") return text.includes("@") || truth.links.some((link) => sameUrl(link, text));
  if (kind === "skill")
    return truth.skills.some(
      (skill) => skill.includes(text) || text.includes(skill) || sameText(skill, text),
    );
  return kind === "degree" || kind === "school" || kind === "studyDates"
    ? rightInStudy(kind, text, entries.studies.get(parent), found, parent)
    : rightInJob(kind, text, entries.jobs.get(parent), found, parent);
}

/** Judges every value that has a table. */
export function judgeValues(truth: Truth, found: Extraction): Judged[] {
  const entries = entriesOf(truth, found);
  const facts = new Map(found.facts.map((fact) => [fact.id, fact]));
  return valueSigns(found).map(({ id, kind, signs }) => {
    const fact = facts.get(id);
    const right = isRight(truth, found, entries, kind, id, fact?.text ?? "");
    return { id, kind, signs, confidence: fact?.confidence ?? 0, right };
  });
}

/** Share of the key values of the truth that were read rightly. */
export function keyShare(truth: Truth, judged: readonly Judged[]): number {
  const keys = new Set<ValueKind>([
    "name",
    "email",
    "phone",
    "title",
    "company",
    "dates",
    "degree",
    "school",
    "studyDates",
  ]);
  const asked =
    [truth.name, truth.email, truth.phone].filter((text) => text !== "").length +
    truth.jobs
      .flatMap((job) => [job.title, job.company, job.start + job.end])
      .filter((text) => text !== "").length +
    truth.studies
      .flatMap((study) => [study.degree, study.school, study.end])
      .filter((text) => text !== "").length;
  const right = judged.filter((one) => keys.has(one.kind) && one.right).length;
  return asked === 0 ? 0 : Math.min(1, right / asked);
}

export interface Calibration {
  readonly values: number;
  readonly error: number;
  readonly brier: number;
}

/** Expected calibration error over ten bins of equal count, and the Brier score. */
export function calibrationOf(
  judged: readonly { readonly confidence: number; readonly right: boolean }[],
): Calibration {
  const sorted = judged.toSorted((a, b) => a.confidence - b.confidence);
  const bins = Math.min(10, sorted.length);
  let error = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    const from = Math.floor((bin * sorted.length) / bins);
    const part = sorted.slice(from, Math.floor(((bin + 1) * sorted.length) / bins));
    if (part.length === 0) continue;
    const said = part.reduce((sum, one) => sum + one.confidence, 0) / part.length;
    const truly = part.filter((one) => one.right).length / part.length;
    error += (Math.abs(said - truly) * part.length) / sorted.length;
  }
  const squares = sorted.reduce((sum, one) => sum + (one.confidence - (one.right ? 1 : 0)) ** 2, 0);
  return { values: sorted.length, error, brier: sorted.length === 0 ? 0 : squares / sorted.length };
}
