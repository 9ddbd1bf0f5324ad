import { foldText } from "@savile/taxonomy";
import { isChrome, isFrame } from "./chrome.ts";
import { besideTitle, cleanTitle } from "./clean-title.ts";
import { cleanCompany, looksLikeTitle, namesOrganisation } from "./names.ts";
import { boardLocation, isAddress, isPlace } from "./places.ts";
import { isKnownHeading } from "./known-headings.ts";
import { titleKey } from "./title-candidates.ts";
import { townKind } from "./towns.ts";
import { isOtherField, titleLineAt, titlePart, withoutNotice } from "./title-lines.ts";

/** Title, company and place as far as the text states them. */
export interface Heading {
  readonly title?: string;
  readonly company?: string;
  readonly location?: string;
}

const longestTitleLine = 110;
const mostHeadLines = 6;
/** Lines among which the one of the title is looked for. */
const mostLinesDown = 16;

export function cleanLine(line: string): string {
  return line
    .replace(/[\u200b-\u200f\ufeff]|\ufe0f|\p{Extended_Pictographic}/gu, "")
    .replace(/&(?:[a-z]{2,6}|#x?[\da-f]{2,5});/gi, (entity) => foldText(entity))
    .replace(/\*\*|__/g, "")
    .replace(/^[#>*\s•·|-]+/, "")
    .replace(/^(?:urgent(?:ly)?|new|hot job|immediate(?: start)?)\s*[:!]+\s*(?=\S)/i, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What stands behind a comma or plain hyphen and belongs to the job, not to the employer. */
const partOfTitle =
  /\b(?:unit|department|dept|team|shifts?|nights?|days?|evenings?|weekends?|remote|hybrid|full[- ]time|part[- ]time|level|icu|er|contract|temporary|intern(?:ship)?|seasonal|summer|winter|spring|fall|entry|bilingual|spanish|hourly|daily|local|regional|apac|emea|latam|anz|dach|nordics|global|grades?|k-?\d|northeast|region(?:al)?|i{1,3}|fp&a|operations|development|accounts|\d{4})\b/i;

/** Where in a house the work is: no employer is called "Inpatient" or "Outpatient Behavioral Health". */
const ofWard = /^(?:inpatient|outpatient|ambulatory|acute care|med(?:ical)?[-/ ]surg(?:ical)?)\b/i;

function isCompanyPart(part: string): boolean {
  return (
    /^\p{Lu}|^\d\p{Lu}/u.test(part) &&
    !looksLikeTitle(part) &&
    !ofWard.test(part) &&
    !partOfTitle.test(part) &&
    townKind(part) !== "known" &&
    cleanCompany(part) !== undefined
  );
}

/** What stands before its town and state: "Hartwell Mill, Bangor, ME". */
function beforeTown(part: string): Heading | undefined {
  const [, house = "", town = ""] =
    /^(\p{Lu}[^,]* [^,]+), (\p{Lu}[^,\d]+, \p{Lu}{2}(?: \d{5})?)$/u.exec(part) ?? [];
  if (!isPlace(town) || isAddress(house) || !isCompanyPart(house)) return undefined;
  const company = cleanCompany(house);
  return company === undefined ? undefined : { company, location: town };
}

/** A company with the town it is in behind a comma: "Tarn Gallery, Bath". */
const companyInTown =
  /^(.+?(?:Co\.|Inc\.|Ltd\.|LLC|Gallery|Museum|Hospital|College|Company)), (\p{Lu}[\p{L} .'-]+)$/u;

function headingOf(company: string | undefined, location: string | undefined): Heading {
  return {
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}

/** "Kiln & Crumb, Mount Maunganui" behind the title: the house and its town. */
function apartFromTown(part: string): string[] {
  const [, house = "", town = ""] = /^([^,]{3,40}), (\p{Lu}[\p{L}' -]{2,40})$/u.exec(part) ?? [];
  return house === "" || !isCompanyPart(house) || looksLikeTitle(town) ? [part] : [house, town];
}

/** The place of a part, or the company before its town; undefined where it is neither. */
function placeOf(part: string, isCompanyKnown: boolean): Heading | undefined {
  if (isPlace(part))
    return { location: part.replace(/\s*\((?:hybrid|remote|on-?site)[^)]*\)$/i, "") };
  const [, house, town] = companyInTown.exec(part) ?? [];
  if (house !== undefined && town !== undefined && !isCompanyKnown)
    return headingOf(cleanCompany(house), town);
  return isAddress(part) ? { location: part } : undefined;
}

/** What one part of a line tells of the company and its place. */
function headingOfPart(part: string, isCompanyKnown: boolean): Heading {
  if (ofWard.test(part)) return {};
  const letterhead = beforeTown(part);
  if (letterhead !== undefined) return letterhead;
  const board = boardLocation(part);
  if (board !== undefined) return headingOf(undefined, board === "" ? undefined : board);
  if (isChrome(part)) return {};
  const place = placeOf(part, isCompanyKnown);
  if (place !== undefined) return place;
  return /^[A-Z]{2}$/.test(part) ? {} : headingOf(cleanCompany(part), undefined);
}

/** Company and place from the parts of a line: "Hartwell Mill", "Bangor, ME". */
function fromParts(parts: readonly string[]): Heading {
  let company: string | undefined;
  let location: string | undefined;
  for (const part of parts.map((text) => text.trim()).filter((text) => text !== "")) {
    const found = headingOfPart(part, company !== undefined);
    company ??= found.company;
    location ??= found.location;
  }
  return headingOf(company, location);
}

function splitWide(line: string): string[] {
  for (const mark of [/\s+[—–]\s+/, /\s*\|\s*/, /\s+[·•]\s+/]) {
    const parts = line.split(mark);
    if (parts.length > 1) return parts.flatMap((part) => part.split(/\s+[·•|]\s+/));
  }
  return [line];
}

/** Company and place from the lines below the title, as long as they read like a letterhead. */
function belowTitle(lines: readonly string[]): Heading {
  let found: Heading = {};
  for (const line of lines.slice(0, 3)) {
    if (line.length > 90 || isKnownHeading(line) || /[!?:]$|[a-z]\.$/.test(line)) break;
    const parts = splitWide(line).flatMap((part) => part.split(/\s+-\s+/));
    const first = parts[0] ?? "";
    const place = parts.every((part) => isPlace(part) || isChrome(part));
    const titled = looksLikeTitle(first) && !namesOrganisation(first);
    if (
      !place &&
      (titled || !/^[\p{Lu}\d]/u.test(first) || first.split(" ").length > 7) &&
      boardLocation(line) === undefined
    )
      break;
    if (/\b(?:is|are|was|were|will|we|you|our|seeks|need(?:s|ed)?|ha(?:s|ve))\b/.test(line)) break;
    found = { ...fromParts(parts), ...found };
  }
  return found;
}

/** "Store Supervisor, Pebble & Pine (Harrogate)": what stands behind the comma is the employer. */
function behindComma(line: string, below: Heading): Heading | undefined {
  const found =
    /^(.{3,60}?), (\p{Lu}[^,:]{2,60}?)(?: \((\p{Lu}[\p{L} ]+)\)|, (\p{Lu}[\p{L} ,]+))?$/u.exec(
      line,
    );
  const [, left, right, inside, place] = found ?? [];
  if (left === undefined || right === undefined || !looksLikeTitle(left)) return undefined;
  if (!looksLikeTitle(left.split(" ").slice(-2).join(" "))) return undefined;
  if (!isCompanyPart(right) || (below.company !== undefined && !namesOrganisation(right)))
    return undefined;
  const company = cleanCompany(right);
  const location = inside ?? place;
  return {
    title: left,
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}

/** "Production Manager – Joinery": what the text writes small elsewhere is no name, and belongs to the title. */
function joinField(parts: readonly string[], text: string): string[] {
  const [first = "", second = "", ...rest] = parts;
  return looksLikeTitle(first) && isField(second, text)
    ? [`${first} – ${second}`, ...rest]
    : [...parts];
}

function isField(part: string, text: string): boolean {
  const words = part.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (words.length === 0 || words.length > 3) return false;
  const small = words.every((word) => text.includes(` ${word}`));
  return small && ![looksLikeTitle, isChrome, isPlace].some((veto) => veto(part));
}

function readTitleLine(line: string, below: Heading, text = ""): Heading | undefined {
  const plain = withoutNotice(line.replace(besideTitle, " ").trim());
  const at = /^(.{3,70}?)\s+(?:at|@|with)\s+(\p{Lu}.*)$/u.exec(plain);
  if (
    at?.[1] !== undefined &&
    at[2] !== undefined &&
    looksLikeTitle(at[1]) &&
    !/[.!?]\s/.test(at[1])
  ) {
    const company = cleanCompany(at[2]);
    return { title: at[1], ...(company === undefined ? {} : { company }) };
  }
  const wide = splitWide(plain);
  const parts =
    wide.length > 1
      ? joinField(
          wide.flatMap((part) => part.split(/\s+[–—]\s+/)),
          text,
        )
      : wide;
  if (parts.length === 1 && wide.length > 1) return { title: plain };
  if (parts.length > 1) {
    const titled = parts.findIndex((part) => looksLikeTitle(part));
    const index = titled === 1 && namesOrganisation(parts[0] ?? "") ? 1 : 0;
    return { title: parts[index] ?? "", ...fromParts(parts.filter((_, at) => at !== index)) };
  }
  const dash = plain.split(/\s+-\s+/);
  if (dash.length > 1 && looksLikeTitle(dash[0] ?? "") && isCompanyPart(dash[1] ?? ""))
    return { title: dash[0] ?? "", ...fromParts(dash.slice(1).flatMap(apartFromTown)) };
  const comma = behindComma(plain, below);
  if (comma !== undefined) return comma;
  const opened = /^([^.:]{3,50}), (\p{Lu}[^.:]{2,50})[.:] /u.exec(plain);
  if (opened?.[1] !== undefined && opened[2] !== undefined && looksLikeTitle(opened[1])) {
    const company = cleanCompany(opened[2]);
    if (company !== undefined) return { title: opened[1], company };
  }
  if (
    plain.length < 80 &&
    looksLikeTitle(plain) &&
    !/[.!?:]$/.test(plain) &&
    !/^(?:we|our|join|are you|about|the)\b/i.test(plain)
  )
    return { title: plain };
  return undefined;
}

/** A line that only joins the employer above it with the job below it. */
const betweenNames =
  /^(?:is|are) (?:currently |now )?(?:accepting applications|seeking|hiring|recruiting)(?: for)?(?: an?| the)?(?: position of)?:?$/i;

/**
 * "Technician - Pest Control" above "Alder Pest Solutions": the line below names the employer, and so does one that
 * stands with its town where the title line shows none.
 */
function letterheadOf(below: Heading, own: Heading): Pick<Heading, "company"> {
  const { company } = below;
  if (company === undefined || namesOrganisation(own.company ?? company)) return {};
  const lettered = below.location !== undefined && own.location === undefined;
  return lettered || namesOrganisation(company) ? { company } : {};
}

/** Title, company and place where the title is not among the first lines. */
function readFurtherDown(lines: readonly string[]): Heading {
  const at = titleLineAt(lines);
  if (at === undefined) return {};
  const below = belowTitle(lines.slice(at + 1));
  const own = readTitleLine(titlePart(lines[at] ?? ""), below, lines.join("\n"));
  if (own?.title === undefined) return {};
  const above = lines.slice(0, at).find((line) => line.length < 70 && namesOrganisation(line));
  const company = above === undefined ? undefined : cleanCompany(above);
  return { ...below, ...headingOf(company, undefined), ...own, title: cleanTitle(own.title) };
}

/** "Dear colleague," */
const salutation =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|day)|greetings)\b[^.]{0,40}[,!]?$/i;

/** The lines of the head that may tell title, company and place. */
function tellingLines(original: string): string[] {
  return original
    .split("\n", 60)
    .map((line) => ({ line: cleanLine(line), framed: isFrame(line) }))
    .filter(({ line, framed }) => !framed && line !== "" && !isChrome(line))
    .map(({ line }) => line)
    .filter((line) => !betweenNames.test(line) && !salutation.test(line) && !isOtherField(line));
}

/** Whether two titles are of one job, however much of the line belongs to each. */
function isSame(one: string | undefined, other: string): boolean {
  const [a, b] = [titleKey(one ?? ""), titleKey(other)];
  return a !== "" && (a.includes(b) || b.includes(a));
}

/** Company and place around the line that a title stands on. */
function aroundTitle(lines: readonly string[], title: string, text: string): Heading {
  const at = lines.findIndex((line) => line.toLowerCase().includes(title.toLowerCase()));
  const line = lines[at] ?? "";
  if (at < 0 || at >= mostLinesDown || line.length > longestTitleLine) return {};
  const below = belowTitle(lines.slice(at + 1));
  const { company, location } = readTitleLine(line, below, text) ?? {};
  const above = lines.slice(0, at).find((one) => one.length < 70 && namesOrganisation(one));
  const house = above === undefined ? undefined : cleanCompany(above);
  return { ...below, ...headingOf(house, undefined), ...headingOf(company, location) };
}

/** Company and place from the lines at the head of a posting, around its title where that is known. */
export function readHead(original: string, title: string | undefined): Heading {
  const lines = tellingLines(original);
  const first = readFirstLines(original, lines.slice(0, mostHeadLines));
  const found = first.title === undefined ? { ...first, ...readFurtherDown(lines) } : first;
  if (title === undefined) return headingOf(undefined, found.location);
  return isSame(found.title, title) ? found : aroundTitle(lines, title, original);
}

/** Title, company and place where the first or second line is the title. */
function readFirstLines(original: string, lines: readonly string[]): Heading {
  const [head = "", second = ""] = lines;
  const first = titlePart(head);
  const below = belowTitle(lines.slice(1));
  const wanted = /^(?:urgent(?:ly)?[\s:!-]+)?(.{3,60}?)\s+(?:wanted|needed|required)\b/iu.exec(
    first,
  )?.[1];
  if (wanted !== undefined && looksLikeTitle(wanted)) return { title: cleanTitle(wanted) };
  const own =
    first.length > longestTitleLine && !/^[^.:]{3,50}, \p{Lu}[^.:]{2,50}[.:] /u.test(first)
      ? undefined
      : readTitleLine(first, below, original);
  if (own?.title !== undefined) {
    return { ...below, ...own, ...letterheadOf(below, own), title: cleanTitle(own.title) };
  }
  // Some boards name the employer first.
  if (second.length < 80 && looksLikeTitle(second) && first.length < 60 && !isKnownHeading(first)) {
    const next = readTitleLine(second, {});
    const company = cleanCompany(first);
    if (next?.title !== undefined && company !== undefined && !/[.!?:]$/.test(first))
      return { ...belowTitle(lines.slice(2)), company, ...next, title: cleanTitle(next.title) };
  }
  return unusualTitle(original, first, second);
}

/** Whether a line reads like a title that no table knows. */
function mayBeUnusual(plain: string): boolean {
  // A single word above a place is the name of a board or a house as often as a job.
  if (!/\s/u.test(plain) && !looksLikeTitle(plain)) return false;
  return plain.split(/\s+/).length <= 7 && !/[.!?:]$/.test(plain);
}

/** A first line above a place that no table of titles knows: "Customer Service Champion". */
function unusualTitle(original: string, first: string, second: string): Heading {
  const location = boardLocation(second) ?? (isPlace(second) ? second : undefined);
  const plain = first.replace(besideTitle, " ").trim();
  const alone = original.trimStart().split("\n", 1)[0]?.includes(first.slice(0, 20)) === true;
  if (location === undefined || !alone || !mayBeUnusual(plain)) return {};
  return { title: cleanTitle(plain), ...(location === "" ? {} : { location }) };
}
