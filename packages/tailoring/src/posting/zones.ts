import type { Requirement } from "@savile/model";
import { cuedLevel } from "./cues.ts";
import type { SectionKind } from "./headings.data.ts";
import type { LineKind } from "./line-kind-frame.ts";
import type { PlacedSegment } from "./sections.ts";
import { isSumOnly, marked } from "./line-patterns.ts";
import { namesSureWork, namesWork } from "./duty-leads.ts";
import { stretchesOf } from "./stretches.ts";
import type { Stretch } from "./stretches.ts";
import { opensWithQuality, opensWithTrait } from "./trait-words.ts";
import { headsLines, isListAsked, isListOfItems } from "./unheaded-lists.ts";
import { canBeWeighed, weighed } from "./weigh-lines.ts";
import type { Weighed } from "./weigh-lines.ts";

/** What a line is used for. */
export type Zone = "must" | "nice" | "duties" | "mentions" | "boilerplate";

/** A line of a posting with the zone that it stands in. */
export interface ZonedSegment extends PlacedSegment {
  readonly zone: Zone;
}

const sectionOfKind: Readonly<Record<LineKind, SectionKind>> = {
  asks: "required",
  work: "duties",
  benefits: "benefits",
  closing: "closing",
  about: "about",
};

/** The section that most lines of a stretch speak for, where they do. */
function commonSection({ lines, section }: Stretch): SectionKind | undefined {
  const votes = new Map<LineKind, number>();
  for (const { kind } of lines) if (kind !== undefined) votes.set(kind, (votes.get(kind) ?? 0) + 1);
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 2 || best[1] * 2 < lines.length) return undefined;
  const found = sectionOfKind[best[0]];
  return found === "required" && section === "preferred" ? section : found;
}

/** The lines of a stretch that speak of one thing are fewer than a quarter of at least three. */
function hardlyAny({ lines }: Stretch, kind: LineKind): boolean {
  return lines.length > 2 && lines.filter((line) => line.kind === kind).length * 4 < lines.length;
}

/** A list of its own below the duties that asks at least as often as it names work. */
function isAskedRather({ lines }: Stretch): boolean {
  const of = (one: LineKind) => lines.filter(({ kind }) => kind === one).length;
  const listed = lines.every(({ segment }) => segment.bullet);
  return listed && lines.length > 2 && of("asks") * 4 >= lines.length && of("asks") >= of("work");
}

/** What a stretch apart below the duties is. */
function belowDuties(stretch: Stretch, common: SectionKind | undefined): SectionKind {
  if (isAskedRather(stretch)) return "required";
  return common ?? (hardlyAny(stretch, "work") ? "intro" : "duties");
}

/** The section of a stretch, and whether a heading says so or its form as clearly as one. */
interface Settled {
  readonly section: SectionKind;
  readonly headed: boolean;
}

/** What the form of some lines says behind what came before: a list of its own is asked throughout. */
function settleList(
  { lines, headed, section }: Stretch,
  found: SectionKind,
  before: readonly SectionKind[],
): Settled {
  const behind = before.length > 0 && isListed(found) && !isListed(section);
  if (behind && isListOfItems(lines)) return { section: found, headed: true };
  const open = found === "intro" || found === "about";
  if (!open || !isListAsked(lines, before)) return { section: found, headed };
  return { section: section === "preferred" ? section : "required", headed: true };
}

/** What the lines of a stretch are of where their own words do not say it. */
function settle(stretch: Stretch, before: readonly SectionKind[]): Settled {
  const { headed, section } = stretch;
  if (headed && section !== "intro") return { section, headed };
  return settleList(stretch, sectionByLines(stretch), before);
}

/** What the lines of a stretch with no heading of its own speak for, after the heading before them. */
function sectionByLines(stretch: Stretch): SectionKind {
  const { headed, section } = stretch;
  // A block of its own below the demands in which nothing is asked is none of them, nor is one without work below the duties.
  if (isListed(section) && hardlyAny(stretch, "asks")) return "about";
  const common = commonSection(stretch);
  if (section === "intro" && common === undefined && isAskedRather(stretch)) return "required";
  if (headed || section !== "duties") return common ?? section;
  return belowDuties(stretch, common);
}

type Level = Requirement["level"];

function askZone(segment: PlacedSegment, section: SectionKind): Zone {
  const cue: Level | undefined = cuedLevel(segment.text);
  if (section === "preferred") return "nice";
  return cue === "preferred" ? "nice" : "must";
}

/** A line whose words do not decide goes with the lines around it. */
function zoneAmong(section: SectionKind, segment: PlacedSegment): Zone {
  if (isListed(section)) return askZone(segment, section);
  if (section === "duties") return "duties";
  return section === "intro" ? "mentions" : "boilerplate";
}

function isProse({ text, bullet }: PlacedSegment): boolean {
  return !bullet && /[.!?]$/.test(text) && text.split(/\s+/).length > 12;
}

const outright =
  /\b(?:must|required|preferred|experience (?:in|with|as)|degree|diploma|licen[cs]e|certif\p{L}+|years|able to|ability to|familiar with|knowledge of|skills)\b/iu;

/** A line in the stretch that it stands in. */
interface Place {
  readonly segment: PlacedSegment;
  readonly section: SectionKind;
  readonly headed: boolean;
  /** Whether it stands below "Benefits", among at least as much that is given as is done. */
  readonly given: boolean;
}

/** Whether a stretch below "Benefits" is what its heading says, and no list of work that lost its own. */
function isGiven({ lines }: Stretch, section: SectionKind): boolean {
  const of = (one: LineKind) => lines.filter(({ kind }) => kind === one).length;
  return section === "benefits" && of("benefits") > 0 && of("benefits") >= of("work");
}

function isListed(section: SectionKind): boolean {
  return section === "required" || section === "preferred";
}

const ofPerson =
  /\b(?:you|your|candidates?|applicants?|individuals?|persons?|someone|people|somebody|must)\b/i;

/** "Fast, affordable and managed in the cloud" in a tale of the employer praises what it sells. */
function isPraise({ segment: { text, bullet }, section }: Place): boolean {
  return (
    section === "about" && !bullet && ![outright, marked, ofPerson].some((cue) => cue.test(text))
  );
}

function zoneOfAsk(place: Place): Zone {
  const { segment, section, headed } = place;
  if (isPraise(place)) return "mentions";
  const aside = section === "benefits" || section === "closing" || section === "about";
  return aside && headed && !outright.test(segment.text)
    ? "boilerplate"
    : askZone(segment, section);
}

/** Below "Requirements" a line like "Communicate clearly" is asked for; "Work with a great team" below "Benefits" is given. */
function zoneOfWork({ segment, section, headed, given }: Place): Zone {
  if (headed && given && !namesWork(segment.text)) return "boilerplate";
  const asked = isListed(section) && headed && !/^will\b/i.test(segment.text);
  return asked && !namesWork(segment.text) ? askZone(segment, section) : "duties";
}

/** "Located in Leeds" among demands asks for it. */
function zoneOfTale({ segment, section }: Place): Zone {
  const short = segment.text.split(/\s+/).length < 8 && !/^(?:we|our|at)\b/i.test(segment.text);
  return isListed(section) && short ? askZone(segment, section) : "mentions";
}

const finite =
  /\b(?:is|are|was|were|am|has|have|had|does|did|will|would|can|could|may|might)\b|n['’]t\b|\b(?:we|us)\b/iu;

/** "Half of us took time off and it is fine.": a sentence about somebody or something else asks for nothing. */
function isTold({ text, bullet }: PlacedSegment): boolean {
  if (bullet || opensWithTrait(text) || opensWithQuality(text)) return false;
  const whole = /[.!]$/.test(text) && finite.test(text) && text.split(/\s+/).length > 4;
  return whole && ![outright, marked, ofPerson].some((cue) => cue.test(text));
}

/** A sentence far below a heading is as likely a story as a demand. */
function zoneOfOther({ segment, section, headed }: Place): Zone {
  if (isListed(section) && isTold(segment)) return "mentions";
  return !headed && section !== "intro" && isProse(segment)
    ? "mentions"
    : zoneAmong(section, segment);
}

/** "A $2M book of 30 clinics" below a heading of the work or of what is asked is no gift. */
function zoneOfGift({ segment, section, headed }: Place): Zone {
  const told = headed && segment.bullet && (section === "duties" || isListed(section));
  return told && isSumOnly(segment.text) ? zoneAmong(section, segment) : "boilerplate";
}

const zoneOf: Readonly<Record<LineKind | "other", (place: Place) => Zone>> = {
  asks: zoneOfAsk,
  work: zoneOfWork,
  about: zoneOfTale,
  benefits: zoneOfGift,
  closing: () => "boilerplate",
  other: zoneOfOther,
};

interface Before {
  readonly segment: PlacedSegment;
  readonly zone: Zone;
}

/** Words of a whole sentence; what has none of them leans on the sentence before it. */
const sentence =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|may|might|should|we|our|us|they|there|it|you|your)\b|n['’]t\b|['’](?:re|ll|ve|d)\b/iu;
const mostWords = 14;

/** "Digital x-ray too." behind "You can take blood." in one paragraph: a sentence without a verb goes on with it. */
function goesOn(segment: PlacedSegment, before: Before | undefined): boolean {
  if (before === undefined || before.segment.line !== segment.line) return false;
  if (before.zone !== "must" && before.zone !== "nice") return false;
  const { text } = segment;
  return (
    /[.!]$/.test(text) &&
    !sentence.test(text) &&
    !/[\d?]/.test(text) &&
    text.split(/\s+/).length <= mostWords
  );
}

/** A criterion of a table is asked at the level that the table says. */
function zoneOfRow({ row }: PlacedSegment): Zone {
  if (row === undefined || row === "cell") return "boilerplate";
  return row === "preferred" ? "nice" : "must";
}

/** The lines of a stretch without the first, where that has the form of a heading. */
function linesBelow({ lines, headed }: Stretch): Stretch["lines"] {
  return !headed && isListOfItems(lines) && headsLines(lines) ? lines.slice(1) : lines;
}

/** Puts the lines of a stretch into their zones. */
function zonesIn(
  stretch: Stretch,
  { section, headed }: Settled,
): (readonly [PlacedSegment, Zone])[] {
  const given = isGiven(stretch, section);
  let before: Before | undefined;
  return linesBelow(stretch).map(({ segment, kind }) => {
    const own = zoneOf[kind ?? "other"]({ segment, section, headed, given });
    const zone = kind === undefined && goesOn(segment, before) ? askZone(segment, section) : own;
    before = { segment, zone };
    return [segment, zone];
  });
}

/** A line as its words, its heading and the lines around it place it. */
export interface RuledSegment extends ZonedSegment {
  readonly kind: LineKind | undefined;
}

/** Puts each line into its zone: by its own words first, then by its heading and by the lines around it. */
export function zonesByRule(segments: readonly PlacedSegment[]): RuledSegment[] {
  const sections: SectionKind[] = [];
  const kinds = new Map<PlacedSegment, LineKind | undefined>();
  const zones = new Map(
    stretchesOf(segments).flatMap((stretch) => {
      const settled = settle(stretch, sections);
      sections.push(settled.section);
      for (const { segment, kind } of stretch.lines) kinds.set(segment, kind);
      return zonesIn(stretch, settled);
    }),
  );
  return segments.map((segment) => ({
    ...segment,
    zone: zones.get(segment) ?? zoneOfRow(segment),
    kind: kinds.get(segment),
  }));
}

const ruledAs: Readonly<Record<Zone, Weighed>> = {
  must: "asks",
  nice: "asks",
  duties: "work",
  mentions: "neither",
  boilerplate: "neither",
};

/** The zone of a line where what was learnt of other postings is surer than the rules. */
function zoneByWeight(segments: readonly RuledSegment[], at: number, segment: RuledSegment): Zone {
  if (segment.heading || segment.row !== undefined) return segment.zone;
  const ruled = ruledAs[segment.zone];
  const found = weighed(segments, at, ruled);
  // What the one who is hired does in so many words is work, whatever was learnt of such words.
  if (found === ruled || (ruled === "work" && namesSureWork(segment.text))) return segment.zone;
  if (found === "asks") return askZone(segment, segment.section);
  return found === "work" ? "duties" : "mentions";
}

/** Puts each line into its zone: by the rules, and by what was learnt where that is surer. */
export function zonesOf(segments: readonly PlacedSegment[]): ZonedSegment[] {
  const ruled = zonesByRule(segments);
  if (!canBeWeighed(ruled)) return ruled;
  return ruled.map((segment, at) => ({ ...segment, zone: zoneByWeight(ruled, at, segment) }));
}
