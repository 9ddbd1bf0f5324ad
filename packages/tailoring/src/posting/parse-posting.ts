import type { Posting, Requirement, TextSpan } from "@savile/model";
import { findTermsIn } from "../terms/find-terms.ts";
import { matchCopy, originalSpan } from "@savile/taxonomy";
import { gather } from "./collect.ts";
import { readAnswers } from "./answers.ts";
import { withSoundNames } from "./sound-names.ts";
import { readContactName } from "./contact-name.ts";
import { languageOf } from "./language.ts";
import { collectDrafts } from "./requirements.ts";
import { withoutMarkup } from "./markup.ts";
import { withoutMailMarks } from "./paste.ts";
import { sectionsOf } from "./sections.ts";
import type { PlacedSegment, PostingField } from "./sections.ts";
import { zonesOf } from "./zones.ts";
import type { ZonedSegment } from "./zones.ts";
import { segmentsOf } from "./segments.ts";
import { formalityOf, seniorityOfTitle } from "./seniority.ts";
import { namesWork } from "./duty-leads.ts";
import { looksLikeTitle, readHeading } from "./title-company.ts";
import { refusesLetter } from "./no-letter.ts";
import { isSuspicious } from "./warnings.ts";

type Warning = Posting["warnings"][number];

/** "People also viewed: Planner - Perth": other jobs of the page, which nobody pasted for themselves. */
const isOfOthers =
  /^(?:people also|others? (?:also )?viewed|similar|related|recent|more|other (?:jobs|vacancies|roles)|see also|you may also|recommended)\b/iu;

/** Offset at which a second job begins, when two were pasted together. */
function secondJob(placed: readonly PlacedSegment[]): number | undefined {
  const titles = placed.filter(
    (segment) =>
      !segment.bullet &&
      // A title stands at the head of its line: what follows a number or another sentence is none.
      segment.column === 0 &&
      segment.text.length < 80 &&
      !isOfOthers.test(segment.text) &&
      /^(?:.{3,60}\s(?:at|@)\s\p{Lu}|.{3,60}\s[-|]\s\p{Lu})/u.test(segment.text) &&
      looksLikeTitle(segment.text.split(/\s(?:at|@|[-|])\s/)[0] ?? "") &&
      !/[.;]$/.test(segment.text),
  );
  const second = titles[1];
  if (titles.length < 2 || second === undefined) return undefined;
  const first = placed.filter((segment) => segment.start < second.start);
  const asksBefore = first.some((segment) => segment.heading && segment.section === "required");
  return asksBefore && first.length > 3 ? second.start : undefined;
}

function yearsOf(requirements: readonly Requirement[]): number | undefined {
  const stated = requirements.filter(
    (entry) => entry.kind === "years" && entry.level === "required",
  );
  const [first] = stated;
  if (first?.minYears === undefined) return undefined;
  const general = stated.filter((entry) => entry.canonical.length === 0);
  return general[0]?.minYears ?? Math.max(...stated.map((entry) => entry.minYears ?? 0));
}

/** Joins touching spans, so that boilerplate is listed in few pieces. */
function joinSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last !== undefined && from - last[1] <= 3) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function confidenceOf(
  title: boolean,
  company: boolean,
  asks: number,
  placed: readonly ZonedSegment[],
): number {
  const inSection = placed.filter(
    (segment) => segment.section !== "intro" || segment.zone !== "mentions",
  );
  const share = placed.length === 0 ? 0 : inSection.length / placed.length;
  const value = (title ? 0.3 : 0) + (company ? 0.1 : 0) + 0.4 * Math.min(1, asks / 5) + 0.2 * share;
  return Math.round(value * 100) / 100;
}

function departmentOf(
  placed: readonly PlacedSegment[],
  fields: readonly PostingField[],
): string | undefined {
  const field = fields.find((entry) => entry.label === "department")?.value.text.trim();
  if (field !== undefined && field.length <= 50 && !/[.!?]$/.test(field)) return field;
  for (const segment of placed) {
    const found =
      /\b(?:[Jj]oin|within|in) our (\p{Lu}[\p{L}&]+(?: (?:&|and|\p{Lu}[\p{L}&]+)){0,3}) (?:[Tt]eam|[Dd]epartment)\b/u.exec(
        segment.text,
      )?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function looksLikePosting(
  requirements: readonly Requirement[],
  title: string | undefined,
  placed: readonly ZonedSegment[],
): boolean {
  const asks = requirements.length;
  const headed = placed.some(
    (segment) => segment.heading && ["required", "duties", "preferred"].includes(segment.section),
  );
  const cues = placed.filter((segment) => ["must", "nice", "duties"].includes(segment.zone)).length;
  const evidence =
    (title === undefined ? 0 : 2) + (headed ? 2 : 0) + (cues > 0 ? 1 : 0) + Math.min(2, asks / 2);
  return asks > 0 && evidence >= 2.5;
}

/** Whether a term stands inside the name of the employer: "Public Works" of the Department of Public Works. */
function isInName(
  text: string,
  { kind, start, end }: { readonly kind: string; readonly start: number; readonly end: number },
  names: readonly string[],
): boolean {
  if (kind === "duty") return false;
  return names.some((name) => {
    const from = text.lastIndexOf(name, start);
    return from >= 0 && from + name.length >= end && end - start < name.length;
  });
}

interface Found {
  readonly text: string;
  readonly placed: readonly ZonedSegment[];
  readonly requirements: readonly Requirement[];
  readonly title: string | undefined;
  readonly language: string;
  readonly cutAt: TextSpan | undefined;
  readonly suspicious: readonly TextSpan[];
  readonly noLetter: TextSpan | undefined;
}

function warningsOf(found: Found): Warning[] {
  const warnings: Warning[] = [];
  if (!looksLikePosting(found.requirements, found.title, found.placed)) {
    warnings.push({
      code: "not_a_posting",
      detail:
        "This does not read like a job posting: it states no requirements that we can recognise.",
    });
  }
  for (const span of found.suspicious) {
    warnings.push({
      code: "suspicious_sentence",
      detail: `This sentence speaks to software, not to you; it was not followed: "${found.text.slice(...span).slice(0, 160)}"`,
      span,
    });
  }
  if (found.noLetter !== undefined) {
    warnings.push({
      code: "no_letter",
      detail: `The posting wants no cover letter: "${found.text
        .slice(...found.noLetter)
        .trim()
        .slice(0, 160)}"`,
      span: found.noLetter,
    });
  }
  if (found.cutAt !== undefined) {
    warnings.push({
      code: "two_jobs",
      detail: "More than one job was pasted; only the first one was read.",
      span: found.cutAt,
    });
  }
  if (found.language !== "en" && found.text.trim() !== "") {
    warnings.push({
      code: "language",
      detail: "This posting is not in English; only names, numbers and known terms were read.",
    });
  }
  return warnings;
}

/**
 * Reads a pasted job description. Never fails: a text that is no posting has the warning `not_a_posting`
 * and a low confidence. Spans are offsets of the given text.
 */
export function parsePosting(pasted: string): Posting {
  const text = withoutMailMarks(withoutMarkup(pasted));
  const copy = matchCopy(text);
  const sections = sectionsOf(segmentsOf(copy.text));
  const cut = secondJob(sections.placed);
  const placed = zonesOf(
    sections.placed.filter((segment) => cut === undefined || segment.start < cut),
  );
  const fields = sections.fields.filter((field) => cut === undefined || field.value.start < cut);
  const { answers, reference, ...dated } = readAnswers(placed, fields, copy.text);
  const contact = readContactName(placed, fields, text);
  const heading = withSoundNames(
    {
      ...readHeading(text, placed, fields, contact),
      ...(contact === undefined ? {} : { contactName: contact }),
      ...(reference === undefined ? {} : { reference }),
    },
    text,
  );
  const department = departmentOf(placed, fields);
  const titleTerms = new Set(
    findTermsIn(heading.title ?? "", { listed: true }).map((hit) => hit.term.id),
  );
  const body =
    heading.title === undefined
      ? placed
      : placed.filter(
          (segment) =>
            !(
              segment.line === placed[0]?.line &&
              !namesWork(segment.text) &&
              copy.text.trimStart().startsWith(segment.text.slice(0, 20)) &&
              segment.text.includes(heading.title?.slice(0, 20) ?? "\n") &&
              segment.text.length < 110
            ),
        );
  const names = [heading.company, department].filter((name) => name !== undefined);
  const drafts = collectDrafts(body).filter((draft) => !isInName(copy.text, draft, names));
  const demands = gather(drafts, copy, titleTerms);
  const requirements = demands.filter((one) => one.kind !== "duty");
  const duties = demands.filter((one) => one.kind === "duty");
  const language = languageOf(copy.text);
  const span = (segment: PlacedSegment): TextSpan => originalSpan(copy, segment.start, segment.end);
  const warnings = warningsOf({
    text,
    placed,
    requirements: demands,
    title: heading.title,
    language,
    cutAt: cut === undefined ? undefined : originalSpan(copy, cut, copy.text.length),
    suspicious: placed.filter((segment) => isSuspicious(segment.text)).map(span),
    noLetter: placed.filter((segment) => refusesLetter(segment.text)).map(span)[0],
  });
  const raw = confidenceOf(
    heading.title !== undefined,
    heading.company !== undefined,
    requirements.length + duties.length / 3,
    placed,
  );
  const capped = warnings.some((warning) => warning.code === "not_a_posting")
    ? Math.min(raw, 0.3)
    : language === "en"
      ? raw
      : Math.min(raw, 0.5);
  const years = yearsOf(requirements);
  const { companyCandidates, ...known } = heading;
  return {
    ...known,
    ...(companyCandidates === undefined || companyCandidates.length === 0
      ? {}
      : { companyCandidates: [...companyCandidates] }),
    ...dated,
    ...(answers === undefined ? {} : { answers: [...answers] }),
    ...(department === undefined ? {} : { department }),
    ...(heading.title === undefined ? {} : { seniority: seniorityOfTitle(heading.title) }),
    ...(years === undefined ? {} : { years }),
    formality: formalityOf(copy.text),
    language,
    requirements,
    duties,
    boilerplate: joinSpans(
      placed.filter((segment) => !segment.heading && segment.zone === "boilerplate").map(span),
    ),
    warnings,
    confidence: capped,
  };
}
