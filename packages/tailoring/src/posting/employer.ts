import { endsAsHouse, hasLegalForm, namesOrganisation } from "./names.ts";
import type { Heading } from "./head-lines.ts";
import { mayBeEmployer, ownSigns, sightingsIn, timesNamed } from "./employer-signs.ts";
import type { Sighting, Sign } from "./employer-signs.ts";
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
}

const mostCandidates = 3;
const enoughSigns = 2;

/** A recruiter who writes for a client must not be taken for the employer. */
const forClient =
  /\b(?:for|on behalf of) (?:our|a|one of our) (?:\p{L}+ ){0,2}clients?\b|\bour client (?:is|needs|seeks|has|are)\b|\bwho our client is\b|\bour client,/iu;
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
  const lines = original.split("\n", 40).filter((line) => line.trim() !== "");
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

/** "ADS" is ADS Security, and "UCP" is United Cerebral Palsy. */
function isShortFor(name: string, longer: string): boolean {
  if (name === longer || name.length >= longer.length) return false;
  const bare = longer.replace(/^The /, "");
  if (hasLegalForm(longer) && ` ${longer} `.toLowerCase().includes(` ${name.toLowerCase()} `))
    return true;
  if (
    longer.startsWith(`${name} `) ||
    bare.startsWith(`${name.replace(/^The /, "")} `) ||
    bare === name
  )
    return true;
  const initials = [...bare.matchAll(/\b\p{Lu}/gu)].map(([letter]) => letter).join("");
  return /^\p{Lu}{2,6}$/u.test(name) && initials.startsWith(name);
}

/** Which of two names for one house is kept: the long one, unless it stands there once and the short one always. */
function keptOf(short: string, longer: string, text: string): string {
  // "Acorn Your Bread is Our Mission" stands there once, "Acorn" all the time.
  const often = longer.startsWith(short) && timesNamed(short, text) > 3;
  return often && timesNamed(longer, text) === 1 ? short : longer;
}

/** Gives the signs of two names for one house to one of them. */
function joinShort(bySign: Map<string, Set<Sign>>, text: string): void {
  const names = [...bySign.keys()];
  for (const name of names) {
    const longer = names.find((other) => bySign.has(other) && isShortFor(name, other));
    if (longer === undefined || !bySign.has(name)) continue;
    const kept = keptOf(name, longer, text);
    const gone = kept === name ? longer : name;
    const signs = [...(bySign.get(gone) ?? []), ...ownSigns(gone, text)];
    bySign.set(kept, new Set([...(bySign.get(kept) ?? []), ...signs]));
    bySign.delete(gone);
  }
}

function bareKey(name: string): string {
  return name.toLowerCase().replace(/^the /, "").replace(/\.$/, "");
}

/** "ACORN MILL" over a letter is the Acorn Mill of its text. */
function joinShouted(bySign: Map<string, Set<Sign>>): void {
  const names = [...bySign.keys()];
  for (const name of names) {
    if (name !== name.toUpperCase()) continue;
    const told = names.find((other) => other !== name && bareKey(other) === bareKey(name));
    if (told === undefined) continue;
    bySign.set(told, new Set([...(bySign.get(told) ?? []), ...(bySign.get(name) ?? [])]));
    bySign.delete(name);
  }
}

function candidatesOf(
  sightings: readonly Sighting[],
  text: string,
  title: string | undefined,
): Candidate[] {
  const bySign = new Map<string, Set<Sign>>();
  for (const { name, sign } of sightings)
    bySign.set(name, (bySign.get(name) ?? new Set()).add(sign));
  for (const name of bySign.keys()) if (!mayBeEmployer(name, title, text)) bySign.delete(name);
  joinShouted(bySign);
  joinShort(bySign, text);
  return [...bySign]
    .map(([name, signs]) => ({
      name,
      signs: new Set([...signs, ...ownSigns(name, text)]),
      times: timesNamed(name, text),
    }))
    .sort((a, b) => b.signs.size - a.signs.size || b.times - a.times);
}

/** Whether a name is that of a recruiter, by itself or by what the text says it is. */
function isAgency(name: string, segments: readonly Segment[]): boolean {
  if (agency.test(name)) return true;
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

/** Signs that only an employer has: it hires, it speaks of itself, mail goes to it. */
const tellingSigns: readonly Sign[] = ["seeks", "employs", "self", "at", "mail"];

/** Whether one telling sign is enough, as no other name is there that it could be. */
function isOnly(first: Candidate, second: Candidate | undefined): boolean {
  return second === undefined && tellingSigns.some((sign) => first.signs.has(sign));
}

/** Whether enough speaks for a name, and nothing like it for the next one. */
function isSure(first: Candidate, second: Candidate | undefined): boolean {
  if (isOnly(first, second)) return true;
  // A name beside the title that comes again may be a tool: "Web Developer - PHP".
  // What the title goes on with may be its field: "Head of Development - Pump Systems".
  const mere: readonly Sign[] =
    first.signs.has("beside") && !hasLegalForm(first.name) && !endsAsHouse(first.name)
      ? ["beside", "often", "form"]
      : ["head", "often"];
  const merelyBeside = [...first.signs].every((sign) => mere.includes(sign));
  if (first.signs.size < enoughSigns || merelyBeside) return false;
  return (
    second === undefined ||
    second.signs.size < enoughSigns ||
    first.signs.size > second.signs.size ||
    first.times >= 2 * second.times
  );
}

function isLikely({ name, signs, times }: Candidate): boolean {
  return signs.size > 1 || signs.has("head") || signs.has("beside") || times > 1 || /\s/.test(name);
}

/** Finds the employer by what speaks for each name; one sign alone is not enough. */
export function readEmployer(
  original: string,
  segments: readonly Segment[],
  heading: Heading,
  labelled: string | undefined,
): Employer {
  if (labelled !== undefined) return { company: labelled };
  const text = segments.map((segment) => segment.text).join("\n");
  if (forClient.test(text)) return {};
  const head = headSigns(original, heading).map((sign) => ({ name: heading.company ?? "", sign }));
  const place = plainly(heading.location ?? "");
  const seen = [...head, ...houseLines(original), ...sightingsIn(segments)];
  const all = candidatesOf(seen, text, heading.title).filter(
    ({ name }) => place === "" || !place.includes(plainly(name)),
  );
  const own = all.filter(({ name }) => !isAgency(name, segments));
  // Where a recruiter writes, only who is said to be hiring is the employer.
  const candidates =
    own.length === all.length ? own : own.filter(({ signs }) => signs.has("seeks"));
  const [first, second] = candidates;
  if (first !== undefined && isSure(first, second)) return { company: first.name };
  const likely = candidates.filter(isLikely).slice(0, mostCandidates);
  return likely.length === 0 ? {} : { companyCandidates: likely.map(({ name }) => name) };
}
