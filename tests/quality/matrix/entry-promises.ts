import type { Extraction } from "@savile/model";

/** A job, a study or an activity, with the same words for the same parts. */
interface NamedEntry {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly location: string;
  readonly dates: string;
  readonly elements: readonly string[];
}

function entriesOf({ resume }: Extraction): NamedEntry[] {
  return [
    ...resume.experience.map((job) => ({
      id: job.id,
      title: job.title,
      organization: job.company,
      location: job.location,
      dates: job.dates.text,
      elements: job.bullets.map(({ text }) => text),
    })),
    ...resume.education.map((study) => ({
      id: study.id,
      title: study.degree,
      organization: study.school,
      location: study.location,
      dates: study.dates.text,
      elements: study.details.map(({ text }) => text),
    })),
  ];
}

const point = "(?:\\p{L}{3,10}\\.? )?(?:\\d{1,2}[./])?(?:19|20)\\d\\d";
const range = `${point}\\s?[–—-]\\s?(?:${point}|present|heute|presente|présent|actualidad|atual)`;
const lineOfRange = new RegExp(`^[(]?${range}[)]?$`, "iu");
const holdsRange = new RegExp(range, "iu");
const endsInRange = new RegExp(`^\\S+(?: \\S+){0,8}[ \\t(,|–-]+${range}[)]?$`, "iu");

/** Lines that are a range and nothing else below a heading of jobs or studies, and stand in no entry. */
export function uncountedRanges(found: Extraction): string[] {
  const { resume } = found;
  const others = [
    ...resume.volunteer,
    ...resume.leadership,
    ...resume.teaching,
    ...resume.military,
  ];
  const known = [
    ...entriesOf(found).map(({ dates }) => dates),
    ...others.map(({ dates }) => dates.text),
    ...resume.projects.map(({ dates }) => dates.text),
  ];
  const dated = new Set(
    found.sections.flatMap(({ kind, lines }) => (/experience|education/.test(kind) ? lines : [])),
  );
  return found.lines
    .filter(({ id, text }) => dated.has(id) && lineOfRange.test(text.trim()))
    .map(({ text }) => text.trim().replace(/^\(|\)$/g, ""))
    .filter((text) => !known.some((one) => one.includes(text) || text.includes(one || "\n")));
}

function holds(whole: string, part: string): boolean {
  return part.length > 4 && whole.length > part.length + 2 && whole.includes(part);
}

/** What a school awards may have its own name, and stand in that: "High School" of "Boys High School". */
const schoolKind = /^(?:\p{Lu}\p{L}+ )?(?:School|Gymnasium|Lycée|Liceo|Instituto|Colegio)$/u;

/** Titles and organisations that hold a range, the place of their entry or its other name. */
export function mixedNames(found: Extraction): string[] {
  return entriesOf(found).flatMap(({ id, title, organization, location }) => {
    const isMixed =
      holdsRange.test(title) ||
      holdsRange.test(organization) ||
      holds(title, organization) ||
      (holds(organization, title) && !schoolKind.test(title)) ||
      holds(title, `, ${location}`) ||
      holds(organization, `, ${location}`);
    return isMixed ? [`${id}: ${title} / ${organization} / ${location}`] : [];
  });
}

/** Elements that are written like the header of an entry: a few words and a range. */
export function headersAmongElements(found: Extraction): string[] {
  return entriesOf(found).flatMap(({ id, elements }) =>
    elements.filter((text) => endsInRange.test(text)).map((text) => `${id}: ${text}`),
  );
}
