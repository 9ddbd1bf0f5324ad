import { senseOf, senseOfLead, standsOver } from "./heading-sense.ts";
import { fieldLabels } from "./headings.data.ts";
import { headingKey, kindByHeading } from "./known-headings.ts";
import type { SectionKind } from "./headings.data.ts";
import { cuedLevel } from "./cues.ts";
import { lineKind } from "./line-kind.rules.ts";
import type { LineKind } from "./line-kind-frame.ts";
import type { Segment } from "./segments.ts";
import { withTableLevels } from "./table-levels.ts";
import type { TabledSegment } from "./table-levels.ts";

/** A segment with the section that it stands in. */
export interface PlacedSegment extends TabledSegment {
  readonly section: SectionKind;
  readonly heading: boolean;
  /** Whether it is a heading that says what follows; a label of no known kind only parts the lines. */
  readonly opens: boolean;
}

export interface PostingField {
  readonly label: "title" | "company" | "location" | "department" | "contact" | "other";
  readonly value: Segment;
}

export interface Sections {
  readonly placed: PlacedSegment[];
  readonly fields: PostingField[];
}

/** Words inside a short line that show which section it opens ("What makes you a great fit"). */
const looseHeadings: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /^(?:nice|good) (?:to have|if)\b|\bpreferred\b|\bdesirable\b|\bdesired\b|\bbonus\b|\bpluses\b/,
    "preferred",
  ],
  [
    /\b(?:benefits|perks|we offer|we provide|(?:is|are) provided|compensation|what's in it for|salary|pay rate)\b/,
    "benefits",
  ],
  [
    /\b(?:requirements?|qualifications?|must.haves?|you(?:'ll| will|'d| would)? (?:need|bring|have)|looking for|(?:good|great|right|perfect|strong)? ?fit (?:if|for)|we'd (?:love|like)|about you|who you are|your profile|skills|eligibility)\b|^(?:knowledge|abilit(?:y|ies))\b|^the (?:person|candidate)$|^(?:is (?:this|that) you|sounds? like you|does this sound|do you recogni[sz]e|who are you|are you (?:the|our) )/,
    "required",
  ],
  [
    /\b(?:responsibilities|duties|in this (?:role|position|job),? you(?:'ll| will)$|you(?:'ll| will|'d| would) (?:do|be doing|own|be working on|work on)|examples of (?:work|duties|tasks)|work performed|your (?:role|impact|mission)|the role|job functions|responsibilities will include)\b/,
    "duties",
  ],
  [
    /\b(?:equal (?:opportunity|employment)|how to apply|to apply|privacy|disclaimer|instructions (?:to|for) (?:applicants|candidates)|applicant instructions|answer the following|application (?:process|procedure|instructions|questions))\b/,
    "closing",
  ],
  [
    /^(?:(?:the|our|core|company) values|values)$|\b(?:about (?:us|the (?:company|team))|who we are|our (?:mission|story|values|culture)|why (?:join|work))\b/,
    "about",
  ],
];

/** Headings of the work whatever stands around them: "Purpose of the post", "A typical week". */
const worksHeading =
  /^(?:(?:main |overall |key |general )?purpose(?: of (?:the|this|your) (?:post|role|job|position))?|(?:job|role|post|position) purpose|(?:an?|your|the|our) (?:typical|normal|average|usual|ordinary|working) (?:day|week|shift|month|year)\b.{0,25}|(?:day|week|month|year)s? (?:in the life|to (?:day|week)|at work)\b.{0,25}|what (?:the|this) (?:job|role|post|position|work|gig) (?:is|involves|entails|includes|means|looks like|comes with|is about|is all about)|what (?:the )?(?:person|successful candidate|post-?holder|new hire)(?:'ll| will| would)? (?:do|does|be doing))$/;

function looksLikeHeading(segment: Segment): boolean {
  const { text } = segment;
  const shouted = text === text.toUpperCase() && /\p{Lu}/u.test(text);
  if (segment.bullet || text.length >= 64 || /[;,]$/.test(text)) return false;
  if (/(?:^|[^.])\.$/.test(text) && !shouted) return false;
  const words = text.split(/\s+/).length;
  return text.endsWith(":") ? words <= 10 : words <= 6;
}

function isMarked(text: string): boolean {
  return /[:?]$/.test(text) || text === text.toUpperCase() || isTitleCase(text);
}

/** The kind of section that a segment opens, or `undefined` when it is no heading. */
export function headingKind(segment: Segment, leads = false): SectionKind | undefined {
  if (!looksLikeHeading(segment)) return undefined;
  const key = headingKey(segment.text);
  const known = kindByHeading.get(key);
  if (known !== undefined) return known;
  const about = /^(?:about|why|life at|join) [a-z0-9&.' -]{2,40}$/.exec(key);
  if (about !== null) {
    if (/^about (?:the )?(?:role|job|position)$/.test(key)) return "duties";
    return key.startsWith("about you") ? "required" : "about";
  }
  if (worksHeading.test(key)) return "duties";
  if (!leads && !isMarked(segment.text)) return undefined;
  return looseHeadings.find(([pattern]) => pattern.test(key))?.[1];
}

/** "Key Success Metrics:" opens something that no table knows. */
function isLabel({ text, bullet }: Segment): boolean {
  return !bullet && /^\p{Lu}[^.!?]{2,60}:$/u.test(text) && text.split(/\s+/).length <= 7;
}

const ledBy: Partial<Record<LineKind, SectionKind>> = {
  asks: "required",
  work: "duties",
  benefits: "benefits",
};

/** What a sentence opens that ends with a colon: "You will be responsible for:". */
function ledInto({ text, bullet }: Segment): SectionKind | undefined {
  if (bullet || !text.endsWith(":") || text.split(/\s+/).length > 20) return undefined;
  if (
    /\b(?:must|should|needs? to|(?:is|are) required to)(?: have| be| possess)?(?:,[^:.]{3,40},?)?:$/i.test(
      text,
    )
  )
    return "required";
  if (/^[^:]{0,60}\b(?:responsibilities|responsible|duties|tasks)\b/i.test(text)) return "duties";
  const section = ledBy[lineKind(text) ?? "about"];
  return section === "required" && cuedLevel(text) === "preferred" ? "preferred" : section;
}

function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The label that a segment is: it ends with a colon, or its value stands behind a gap on its line. */
function fieldOf(
  segment: Segment,
  next?: Segment,
  stacked = false,
): PostingField["label"] | undefined {
  const key = headingKey(segment.text);
  const gapped = next?.line === segment.line && next.start - segment.end >= 3 && !segment.bullet;
  return stacked || gapped || segment.text.endsWith(":") ? fieldLabels[key] : undefined;
}

/** Whether labels stand alone over their values, as the cells of a table do that was pasted cell by cell. */
function areStacked(segments: readonly Segment[]): boolean {
  const labels = segments.filter(
    ({ text }, at) =>
      fieldLabels[headingKey(text)] !== undefined &&
      !text.endsWith(":") &&
      (segments[at + 1]?.line ?? 0) > (segments[at]?.line ?? 0),
  );
  return labels.length >= 3;
}

/** "Company: Blue Fern" on one line of its own. */
function inlineField(
  segment: Segment,
): { label: PostingField["label"]; value: Segment } | undefined {
  const found = /^([\p{L} -]{3,24}):\s*(\S.*)$/u.exec(segment.text);
  const label = fieldLabels[(found?.[1] ?? "").toLowerCase().trim()];
  const value = found?.[2];
  if (label === undefined || value === undefined) return undefined;
  return { label, value: { ...segment, text: value, start: segment.end - value.length } };
}

/** Labels whose value stands on their line; what follows below belongs to the section that was open. */
const ofOneLine =
  /^(?:job type|employment type|pay|pay rate|pay range|salary|salary range|compensation|shifts?|schedule|hours|work hours)$/;

/** What a board writes between its own summary and the posting: what was open before is closed. */
const opensAnew = /^(?:full )?(?:job|position|role) description\W*$/i;

/** "What you'd own" above a list: a short line whose bullets follow heads them. */
function leadsList(segment: Segment, next: Segment | undefined): boolean {
  const below = next?.bullet === true && next.line > segment.line && next.line - segment.line <= 2;
  return below && !segment.bullet && /[\p{L}\d]$/u.test(segment.text);
}

/** The lines around a segment. */
interface Around {
  readonly before: Segment | undefined;
  readonly next: Segment | undefined;
}

/** What a line opens by where it stands: over a text by itself, or before the rest of its paragraph. */
function kindByPlace(segment: Segment, { before, next }: Around): SectionKind | undefined {
  if (standsOver(segment, before, next)) return senseOf(segment.text) ?? "intro";
  return isLead(segment, next) ? senseOfLead(segment.text) : undefined;
}

/** Whether a segment leads the rest of its line: "What I'm looking for. You have ..." */
function isLead(segment: Segment, next: Segment | undefined): boolean {
  return next?.line === segment.line && senseOfLead(segment.text) !== undefined;
}

/** The section that a segment opens above the next one, as a heading or as a sentence that leads into it. */
function kindOpened(segment: Segment, around: Around): SectionKind | undefined {
  const headed = headingKind(segment, leadsList(segment, around.next));
  const led = fieldOf(segment) === undefined ? ledInto(segment) : undefined;
  return headed ?? led ?? kindByPlace(segment, around);
}

/** A short line over a list that no table knows as a heading: "This makes us happy". */
function headsList(segment: Segment, next: Segment | undefined): boolean {
  const { text } = segment;
  return leadsList(segment, next) && text.length < 50 && /^\p{Lu}/u.test(text) && !/\d/.test(text);
}

/** A label with what belongs to it on its line; what was open before goes on below. */
interface Aside {
  readonly line: number;
  readonly before: SectionKind;
}

function asideOf(
  segment: Segment,
  next: Segment | undefined,
  before: SectionKind,
): Aside | undefined {
  const short = ofOneLine.test(headingKey(segment.text)) || isLead(segment, next);
  return short ? { line: segment.line, before } : undefined;
}

/** A criterion of a table, or a cell of it that says nothing by itself; what stands behind a table is none of it. */
function inTable(segment: TabledSegment, row: NonNullable<TabledSegment["row"]>): PlacedSegment {
  return row === "cell"
    ? { ...segment, section: "required", heading: true, opens: false }
    : { ...segment, section: row, heading: false, opens: false };
}

/** Puts each segment into its section and takes labelled values out. */
export function sectionsOf(pasted: readonly Segment[]): Sections {
  const segments = withTableLevels(pasted);
  const stacked = areStacked(segments);
  const placed: PlacedSegment[] = [];
  const fields: PostingField[] = [];
  let section: SectionKind = "intro";
  let pending: PostingField["label"] | undefined;
  let afterField: SectionKind = "intro";
  let aside: Aside | undefined;
  for (const [index, segment] of segments.entries()) {
    if (segment.row !== undefined) {
      placed.push(inTable(segment, segment.row));
      section = "intro";
      continue;
    }
    if (opensAnew.test(segment.text)) section = "intro";
    const inline = inlineField(segment);
    const label = fieldOf(segment, segments[index + 1], stacked);
    const next = segments[index + 1];
    const kind = kindOpened(segment, { before: segments[index - 1], next });
    if (pending !== undefined && kind === undefined && label === undefined) {
      fields.push({ label: pending, value: segment });
      placed.push({ ...segment, section: "closing", heading: true, opens: true });
      pending = undefined;
      section = afterField;
    } else if (inline !== undefined) {
      fields.push(inline);
      placed.push({ ...segment, section: "closing", heading: true, opens: true });
    } else if (label !== undefined && (kind === undefined || kind === "closing")) {
      pending = label;
      afterField = section;
      placed.push({ ...segment, section, heading: true, opens: true });
    } else if (kind !== undefined) {
      const before = aside?.before ?? section;
      section = kind;
      pending = undefined;
      placed.push({ ...segment, section, heading: true, opens: true });
      aside = asideOf(segment, next, before);
    } else {
      if (isLabel(segment) || headsList(segment, segments[index + 1])) {
        placed.push({ ...segment, section, heading: true, opens: false });
        continue;
      }
      if (aside !== undefined && segment.line !== aside.line) section = aside.before;
      if (segment.line !== aside?.line) aside = undefined;
      placed.push({ ...segment, section, heading: false, opens: false });
    }
  }
  return { placed, fields };
}
