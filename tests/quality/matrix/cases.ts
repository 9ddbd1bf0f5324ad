import type { NoiseName } from "./noises/noise-names.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { jobShapes, studyShapes } from "./shapes.data.ts";

export const layouts = [
  "one",
  "right-dates",
  "sidebar-left",
  "sidebar-right",
  "two-equal",
  "margin",
  "left-dates",
  "table",
  "linkedin",
  "europass",
] as const;
export type Layout = (typeof layouts)[number];

/** "press" is a second hand over the same PDF writer, with fonts of its own and a text object for each word. */
const makers = ["typst", "pdfkit", "docx", "txt", "press"] as const;
export type Maker = (typeof makers)[number];

export const languages = ["en", "de", "fr", "es", "pt", "nl"] as const;
export type Language = (typeof languages)[number];

export const datePlaces = ["right", "inline", "below", "above", "left"] as const;
export type DatePlace = (typeof datePlaces)[number];

export const oddities = [
  "none",
  "no-name",
  "no-dates",
  "no-company",
  "one-job",
  "photo",
  "personal",
  "grouped",
  "publications",
  "long-heading",
  "spaced-heading",
  "unknown-heading",
  "icons",
  "link-only",
  "page-header",
  "glyph-line",
  "no-glyph",
  "word-by-word",
  "hard-wrap",
  "plain-text-body",
] as const;
export type Oddity = (typeof oddities)[number];

/** One file of the matrix. `order` says in which order a PDF draws its parts. */
export interface Case {
  readonly id: string;
  readonly layout: Layout;
  readonly maker: Maker;
  readonly language: Language;
  readonly trade: number;
  readonly shape: number;
  readonly studyShape: number;
  readonly dates: DatePlace;
  readonly dateStyle: number;
  readonly separator: number;
  readonly jobs: number;
  readonly oddity: Oddity;
  readonly headingStyle: number;
  readonly variant: number;
  readonly order: "flow" | "rows" | "side-last" | "scattered";
  readonly encoding: string;
  /** What a PDF looks like: its family of letters and the number of its mark of lists. */
  readonly look: { readonly serif: boolean; readonly glyph: number };
  /** Points by which every text may stand off its place. */
  readonly jitter: number;
  /** What is wrong or odd with the file, as with those of strangers; none in the plain matrix. */
  readonly noises: readonly NoiseName[];
}

/** Kept out while rules are made: figures on these say what the rules are worth elsewhere. */
export const heldOutLayout: Layout = "sidebar-right";
export const heldOutLanguage: Language = "pt";

export function isHeldOut(one: Case): boolean {
  return one.layout === heldOutLayout || one.language === heldOutLanguage;
}

const makersOf: Readonly<Record<Layout, readonly Maker[]>> = {
  one: ["typst", "pdfkit", "docx", "txt"],
  "right-dates": ["typst", "pdfkit", "docx", "txt"],
  "sidebar-left": ["typst", "pdfkit", "pdfkit", "docx"],
  "sidebar-right": ["typst", "pdfkit", "pdfkit", "docx"],
  "two-equal": ["typst", "pdfkit", "pdfkit", "docx"],
  margin: ["typst", "pdfkit", "docx"],
  "left-dates": ["typst", "pdfkit", "docx", "txt"],
  table: ["typst", "pdfkit", "docx"],
  linkedin: ["pdfkit"],
  europass: ["typst", "pdfkit"],
};

const encodings = [
  "utf8",
  "utf8-bom",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "iso-8859-15",
] as const;

function datesOf(layout: Layout, random: Random): DatePlace {
  if (layout === "left-dates" || layout === "europass" || layout === "table") return "left";
  if (layout === "right-dates") return "right";
  if (layout === "one") return random.pick(["inline", "below", "above"]);
  return random.pick(["right", "right", "inline", "below", "above"]);
}

function ordersOf(layout: Layout): readonly Case["order"][] {
  return layout.startsWith("sidebar") || layout === "two-equal"
    ? ["flow", "flow", "side-last", "rows", "scattered"]
    : ["flow", "flow", "flow", "rows"];
}

/** The file of one number; the same number gives the same file. */
export function makeCase(index: number): Case {
  const random = createRandom(`case ${index}`);
  const layout = layouts[index % layouts.length] ?? "one";
  const language = random.pick([...languages, "en", "en", "en"] as const);
  const made = {
    id: `m${String(index).padStart(4, "0")}`,
    layout,
    maker: random.pick(makersOf[layout]),
    language,
    trade: random.whole(0, 999),
    shape: random.whole(0, jobShapes.length - 1),
    studyShape: random.whole(0, studyShapes.length - 1),
    dates: datesOf(layout, random),
    dateStyle: random.whole(0, 6),
    separator: random.whole(0, 3),
    jobs: random.pick([1, 2, 2, 3, 3, 4, 5, 7]),
    oddity: random.chance(0.45) ? "none" : random.pick(oddities),
    headingStyle: random.whole(0, 5),
    variant: random.whole(0, 999),
    order: random.pick(ordersOf(layout)),
    encoding: random.pick(encodings),
  };
  const look = { serif: made.variant % 3 === 0, glyph: made.variant % 5 };
  return { ...made, look, jitter: 0, noises: [] };
}

/** The first `count` files of the matrix; a longer list begins with the shorter one. */
export function listCases(count: number): Case[] {
  return Array.from({ length: count }, (_, index) => makeCase(index));
}
