import type { Heading } from "./head-lines.ts";
import { mayBeEmployer, ownSigns, sightingsIn, timesNamed } from "./employer-signs.ts";
import type { Sighting, Sign } from "./employer-signs.ts";
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

function headSigns(original: string, { title, company, location }: Heading): Sign[] {
  if (company === undefined) return [];
  const lines = original.split("\n", 40).filter((line) => line.trim() !== "");
  const index = lines.findIndex((line) => line.includes(company));
  const line = lines[index] ?? "";
  const before = line.slice(0, line.indexOf(company));
  if (/(?:\s(?:at|with)|@)\s*(?:the )?$/i.test(before)) return ["head", "at"];
  const town = location?.split(",", 1)[0] ?? "";
  const place = town !== "" && [line, lines[index + 1] ?? ""].some((one) => one.includes(town));
  const beside = title !== undefined && line.toLowerCase().includes(title.toLowerCase());
  const after = line.slice(line.indexOf(company) + company.length);
  if (beside)
    return town !== "" && /^[\s,(]+/.test(after) && after.includes(town)
      ? ["head", "letterhead"]
      : ["head"];
  // Right below the title stands the employer's name, as on a letterhead.
  const below = index === 1 && line.trim() === company && /\s/.test(company);
  return index > 0 && (place || below) ? ["head", "letterhead"] : ["head"];
}

/** "ADS" is ADS Security, and "UCP" is United Cerebral Palsy. */
function isShortFor(name: string, longer: string): boolean {
  if (name === longer || name.length >= longer.length) return false;
  const bare = longer.replace(/^The /, "");
  if (
    longer.startsWith(`${name} `) ||
    bare.startsWith(`${name.replace(/^The /, "")} `) ||
    bare === name
  )
    return true;
  const initials = [...bare.matchAll(/\b\p{Lu}/gu)].map(([letter]) => letter).join("");
  return /^\p{Lu}{2,6}$/u.test(name) && initials.startsWith(name);
}

function candidatesOf(
  sightings: readonly Sighting[],
  text: string,
  title: string | undefined,
): Candidate[] {
  const bySign = new Map<string, Set<Sign>>();
  for (const { name, sign } of sightings)
    bySign.set(name, (bySign.get(name) ?? new Set()).add(sign));
  const names = [...bySign.keys()].filter((name) => {
    const may = mayBeEmployer(name, title, text);
    if (!may) bySign.delete(name);
    return may;
  });
  for (const name of names) {
    const longer = names.find((other) => isShortFor(name, other));
    if (longer === undefined) continue;
    // "Acorn Your Bread is Our Mission" stands there once, "Acorn" all the time.
    const often = longer.startsWith(name) && timesNamed(name, text) > 3;
    const kept = often && timesNamed(longer, text) === 1 ? name : longer;
    const gone = kept === name ? longer : name;
    for (const sign of [...(bySign.get(gone) ?? []), ...ownSigns(gone, text)])
      bySign.get(kept)?.add(sign);
    bySign.delete(gone);
  }
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

/** Finds the employer by what speaks for each name; one sign alone is not enough. */
export function readEmployer(
  original: string,
  segments: readonly Segment[],
  heading: Heading,
  labelled: string | undefined,
): Employer {
  if (labelled !== undefined) return { company: labelled };
  const text = segments.map((segment) => segment.text).join("\n");
  const head = headSigns(original, heading).map((sign) => ({ name: heading.company ?? "", sign }));
  const place = plainly(heading.location ?? "");
  const all = candidatesOf([...head, ...sightingsIn(segments)], text, heading.title).filter(
    ({ name }) => place === "" || !place.includes(plainly(name)),
  );
  const own = all.filter(({ name }) => !isAgency(name, segments));
  // Where a recruiter writes, only who is said to be hiring is the employer.
  const candidates =
    own.length === all.length ? own : own.filter(({ signs }) => signs.has("seeks"));
  const [first, second] = candidates;
  if (forClient.test(text) || first === undefined) return {};
  const apart =
    second === undefined ||
    second.signs.size < enoughSigns ||
    first.signs.size > second.signs.size ||
    first.times >= 2 * second.times;
  const merelyBeside = [...first.signs].every((sign) => sign === "head" || sign === "often");
  if (first.signs.size >= enoughSigns && apart && !merelyBeside) return { company: first.name };
  const likely = candidates.filter(
    ({ name, signs, times }) => signs.size > 1 || signs.has("head") || times > 1 || /\s/.test(name),
  );
  return { companyCandidates: likely.slice(0, mostCandidates).map(({ name }) => name) };
}
