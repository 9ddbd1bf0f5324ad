import { isChrome } from "./chrome.ts";
import { hasLegalForm, namesOrganisation } from "./names.ts";
import type { Heading } from "./head-lines.ts";
import { ownSigns, sightingsIn } from "./employer-signs.ts";
import { mayBeEmployer, timesNamed } from "./house-names.ts";
import type { Sighting, Sign } from "./employer-weights.ts";
import { joinShort, joinShouted } from "./employer-joins.ts";
import { namesOnLines } from "./employer-lines.ts";
import { amongOthers, isMerelyShown, tellingSigns, weightOf } from "./employer-weights.ts";
import { houseLines } from "./house-lines.ts";
import type { Segment } from "./segments.ts";

/** The employer where two signs agree; otherwise the names that it may be, best first. */
export interface Employer {
  readonly company?: string;
  readonly companyCandidates?: readonly string[];
}

interface Candidate {
  readonly name: string;
  readonly signs: ReadonlySet<Sign>;
  readonly times: number;
  readonly weight: number;
}

const mostCandidates = 3;
const enough = 1.5;
/** How much more has to speak for a name where much speaks for another one too: a school and the trust that runs it. */
const lead = 1;

/** A recruiter who writes for a client must not be taken for the employer. */
const forClient =
  /\b(?:for|on behalf of) (?:our|a|one of our) (?:\p{L}+ ){0,2}clients?\b|\bour client (?:is|needs|seeks|has|are)\b|\bwho our client is\b|\bour client,/iu;
const asked =
  /^(?: Ltd| Limited)?,? (?:has|have|was|were|is|are) (?:been )?(?:asked|engaged|retained|instructed|appointed|commissioned) to (?:find|recruit|fill|search)\b/u;
/** "Leeside Talent", "Quill Search Partners" */
const agencyName =
  /\s(?:talent|search|selection|personnel|resourcing)(?: (?:partners|group|solutions|consult\p{L}+))?$/iu;
const agency =
  /\b(?:recruit(?:ment|ing)?|recruiters?|staffing|headhunt\p{L}+|executive search|employment agency|talent (?:agency|acquisition firm)|placement (?:agency|firm)|job (?:search|seekers)|career advi\p{L}+|workforce solutions)\b/iu;

/** Whether the town stands right behind the name: "Wren & Thistle (York)". */
function hasTownBehind(line: string, company: string, town: string): boolean {
  const after = line.slice(line.indexOf(company) + company.length);
  return town !== "" && /^[\s,(]+/.test(after) && after.includes(town);
}

/**
 * Whether a name has a line of the head with the town beside or below it; a line alone may be a department, and
 * what stands before a town may be a site ("Main Campus, Bangor, ME"), unless a word of business makes it a house.
 */
function isLetterhead(
  lines: readonly string[],
  index: number,
  { company, town }: { readonly company: string; readonly town: string },
): boolean {
  if (lines[index]?.startsWith(`${company}, ${town},`) && !namesOrganisation(company)) return false;
  const around = `${lines[index] ?? ""}\n${lines[index + 1] ?? ""}`;
  return index > 0 && town !== "" && around.includes(town);
}

function headOf(sure: boolean): Sign[] {
  return sure ? ["head", "letterhead"] : ["head"];
}

function besideSigns(sure: boolean): Sign[] {
  return sure ? headOf(sure) : ["beside"];
}

function headSigns(original: string, heading: Heading): Sign[] {
  const { company, title, location } = heading;
  if (company === undefined) return [];
  const lines = original.split("\n", 40).filter((line) => line.trim() !== "" && !isChrome(line));
  const index = lines.findIndex((line) => line.includes(company));
  const line = lines[index] ?? "";
  const [before = ""] = line.split(company, 1);
  if (/(?:\s(?:at|with)|@)\s*(?:the )?$/i.test(before)) return ["head", "at"];
  const town = location?.split(",", 1)[0] ?? "";
  const beside = title !== undefined && line.toLowerCase().includes(title.toLowerCase());
  return beside
    ? besideSigns(hasTownBehind(line, company, town))
    : headOf(isLetterhead(lines, index, { company, town }));
}

/** How often a house is named, by its name or by the first two words of it. */
function timesOf(name: string, text: string): number {
  const [first = "", second = "", ...rest] = name.split(" ");
  const short = rest.length > 0 ? timesNamed(`${first} ${second}`, text) : 0;
  return Math.max(short, timesNamed(name, text));
}

/** What a posting tells beside the names of houses. */
interface Told {
  readonly text: string;
  readonly original: string;
  readonly title: string | undefined;
  /** Whom to write to: no house is called like them. */
  readonly contact: string | undefined;
}

function candidatesOf(
  sightings: readonly Sighting[],
  { text, original, title, contact }: Told,
): Candidate[] {
  const bySign = new Map<string, Set<Sign>>();
  for (const { name, sign } of sightings)
    bySign.set(name, (bySign.get(name) ?? new Set()).add(sign));
  for (const name of bySign.keys())
    if (name === contact || !mayBeEmployer(name, title, text)) bySign.delete(name);
  joinShouted(bySign);
  joinShort(bySign, text);
  const weighed = [...bySign].map(([name, seen]) => {
    const signs = new Set([...seen, ...ownSigns(name, text, original)]);
    return { name, signs, times: timesOf(name, text), weight: weightOf(signs) };
  });
  return amongOthers(weighed).sort((a, b) => b.weight - a.weight || b.times - a.times);
}

function withoutLegalForm(name: string): string {
  return hasLegalForm(name) ? name.replace(/,? \S+$/u, "") : name;
}

/** Whether a name is that of a recruiter, by itself or by what the text says it is. */
function isAgency(name: string, segments: readonly Segment[]): boolean {
  if (agency.test(name) || agencyName.test(withoutLegalForm(name))) return true;
  const short = withoutLegalForm(name);
  if (
    segments.some(
      ({ text }) =>
        text.includes(short) && asked.test(text.slice(text.indexOf(short) + short.length)),
    )
  )
    return true;
  return segments.some(({ text }) => {
    const at = text.indexOf(name);
    const told = /^(?:\s\([^)]*\)|,[^,.]{0,70},)?\s(?:is|are|was)\b([^.]{0,140})/u.exec(
      text.slice(at + name.length),
    );
    return at >= 0 && at < 40 && told?.[1] !== undefined && agency.test(told[1]);
  });
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether one telling sign is enough, as no other name is there that it could be. */
function isOnly(first: Candidate, second: Candidate | undefined): boolean {
  return second === undefined && tellingSigns.some((sign) => first.signs.has(sign));
}

/** Whether enough speaks for a name, and nothing like it for the next one. */
function isSure(first: Candidate, second: Candidate | undefined): boolean {
  if (isOnly(first, second)) return true;
  if (first.weight < enough || isMerelyShown(first)) return false;
  return (
    second === undefined ||
    second.weight < enough ||
    first.weight - second.weight >= (second.weight > 2 ? lead : 0.1) ||
    first.times >= 2 * second.times
  );
}

const hiringSigns: readonly Sign[] = ["seeks", "employs", "self", "mail"];
const toldSigns: readonly Sign[] = ["subject", "opens", "seeks"];
const headSignsOf: readonly Sign[] = ["head", "line", "letterhead"];
const enoughOfClient = 2.5;

function isHiring({ signs }: Candidate): boolean {
  return hiringSigns.some((sign) => signs.has(sign));
}

/** A client whom the recruiter names openly: over the posting, and in a sentence that tells of it. */
function isNamedClient({ signs, weight }: Candidate): boolean {
  const told = toldSigns.some((sign) => signs.has(sign));
  return told && headSignsOf.some((sign) => signs.has(sign)) && weight >= enoughOfClient;
}

function isLikely({ name, signs, times, weight }: Candidate): boolean {
  // Names on lines alone are as often boards, branches and people.
  if (
    weight <= 1 &&
    [...signs].every((sign) => sign === "line" || sign === "foot" || sign === "often")
  )
    return false;
  return signs.size > 1 || signs.has("head") || signs.has("beside") || times > 1 || /\s/.test(name);
}

/** Finds the employer by what speaks for each name; one sign alone is not enough. */
export function readEmployer(
  original: string,
  segments: readonly Segment[],
  heading: Heading,
  {
    labelled,
    contact,
  }: { readonly labelled: string | undefined; readonly contact?: string | undefined },
): Employer {
  if (labelled !== undefined) return { company: labelled };
  const text = segments.map((segment) => segment.text).join("\n");
  const head = headSigns(original, heading).map((sign) => ({ name: heading.company ?? "", sign }));
  const place = plainly(heading.location ?? "");
  const seen = [
    ...head,
    ...houseLines(original),
    ...namesOnLines(original),
    ...sightingsIn(segments),
  ];
  const all = candidatesOf(seen, { text, original, title: heading.title, contact }).filter(
    ({ name }) => place === "" || !place.includes(plainly(name)),
  );
  const own = all.filter(({ name }) => !isAgency(name, segments));
  // Where a recruiter writes, only who is said to be hiring is the employer.
  const candidates = forClient.test(text)
    ? own.filter(isNamedClient)
    : own.length === all.length
      ? own
      : own.filter(isHiring);
  const [first, second] = candidates;
  if (first !== undefined && isSure(first, second)) return { company: first.name };
  const likely = candidates.filter(isLikely).slice(0, mostCandidates);
  return likely.length === 0 ? {} : { companyCandidates: likely.map(({ name }) => name) };
}
