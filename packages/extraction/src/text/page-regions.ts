import { matchHeading } from "../headings/match-heading.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";

/** Where on a page a row stands: in its main part, beside it, below it or anywhere else. */
type Region = "main" | "header" | "aside" | "footer" | "page";

interface Place {
  readonly region: Region;
  /** Number of the element of the region. */
  readonly part: number;
}

/** A stretch of text of a page. */
export interface PageRun extends FlowRun {
  /** Whether it leads to another page of the same site. */
  readonly site?: boolean;
  readonly small?: boolean;
}

/** A row of a page, with the part of the page that it stands in. */
export interface PlacedRow extends FlowRow, Place {
  readonly runs: readonly PageRun[];
}

const regions: readonly Region[] = ["main", "header", "aside", "footer"];

/** The parts of a page that are open. */
export class Regions {
  private readonly parts: Place[] = [];
  private count = 0;

  get place(): Place {
    return this.parts.at(-1) ?? { region: "page", part: 0 };
  }

  open(name: string): void {
    const region = regions.find((one) => one === name);
    if (region !== undefined) this.parts.push({ region, part: (this.count += 1) });
  }

  close(name: string): void {
    if (this.place.region === name) this.parts.pop();
  }
}

const mail = /[\w.+-]+@[\w-]+\.\w/u;

function textOf({ runs }: FlowRow): string {
  return runs.map(({ text }) => text).join("");
}

/** Whether a row beside the page is plain text that leads nowhere, and may be a heading by its look. */
function isBare({ runs, list, region }: PlacedRow): boolean {
  return region === "aside" && list === undefined && runs.every(({ url }) => url === undefined);
}

/** Whether a part of a page names a section of a resume: by a heading, or by a line that is nothing else. */
function namesSection(rows: readonly PlacedRow[]): boolean {
  return rows.some((row) => {
    const match = matchHeading(textOf(row));
    if (match === undefined || row.heading !== undefined) return match !== undefined;
    return match.exact && match.kinds[0] !== "contact" && isBare(row);
  });
}

const lettersOf = (runs: readonly PageRun[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, "").length, 0);

/** A row most of whose words lead to several other pages of the site: its menu, whatever element that is. */
function isMenu({ runs, list }: PlacedRow): boolean {
  const inside = runs.filter(({ site }) => site === true);
  return list === undefined && inside.length > 2 && lettersOf(inside) > lettersOf(runs) / 2;
}

/** Small print with a way to another page of the site. */
function isImprint({ runs }: PlacedRow): boolean {
  const worded = runs.filter(({ text }) => text.trim() !== "");
  return worded.every(({ small }) => small === true) && worded.some(({ site }) => site === true);
}

/** Rows without the menus of the site and the small print at its end. */
function withoutSite(rows: readonly PlacedRow[]): PlacedRow[] {
  const last = rows.at(-1);
  const kept = last !== undefined && isImprint(last) ? rows.slice(0, -1) : rows;
  return kept.filter((row) => !isMenu(row));
}

/**
 * The rows that tell of the person: what stands below or beside the main part of a page belongs to its site,
 * unless it names a section of a resume or is the only place with an address.
 */
export function ownRows(all: readonly PlacedRow[]): PlacedRow[] {
  const rows = withoutSite(all);
  const hasMain = rows.some(({ region }) => region === "main");
  const isInside = ({ region }: PlacedRow): boolean =>
    region === "main" || region === "header" || (region === "page" && !hasMain);
  const hasMail = rows.some((row) => isInside(row) && mail.test(textOf(row)));
  return rows.filter((row) => {
    if (isInside(row)) return true;
    const beside = rows.filter(({ part, region }) => part === row.part && region === row.region);
    return namesSection(beside) || (!hasMail && beside.some((one) => mail.test(textOf(one))));
  });
}
