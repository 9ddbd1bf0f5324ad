import { entrySections, fromJsonResume, mapResumeTexts, resumeLeaves } from "@savile/model";
import type { Leaf, Resume } from "@savile/model";
import { read } from "../resume/source.ts";
import type { Source, Span } from "../resume/source.ts";
import { lettersOf } from "./letters-of.ts";
import type { Letters } from "./letters-of.ts";

/** A resume whose values stand on the pages, each with its place there. */
export interface AttachedResume {
  readonly resume: Resume;
  readonly spans: ReadonlyMap<string, Span>;
}

/** What came of data that a file carries: the resume, or that its pages say something else. */
export type Attached = AttachedResume | "differs";

/** What a person sees of the source text, which begins with it, and where its headings stand. */
export interface VisibleText {
  readonly visible: string;
  readonly headings: readonly Span[];
}

/** The data as a Resume, if it is one that we wrote; anything else is no business of ours. */
function parseOwn(text: string): Resume | null {
  try {
    const json: unknown = JSON.parse(text);
    const meta: unknown = Reflect.get(Object(json), "meta");
    if (typeof Reflect.get(Object(meta), "savile") !== "object") return null;
    const resume = fromJsonResume(json);
    return resume.ok ? resume.value : null;
  } catch {
    return null;
  }
}

/** An address on the web stands on the page without what every address has. */
function bareAddress(text: string): string {
  return text.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, "");
}

function placesOf({ text }: Leaf, letters: Letters): Span[] {
  const places = letters.find(text);
  return places.length > 0 ? places : letters.find(bareAddress(text));
}

/** A text without what a line's end may change. */
function bare(text: string): string {
  return text.replace(/[\s-]/gu, "");
}

/** The leaves of an entry, or of the head. */
type Owned = readonly { readonly leaf: Leaf; readonly places: readonly Span[] }[];

function byOwner(owned: Owned): Map<string, Owned> {
  const owners = new Map<string, Owned>();
  for (const one of owned) {
    const owner = one.leaf.entry ?? "";
    owners.set(owner, [...(owners.get(owner) ?? []), one]);
  }
  return owners;
}

/**
 * Of several places, each value stands where it stands sign by sign, and of these where it is nearest to the longest
 * value of its entry.
 */
function nearest(owned: Owned, visible: string): Map<string, Span> {
  const longest = owned.toSorted((a, b) => b.leaf.text.length - a.leaf.text.length)[0];
  const from = longest?.places[0]?.start ?? 0;
  const far = ({ text }: Leaf, { start, end }: Span) =>
    Math.abs(start - from) + (bare(visible.slice(start, end)) === bare(text) ? 0 : visible.length);
  const chosen = owned.flatMap(({ leaf, places }): [string, Span][] => {
    const [best] = places.toSorted((a, b) => far(leaf, a) - far(leaf, b));
    return best === undefined ? [] : [[leaf.address, best]];
  });
  return new Map(chosen);
}

function rangeOf(spans: Iterable<Span>): Span {
  const all = [...spans];
  return {
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
  };
}

/** Whether the entries of each section stand one after the other: none has a value of its neighbour. */
function standsApart(resume: Resume, ranges: ReadonlyMap<string, Span>): boolean {
  return entrySections.every((section) => {
    const own = resume[section]
      .flatMap(({ id }) => ranges.get(id) ?? [])
      .toSorted((a, b) => a.start - b.start);
    return own.every(({ start }, at) => start >= (own[at - 1]?.end ?? 0));
  });
}

/** The words of the page are the value; where it goes on over a line, the data says how its halves join. */
function valueAt(source: Source, span: Span | undefined, text: string): string {
  if (span === undefined) return text;
  const onPage = read(source, span);
  return bare(onPage) === bare(text) ? text : onPage;
}

/**
 * Reads the resume that one of our files carries as data and checks it against the pages. Every value of the data has
 * to stand there, no entry may hold values of another, and every word outside of the headings has to be in a value;
 * otherwise the pages have the last word. `null` for data that is not ours.
 */
export function readAttached(
  source: Source,
  data: string,
  { visible, headings }: VisibleText,
): Attached | null {
  const resume = parseOwn(data);
  if (resume === null) return null;
  const letters = lettersOf(visible);
  const all = resumeLeaves(resume).map((leaf) => ({
    leaf,
    places: placesOf(leaf, letters),
  }));
  if (all.length === 0 || all.some(({ places }) => places.length === 0)) return "differs";
  const told = [...all.flatMap(({ places }) => places), ...headings];
  if (letters.hasWordOutside(told)) return "differs";
  const chosen = [...byOwner(all)].map(
    ([owner, owned]) => [owner, nearest(owned, visible)] as const,
  );
  const ranges = new Map(chosen.map(([owner, spans]) => [owner, rangeOf(spans.values())]));
  if (!standsApart(resume, ranges)) return "differs";
  const spans = new Map(chosen.flatMap(([, found]) => [...found]));
  const asPrinted = mapResumeTexts(resume, (address, text) =>
    text === "" ? "" : valueAt(source, spans.get(address), text),
  );
  return { resume: asPrinted, spans };
}
