import { rankWords, titleNouns } from "../lexicon/titles.data.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";

/** Title, company and place as far as the text states them. */
export interface Heading {
  readonly title?: string;
  readonly company?: string;
  readonly location?: string;
}

const notNames =
  /^(?:us|the|our|we|you|your|this|that|it|its|a|an|here|who|what|our client|the company|home|least|all|any|once|first|present|work|times|school|hotel|hospital|job|position|candidates?|applicants?|company|he|she|they|there|if|as|in|for|at|to|please|full|part|time|remote|team|not|and|or|with|both|each|every|no|please|minimum|required|must|excellent|strong)$/i;

/** A run of capitalised words as companies are written: "Acme Robotics", "Bank of the West", "3M". */
const nameWord = "[\\p{Lu}\\d][\\p{L}\\p{N}'&+-]{0,30}(?:\\.(?:com|io|org|net|ai)\\b)?";
const nameRun = `${nameWord}(?: (?:of the |of |and |for the |for |the |de |& )?${nameWord}){0,6}(?:,? (?:Inc|LLC|Ltd|GmbH|Corp|Co|PLC|plc|LLP|LP)\\b\\.?)?`;

/** Whether a phrase could be the title of a job. */
export function looksLikeTitle(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  if (words.length === 0 || words.length > 9) return false;
  return words.some((word) => titleNouns.has(word) || titleNouns.has(word.replace(/s$/, "")));
}

function cleanCompany(text: string): string | undefined {
  const cut = text.split(/\.\s|[!?;:|(]|\s-\s|,(?! (?:inc|llc|ltd|corp|co)\b)/i)[0] ?? "";
  const name = cut
    .replace(/[.,\s]+$/, "")
    .replace(/^the (?=\p{Lu})/iu, (lead) => (lead === "The " ? lead : ""))
    .trim();
  const full =
    /\b(?:Inc|Ltd|Co|Corp)$/.test(name) && text.charAt(cut.length) === "." ? `${name}.` : name;
  if (full.length < 2 || full.length > 60 || full.split(/\s+/).length > 8) return undefined;
  if (!/[\p{Lu}\d]/u.test(full.charAt(0)) || notNames.test(full)) return undefined;
  return full;
}

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC|AB|NSW|VIC|QLD";
const stateNames =
  "New York|California|Texas|Florida|Washington|Oregon|Illinois|Massachusetts|Colorado|Georgia|Ohio|Michigan|Arizona|Virginia|Pennsylvania|New Jersey|North Carolina|Minnesota|Wisconsin|Ontario|England|Scotland|UK|USA|Germany|France|Canada|Australia|Ireland|India|Netherlands";
const cityState = new RegExp(
  `\\b(\\p{Lu}[\\p{L}.'-]+(?: \\p{Lu}[\\p{L}.'-]+){0,2}),\\s?(?:(${states})\\b|(${stateNames})\\b)`,
  "u",
);

/** "US, NY, Niagara Falls" is written back to front on some boards. */
function boardLocation(text: string): string | undefined {
  const found = /^([A-Z]{2}),\s*([\p{L}\d ]{0,24}),\s*([\p{L} .'-]*)$/u.exec(text.trim());
  if (found === null) return undefined;
  const [, , region = "", city = ""] = found;
  return [city.trim(), region.trim()].filter(Boolean).join(", ");
}

function isAddress(text: string): boolean {
  return (
    /^\d/.test(text) ||
    /\b(?:st|street|ave|avenue|road|rd|blvd|expway|plaza|floor|suite|broadway)\b\.?/i.test(text)
  );
}

function isPlace(text: string): boolean {
  return (
    cityState.test(text) ||
    /^(?:remote|hybrid|on-?site)\b/i.test(text) ||
    new RegExp(`^(?:${stateNames})$`).test(text)
  );
}

function splitFirstLine(line: string): string[] {
  for (const mark of [/\s+[—–]\s+/, /\s+\|\s+/, /\s+·\s+/, /\s+•\s+/]) {
    const parts = line.split(mark);
    if (parts.length > 1) return parts.map((part) => part.trim());
  }
  return [line.trim()];
}

function withoutPlace(text: string): string {
  return text
    .replace(
      /\s*\((?:remote|hybrid|on-?site|m\/f\/d|m\/w\/d|f\/m\/d|full[- ]time|part[- ]time)[^)]*\)\s*/gi,
      " ",
    )
    .trim();
}

function fromParts(parts: readonly string[]): Heading {
  const [first = "", ...rest] = parts;
  let company: string | undefined;
  let location: string | undefined;
  for (const part of rest) {
    const board = boardLocation(part);
    if (board !== undefined) location ??= board === "" ? undefined : board;
    else if (isPlace(part)) location ??= part;
    else if (!isAddress(part) && !/^[A-Z]{2}$/.test(part)) company ??= cleanCompany(part);
  }
  return {
    title: first,
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}

/** A second line that names company and place: "Hartwell Mill · Bangor, ME", or one line for each. */
function secondLine(original: string): Heading {
  const [, second = "", third = ""] = original
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);
  if (second.length > 80 || /[.!?]$|:/.test(second) || looksLikeTitle(second)) return {};
  const parts = second.split(/\s+[·•|—–-]\s+/);
  const pairs = parts.length > 1 ? parts : [second, third.includes(":") ? "" : third];
  if (!pairs.slice(1).some((part) => part.length < 50 && isPlace(part))) return {};
  const { company, location } = fromParts(["", ...pairs]);
  return {
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}

/** What stands behind a plain hyphen and belongs to the job, not to the employer. */
const partOfTitle =
  /\b(?:unit|department|dept|team|shift|nights?|days?|evenings?|weekends?|remote|hybrid|full[- ]time|part[- ]time|level|icu|contract|temporary|intern(?:ship)?|seasonal|entry|bilingual|spanish|hourly|grades?|k-?\d|northeast|region(?:al)?)\b/i;

function firstLineHeading(original: string): Heading {
  const line = (original.split("\n").find((text) => text.trim() !== "") ?? "")
    .trim()
    .replace(/^#+\s*/, "");
  const wanted = /^(.{3,60}?)\s+(?:wanted|needed)\b/iu.exec(line)?.[1];
  if (wanted !== undefined && looksLikeTitle(wanted)) return { title: wanted };
  if (line.length > 110) return {};
  const plain = withoutPlace(line.replace(/[\u200b-\u200f\ufeff]/g, "").replaceAll("&amp;", "&"));
  const at = /^(.{3,70}?)\s+(?:at|@)\s+(\p{Lu}.*)$/u.exec(plain);
  if (
    at?.[1] !== undefined &&
    at[2] !== undefined &&
    looksLikeTitle(at[1]) &&
    !/[.!?]\s/.test(at[1])
  ) {
    const company = cleanCompany(at[2]);
    const title = hiringTitle(at[1]) ?? at[1];
    return { title, ...(company === undefined ? {} : { company }) };
  }
  const parts = splitFirstLine(plain);
  if (parts.length > 1) return fromParts(parts);
  const dash = plain.split(/\s+-\s+|,\s+(?=\p{Lu}[\p{L}& ]+$)/u);
  if (
    dash.length > 1 &&
    looksLikeTitle(dash[0] ?? "") &&
    !looksLikeTitle(dash[1] ?? "") &&
    !partOfTitle.test(dash.slice(1).join(" "))
  )
    return fromParts(dash);
  if (
    plain.length < 70 &&
    looksLikeTitle(plain) &&
    !/[.!?:]$/.test(plain) &&
    !/^(?:we|our|join|are you|about)\b/i.test(plain)
  ) {
    return { title: plain, ...secondLine(original) };
  }
  return {};
}

/** "We are hiring a Platform Engineer" -> Platform Engineer. */
function hiringTitle(text: string): string | undefined {
  const found =
    /\b(?:hiring|seeking|looking for|recruiting|need|searching for|search for)\s+(?:an?|our(?: next)?|the|for an?)?\s*(?:[a-z][a-z-]*,? ){0,4}((?:\p{Lu}[\p{L}/&-]*|of|and|I{1,3})(?: (?:\p{Lu}[\p{L}/&-]*|of|and|I{1,3})){0,6})/u.exec(
      text,
    );
  const title = found?.[1]?.replace(/ (?:of|and)$/, "");
  return title !== undefined && looksLikeTitle(title) ? title : undefined;
}

function lowerHiringTitle(text: string): string | undefined {
  const found =
    /\b(?:hiring|seeking|looking for)\s+(?:an?)\s+((?:[\p{L}-]+ ){0,4}?[\p{L}-]+?)(?= (?:to|who|with|for|in|at|that)\b|[,.])/u.exec(
      text,
    );
  const words = (found?.[1] ?? "")
    .split(" ")
    .filter(
      (word) =>
        !/^(?:experienced|talented|motivated|passionate|solid|professional|full-time|part-time|dedicated|skilled|great|new|dynamic|energetic|friendly|reliable|enthusiastic|qualified)$/i.test(
          word,
        ),
    );
  const title = words.join(" ");
  const last = words.at(-1)?.toLowerCase() ?? "";
  return titleNouns.has(last) ? title : undefined;
}

const companyCues: readonly RegExp[] = [
  new RegExp(
    `^((?:The )?${nameRun}),?\\s(?:\\([A-Z]{2,10}\\),?\\s)?(?:is (?:an?|the|one|proud|not only|looking|seeking|hiring|currently|committed|dedicated|home|headquartered|searching)\\b|are (?:an?|the|looking|seeking|hiring)\\b|was (?:established|founded)|established in|founded in|exists\\b|provides\\b|offers\\b|has (?:been|an|a)\\b|seeks\\b|specializes\\b|helps\\b|serves\\b|operates\\b|delivers\\b|believes\\b|invites\\b|needs\\b)`,
    "u",
  ),
  new RegExp(
    `\\b(?:[Jj]oin|[Aa]bout|[Ww]elcome to|[Ww]orking (?:at|for)|[Ww]hy|[Ll]ife at)\\s+((?:The |the )?${nameRun})`,
    "u",
  ),
  new RegExp(`\\b[Aa]t\\s+(${nameRun}),\\s(?:we|you|our|all)\\b`, "u"),
  new RegExp(`^At (${nameRun}) (?:all|we|our|you)\\b`, "u"),
  new RegExp(`\\b(?:hiring|seeking|looking for)\\b[^.]{0,60}?\\sat\\s(${nameRun})`, "u"),
];

function isCompanyLike(name: string, title: string | undefined): boolean {
  const bare = name.replace(/^The /, "");
  if (title !== undefined && title.toLowerCase().includes(bare.toLowerCase())) return false;
  const words = bare.split(" ");
  if (
    words.some((word) =>
      /^(?:Department|Hospital|University|School|College|Group|LLC|Inc|Ltd|Bank)\b/.test(word),
    )
  )
    return true;
  const last = words.at(-1)?.toLowerCase() ?? "";
  if (titleNouns.has(last) || (rankWords.has(last) && words.length < 3)) return false;
  if (
    /^(?:This|These|Candidate|Applicant|Position|Job|Role|Experience|Responsib|Requirement|Duties|Full|Part|Must|Benefits|Employment|Work|Our|We|You|Your|It|They|He|She|Who|What|Why|How|If|When|Please|Salary|Location|Each|All|Are|Is|Do|Does|New|One|Most|Some|Us|Me|Here|Today|There|Now|Education|Bachelor|Human|Knowledge|Ability|English|Work|Team|People|Life|Free)\b/.test(
      bare,
    )
  ) {
    return /^(?:New|One|Education|Human|Life|Team|Free|Work)\b/.test(bare) && words.length > 1;
  }
  return true;
}

function companyFromText(
  segments: readonly Segment[],
  title: string | undefined,
): string | undefined {
  const votes = new Map<string, number>();
  const text = segments.map((segment) => segment.text).join("\n");
  for (const segment of segments) {
    for (const [index, cue] of companyCues.entries()) {
      const name = cleanCompany(cue.exec(segment.text)?.[1] ?? "");
      if (name === undefined || !isCompanyLike(name, title)) continue;
      const seen = text.split(name).length - 1;
      votes.set(name, (votes.get(name) ?? 0) + (index === 0 ? 3 : 2) + Math.min(3, seen - 1));
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0];
}

/** A recruiter who writes for a client must not be taken for the employer. */
function isForClient(text: string): boolean {
  return /\b(?:for|on behalf of) (?:our|a|one of our) (?:\w+ )?clients?\b|\bour client (?:is|needs|seeks|has)\b|\bwho our client is\b/i.test(
    text,
  );
}

/** Reads title, company and location; what the text does not state stays absent. */
export function readHeading(
  original: string,
  segments: readonly Segment[],
  fields: readonly PostingField[],
): Heading {
  const first = firstLineHeading(original);
  const field = (label: PostingField["label"]) =>
    fields
      .find((entry) => entry.label === label)
      ?.value.text.replace(/[\s.]+$/, "")
      .slice(0, 80);
  const all = segments.map((segment) => segment.text).join("\n");
  const titleField = field("title");
  const hired =
    segments.map((segment) => hiringTitle(segment.text)).find((title) => title !== undefined) ??
    segments.map((segment) => lowerHiringTitle(segment.text)).find((title) => title !== undefined);
  const title =
    first.title ??
    (titleField !== undefined && looksLikeTitle(titleField) ? titleField : undefined) ??
    hired;
  const labelled = field("company") ?? "";
  const stated =
    (labelled.includes("/") || labelled.split(" ").length > 7
      ? undefined
      : cleanCompany(labelled)) ?? first.company;
  const company = stated ?? (isForClient(all) ? undefined : companyFromText(segments, title));
  const place = field("location");
  const location =
    first.location ??
    (place !== undefined && place.length < 50 ? place : undefined) ??
    cityState.exec(all)?.[0];
  return {
    ...(title === undefined || title === "" ? {} : { title }),
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}
