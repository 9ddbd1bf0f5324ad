import type { Posting } from "@savile/model";
import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { titlesIn } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { namesOrganisation } from "../posting/names.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { calmCapitals } from "../words/names.ts";
import { articleFor, wordCount } from "../words/phrases.ts";
import { namesSomebody } from "../words/somebody.ts";
import { titleInSentence } from "./role-words.ts";

const mostTitle = 7;

function endsInTitle(text: string): boolean {
  return namesSomebody(text.split(" ").at(-1) ?? "");
}

/** "Assistant manager": words of rank and of nobody's work in particular. */
function isBareRank(text: string): boolean {
  return text
    .split(" ")
    .every((word) => rankWords.has(word.toLowerCase()) || titleNouns.has(word.toLowerCase()));
}

/**
 * "Senior Sous Chef - 5 Star Hotel - Perth", "Warehouse Supervisor 2nd shift": the title up to the last word of
 * somebody; what stands behind it is the place, the house or the hours. A bare rank keeps its field, in brackets.
 */
function withoutTail(title: string): string {
  const [first = title, second = ""] = title.split(/\s+[-–—|]\s+/);
  return first !== title && endsInTitle(first) && !endsInTitle(second)
    ? withField(first, second)
    : upToSomebody(title);
}

function withField(rank: string, field: string): string {
  const says = isBareRank(rank) && wordCount(field) <= 3 && !/\d/.test(field);
  return says ? `${rank} (${field})` : rank;
}

function upToSomebody(title: string): string {
  const words = title.split(" ");
  const end = words.findLastIndex((word) => titleNouns.has(word.toLowerCase()));
  const tail = words.slice(end + 1).join(" ");
  // "Lead Hand", "Lead Hand - Nights": a hand is somebody.
  if (/^hands?$/iu.test(words[end + 1] ?? "")) return words.slice(0, end + 2).join(" ");
  const head = words.slice(0, end + 1).join(" ");
  if (end > 0 && (saysHours.test(tail) || saysWanted.test(tail) || isShortForm.test(tail)))
    return head;
  return end >= 0 && isField.test(tail) ? `${head} (${tail})` : title;
}

/** "Controller Sales & Logistics", "Production Manager Interior Joinery": the field behind somebody. */
const isField = /^\p{Lu}\p{L}+(?: (?:& |and )?\p{Lu}\p{L}+){0,3}$/u;

const saysHours = /\d|\b(?:shifts?|nights?|days?|weekends?|time|hours?)\b/i;
/** "Workshop Manager wanted, Oranmore" */
const saysWanted = /^(?:is |are )?(?:wanted|needed|required|sought|vacancy|vacancies|opening)\b/i;
/** "Senior Software Engineer JVM": what it is made with, in short. */
const isShortForm = /^[\p{Lu}\d+#.]{2,5}$/u;

/** "Director of Mechanical Engineering": somebody and the field, before what specifies it. */
function opensWithTitle(text: string): boolean {
  return endsInTitle(text) || endsInTitle(text.split(/ of /i)[0] ?? "");
}

/** "Kestrel & Lowe Executive Search": who looks for somebody, and no job. */
const isAgency = /\b(?:executive search|search partners|recruitment|recruiting|staffing)$/i;

/** The job sought, as it is named in a sentence: without "(m/f/d)", "- Intern" kept. */
function roleName(posting: Posting): string | undefined {
  if (isAgency.test(posting.title ?? "")) return undefined;
  const title = posting.title
    ?.replace(/^(?:vacancy|job|position|role|post)\s+(?:name|title)\s*:?\s+/i, "")
    .replace(/^\(([^()]+)\)\s+(?=\p{Lu})/u, "$1 ")
    .replace(/\s*\([^)]*\)|\s*\[[^\]]*\]/g, "")
    .replace(/\s(?:[IVX]{1,3}|\d)(?:\s?[/&-]\s?(?:[IVX]{1,3}|\d))+(?=\s|$)/gu, "")
    .replace(/^(?:FT|PT|full[- ]time|part[- ]time)\b[\s–—-]*|\s+(?:\d|I{1,3}|IV)$/gi, "")
    .replace(/,?\s+(?:spring|summer|fall|autumn|winter)?\s*20\d{2}$/i, "")
    .replace(/^.*$/su, withoutTail)
    .replace(/\s+[-–—|]\s+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  // "Want the best internship in the world?" calls to apply and names no job.
  if (title === undefined || title === "" || /[?!]/.test(title)) return undefined;
  // "Personal Assistant for a Family", "Driver, Home Daily": what stands behind specifies.
  const [short = title] = title.split(/\s+(?:for|under|with|on|to|at)\s+|:\s+|,\s+|\s+\/\s+/i);
  const named = opensWithTitle(short) ? short : title;
  return wordCount(named) > mostTitle ? undefined : ofOne(calmCapitals(named));
}

const mostPosted = 9;

/** What of a title in brackets is its terms and no part of its name: "(0.8 FTE, fixed term)", "(2 posts)". */
const isTerm =
  /[\d,;:%]|\b[IVX]{1,3}\b|\b(?:term|time|fte|posts?|contract|temporary|permanent|cover|remote)\b/iu;

/** A title up to the name of somebody: "Sonographer – Community Clinics" keeps its field, "Analyst - Intern" its rank. */
function withoutBehind(bare: string): string {
  const [first = bare] = bare.split(/\s+[-–—|]\s+|,\s+|:\s+|\s+(?:for|with|at)\s+/u);
  const last =
    first
      .replace(/\s*\([^()]*\)$/u, "")
      .split(" ")
      .at(-1) ?? "";
  if (!namesSomebody(last)) return bare;
  const behind = bare.split(/\s+[-–—|]\s+/u)[1] ?? "";
  if (behind === "") return first;
  const isRank = endsInTitle(behind) && wordCount(behind) === 1;
  return isRank ? `${first} ${behind}` : withField(first, behind);
}

/** The job as the posting writes it: "Lecturer / Tutor in ESOL", "Front Office Supervisor (Nights)". */
function postedName({ title = "" }: Posting): string | undefined {
  const bare = calmCapitals(title)
    .replace(/^(?:vacancy|job|position|role|post)\s+(?:name|title)\s*:?\s+/i, "")
    .replace(/^\(([^()]+)\)\s+(?=\p{Lu})/u, "$1 ")
    .replace(/\s*(?:\(([^()]*)\)|\[([^[\]]*)\])/gu, (bracket: string, round = "", square = "") =>
      isTerm.test(`${String(round)}${String(square)}`) || wordCount(bracket) > 3 ? "" : bracket,
    )
    .trim();
  const head = withoutBehind(bare);
  const whole = head.split("(").length === head.split(")").length;
  return head === "" || /[?!]/u.test(head) || !whole || wordCount(head) > mostPosted
    ? undefined
    : ofOne(head.replace(/ (?:position|role|post)$/i, ""));
}

/** "Installers": who is sought is one. */
function ofOne(title: string): string {
  const last = title.split(" ").at(-1) ?? "";
  const single = last.replace(/s$/i, "");
  const plural =
    single !== last && !titleNouns.has(last.toLowerCase()) && titleNouns.has(single.toLowerCase());
  return plural ? `${title.slice(0, title.length - last.length)}${single}` : title;
}

/** The employer as it stands after "at". */
function companyName(posting: Posting, jobDescription: string): string | undefined {
  const { company } = posting;
  if (company === undefined || company === "") return undefined;
  const name = calmCapitals(company).replace(
    /,?\s+(?:(?:\(?(?:pty|pvt|pte)\)?\.? )?(?:ltd|limited)|pvt|pty|pte|inc|llc|corp|co|gmbh|plc|llp)\.?$/i,
    "",
  );
  const named = jobDescription.split(company);
  const articled = named.slice(0, -1).filter((before) => /\bthe $/i.test(before)).length;
  if (articled * 2 > named.length - 1)
    return `the ${name.replace(/^The\b/, "the").replace(/^the /, "")}`;
  return /^(?:department|dept|office|university of|city of|town of|village of|borough of|township of|state of|county of|district of|municipality of|ministry)\b/i.test(
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

/** Words for the job: `job` "the baker position at Ash Mill", `role` "baker", `one` "a baker", `at` " at Ash Mill". */
export interface JobWords {
  readonly [name: string]: string;
  readonly job: string;
  readonly role: string;
  /** The title as somebody holds it; empty where it names no one. */
  readonly person: string;
  readonly one: string;
  readonly company: string;
  readonly at: string;
}

/** Who is called by the hand that works. */
const isHand = /\b(?:lead|leading|deck|farm|stage|dock|ranch|station|shed|field|dairy) ?hand$/iu;

/** Who holds a job: "intern" of an internship; empty where the title names work and nobody, as "customer service". */
function personOf(role: string): string {
  const held = role.replace(/\b(intern|apprentice|trainee)ship$/i, "$1");
  const [bare = held] = held.split(/ (?:\(|in )/iu);
  return namesSomebody(bare) || isHand.test(bare) ? held : "";
}

/** "Mate", "Chef de Partie": the name of an occupation as a whole. */
function isKnownTitle(role: string): boolean {
  const tables = knownTables();
  const bare = role.replace(/\s*\([^()]*\)/gu, "").trim();
  return (
    tables !== undefined &&
    titlesIn(tables, bare).some(
      ({ start, end, by }) => by === "exact" && start === 0 && end === bare.length,
    )
  );
}

/** Whether words name a job: who holds it, a kind of place, or the work; the name of a firm or a page does not. */
function namesJob(role: string): boolean {
  const kind = /\b(?:internship|apprenticeship|traineeship|program(?:me)?)\b/i.test(role);
  const [head = role] = role.split(/ (?:of|in) /i);
  return (
    kind ||
    personOf(head) !== "" ||
    isKnownTitle(role) ||
    (findTermsIn(role).length > 0 && !namesOrganisation(role))
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}

/** Whether the posting may have an employer by the same name: a page of a firm is headed by its name. */
function isEmployer(name: string, { company, companyCandidates = [] }: Posting): boolean {
  return [company ?? "", ...companyCandidates].some((one) => plain(one) === plain(name));
}

/** Words for the job that fit the frames; empty where the posting does not say it. */
export function jobWords(posting: Posting, jobDescription: string): JobWords {
  const named = roleName(posting);
  const company = companyName(posting, jobDescription) ?? "";
  const at = company === "" ? "" : ` at ${company}`;
  if (named === undefined || isEmployer(named, posting) || !namesJob(named))
    return { job: `the advertised position${at}`, role: "", person: "", one: "", company, at };
  const role = titleInSentence(named).replace(/ (?:position|role|post)$/i, "");
  const kind = /\b(?:internship|apprenticeship|traineeship|program(?:me)?)$/i.test(role);
  const person = personOf(role);
  return {
    job: `the ${postedName(posting) ?? role}${kind ? "" : " position"}${at}`,
    role,
    person,
    one: person === "" ? "" : `${articleFor(person)} ${person}`,
    company,
    at,
  };
}
