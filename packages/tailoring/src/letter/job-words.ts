import type { Posting } from "@savile/model";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { calmCapitals } from "../words/names.ts";
import { articleFor } from "../words/phrases.ts";

/** The job sought, as it is named in a sentence: without "(m/f/d)", "- Intern" kept. */
function roleName(posting: Posting): string | undefined {
  const title = posting.title
    ?.replace(/\s*\([^)]*\)/g, "")
    .replace(/,?\s+(?:spring|summer|fall|autumn|winter)?\s*20\d{2}$/i, "")
    .replace(/^([^–—]+?)\s+[-–—]\s+([^–—-]+)$/, (whole, title: string, unit: string) =>
      titleNouns.has(unit.trim().split(" ").at(-1)?.toLowerCase() ?? "")
        ? whole
        : `${title} (${unit.trim()})`,
    )
    .replace(/\s+[-–—]\s+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return title === undefined || title === "" ? undefined : calmCapitals(title);
}

/** The employer as it stands after "at". */
function companyName(posting: Posting, jobDescription: string): string | undefined {
  const { company } = posting;
  if (company === undefined || company === "") return undefined;
  const name = calmCapitals(company);
  if (jobDescription.includes(`The ${company}`) || jobDescription.includes(` the ${company}`))
    return `the ${name}`;
  return /^(?:department|dept|office|university of|city of|town of|village of|borough of|township of|state of|county of|ministry)\b/i.test(
    name,
  )
    ? `the ${name}`
    : name.replace(/^The\b/, "the");
}

/** Where a name stands in the posting; a shouted title is read in small letters and found all the same. */
function placeOf(name: string, jobDescription: string): number {
  const at = jobDescription.indexOf(name);
  const lower = jobDescription.toLowerCase();
  return at >= 0 || lower.length !== jobDescription.length ? at : lower.indexOf(name.toLowerCase());
}

/** Where the posting states the title and the company, so that a sentence may name them. */
export function jobSpans(posting: Posting, jobDescription: string): [number, number][] {
  return [posting.title, posting.company].flatMap((text): [number, number][] => {
    const at = text === undefined ? -1 : placeOf(text, jobDescription);
    return text === undefined || at < 0 ? [] : [[at, at + text.length]];
  });
}

/**
 * Words for the job: `job` "the Baker position at Ash Mill", `seek` "a Baker at Ash Mill", `role` "Baker", `one` "a Baker".
 * All but `job` are empty where the posting has no title.
 */
export interface JobWords {
  readonly [name: string]: string;
  readonly job: string;
  readonly seek: string;
  readonly role: string;
  readonly one: string;
}

/** Words for the job that fit the frames. */
export function jobWords(posting: Posting, jobDescription: string): JobWords {
  const role = roleName(posting);
  const company = companyName(posting, jobDescription);
  const at = company === undefined ? "" : ` at ${company}`;
  if (role === undefined)
    return {
      job: at === "" ? "the position in your posting" : `the position${at}`,
      seek: "",
      role: "",
      one: "",
    };
  const named = /\b(?:position|role|internship|apprenticeship|traineeship)$/i.test(role);
  return {
    job: `the ${role}${named ? "" : " position"}${at}`,
    seek: `${articleFor(role)} ${role}${at}`,
    role,
    one: `${articleFor(role)} ${role}`,
  };
}
