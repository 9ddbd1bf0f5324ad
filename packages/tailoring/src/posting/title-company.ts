import { titleNouns } from "@savile/taxonomy/lexicon";
import { readHeadLines } from "./head-lines.ts";
import type { Heading } from "./head-lines.ts";
import { cleanCompany, isCompanyLike, looksLikeTitle, nameRun } from "./names.ts";
import { placeIn } from "./places.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";

export type { Heading } from "./head-lines.ts";
export { looksLikeTitle } from "./names.ts";

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
    `^((?:The )?${nameRun}),?\\s(?:\\([A-Z]{2,10}\\),?\\s)?(?:is (?:an?|the|one|proud|not only|looking|seeking|hiring|recruiting|expanding|growing|currently|committed|dedicated|home|headquartered|searching)\\b|are (?:an?|the|looking|seeking|hiring)\\b|was (?:established|founded)|established in|founded in|exists\\b|provides\\b|offers\\b|has (?:been|an|a)\\b|seeks\\b|specializes\\b|helps\\b|serves\\b|operates\\b|delivers\\b|believes\\b|invites\\b|needs\\b|wants\\b|moves\\b|publishes\\b|makes\\b|runs\\b|sells\\b)`,
    "u",
  ),
  new RegExp(
    `\\b(?:[Jj]oin|[Aa]bout|[Ww]elcome to|[Ww]orking (?:at|for)|[Ww]hy|[Ll]ife at)\\s+((?:The |the )?${nameRun})`,
    "u",
  ),
  new RegExp(`\\bteam at (${nameRun})(?= and\\b|[,.])`, "u"),
  new RegExp(`\\b[Aa]t\\s+(${nameRun}),\\s(?:we|you|our|all)\\b`, "u"),
  new RegExp(`^At (${nameRun}) (?:all|we|our|you)\\b`, "u"),
  new RegExp(`\\b(?:hiring|seeking|looking for)\\b[^.]{0,60}?\\sat\\s(${nameRun})`, "u"),
  new RegExp(
    `\\bWe(?:'re| are) (?!(?:Hiring|Looking|Seeking)\\b)(${nameRun})(?=,| and\\b|\\.| -)`,
    "u",
  ),
  new RegExp(`^(${nameRun}) \\([^)]{2,30}\\) (?:needs|seeks)\\b`, "u"),
];

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
  if (best === undefined) return undefined;
  // "Meridian was founded ..." speaks of Meridian Healthcare Builders.
  const longer = [...votes.keys()].find((name) => name.startsWith(`${best[0]} `));
  return longer ?? best[0];
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
  const first = readHeadLines(original);
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
    placeIn(all);
  return {
    ...(title === undefined || title === "" ? {} : { title }),
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
}
