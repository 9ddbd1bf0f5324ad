import type { ClaimIssue } from "@savile/model";
import type { Source, SourceLine, SourceRole } from "../../match/source.ts";
import { sourceLanguage } from "./foreign-words.ts";
import { frameOf } from "./frame.ts";
import { printedHeader } from "./printed-header.ts";
import type { Frame } from "./frame.ts";

/** What a text is held against. */
export interface CheckContext {
  readonly source: Source;
  /** The cited facts, and the frames of those that are no dates. */
  readonly lines: readonly SourceLine[];
  readonly cited: readonly Frame[];
  /** The cited facts and the header of their role as one frame. */
  readonly support: Frame;
  /** Role of the cited facts, when they all belong to one. */
  readonly role: SourceRole | undefined;
  /** Words of the posting that the text may speak of, as one frame. */
  readonly posting: Frame;
  /** Terms that the posting names. */
  readonly postingTerms: ReadonlySet<string>;
  /** A line of a resume, or prose that may say more about itself. */
  readonly mode: "line" | "prose";
  /** Language of the resume: "en", or one with a table of its own. */
  readonly language: string;
}

/** An objection before it has the name of its check. */
export type Objection = Omit<ClaimIssue, "check">;
export type Check = (claim: Frame, context: CheckContext) => Objection[];

/** A check that looks at the whole resume and not at the cited facts. */
export type SourceCheck = (
  claim: Frame,
  context: Pick<CheckContext, "source" | "posting">,
) => Objection[];

export interface ContextInput {
  readonly source: Source;
  readonly factIds: readonly string[];
  readonly mode: "line" | "prose";
  readonly posting?: readonly string[];
  readonly postingTerms?: ReadonlySet<string>;
}

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "July" of "2020-07"; empty for a year alone. */
function monthName(iso: string): string {
  return monthNames[Number(iso.slice(5, 7)) - 1] ?? "";
}

/** How a degree is abbreviated, the abbreviation as one word, and its full name. */
const spelledOut: readonly (readonly [RegExp, string, string])[] = [
  [/\bB\.?\s?Sc?\b/, "BS BSc", "Bachelor of Science"],
  [/\bB\.?\s?A\b/, "BA", "Bachelor of Arts"],
  [/\bM\.?\s?Sc?\b/, "MS MSc", "Master of Science"],
  [/\bM\.?\s?A\b/, "MA", "Master of Arts"],
  [/\bA\.?\s?A\.?\s?S\b/, "AAS", "Associate of Applied Science"],
  [/\bB\.?\s?B\.?\s?A\b/, "BBA", "Bachelor of Business Administration"],
  [/\bM\.?\s?B\.?\s?A\b/, "MBA", "Master of Business Administration"],
  [/\bM\.?\s?Ed\b/, "MEd", "Master of Education"],
  [/\bB\.?\s?Ed\b/, "BEd", "Bachelor of Education"],
  [/\bPh\.?\s?D\b/, "PhD", "Doctor of Philosophy"],
  [/\bB\.?\s?S\.?\s?N\b/, "BSN", "Bachelor of Science in Nursing"],
  [/\bB\.?\s?Eng\b/, "BEng", "Bachelor of Engineering"],
];

/** The full names of the degrees that lines abbreviate, and the other way round. */
function otherNames(lines: readonly SourceLine[]): string[] {
  return lines
    .filter((line) => line.kind === "degree")
    .flatMap(({ text }) =>
      spelledOut.flatMap(([short, letters, long]) => {
        if (short.test(text)) return [`${letters} ${long}`];
        return text.toLowerCase().replace(" in ", " of ").startsWith(long.toLowerCase())
          ? [letters]
          : [];
      }),
    );
}

/** "PMP" of a name line that ends in ", PMP". */
function credentialsOf(source: Source): string {
  return source.byAddress.get("name")?.text.split(",").slice(1).join(", ") ?? "";
}

/** The frames that a text with these facts is held against; hidden and unknown facts support nothing. */
export function contextFor(input: ContextInput): CheckContext {
  const { source } = input;
  const lines = input.factIds.flatMap((id) => source.byAddress.get(id) ?? []);
  const entries = new Set(lines.map((line) => line.entry).filter((entry) => entry !== undefined));
  const roles = source.roles.filter((role) => entries.has(role.id));
  // Of the dates only the years: the "02" of a month must not support a "two".
  const header = roles.flatMap((role) => [
    role.title,
    role.org,
    printedHeader(source, role.id),
    ...(role.period.text.match(/\b(?:19|20)\d{2}\b/g) ?? []),
    ...[role.period.start, role.period.end].map(monthName),
  ]);
  const places = roles.flatMap((role) => source.byAddress.get(`${role.id}.location`)?.text ?? []);
  return {
    source,
    lines,
    cited: lines.filter((line) => line.kind !== "dates").map((line) => frameOf(line.text)),
    support: frameOf(
      [
        ...lines.map((line) =>
          line.kind === "dates"
            ? (line.text.match(/\b(?:19|20)\d{2}\b|[A-Za-z]+/g) ?? []).join(" ")
            : line.text,
        ),
        ...header,
        ...places,
        ...otherNames(lines),
        ...(input.mode === "prose" ? [credentialsOf(source)] : []),
      ].join("\n"),
    ),
    role: roles.length === 1 ? roles[0] : undefined,
    posting: frameOf((input.posting ?? []).join(", ")),
    postingTerms: input.postingTerms ?? new Set(),
    mode: input.mode,
    language: sourceLanguage(source),
  };
}
