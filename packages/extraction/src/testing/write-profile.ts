import { writePdf } from "./write-pdf.ts";
import type { PdfPage, PdfText } from "./write-pdf.ts";

/** A role as LinkedIn prints it: the company stands above its first role only. */
export interface ProfileRole {
  readonly company?: string;
  /** Total time at a company with several roles. */
  readonly total?: string;
  readonly title: string;
  readonly dates: string;
  readonly place?: string;
  readonly text?: readonly string[];
}

export interface Profile {
  readonly name: string;
  readonly headline: readonly string[];
  readonly place: string;
  readonly sidebar: readonly (readonly [string, readonly string[]])[];
  readonly summary?: readonly string[];
  readonly roles: readonly ProfileRole[];
  readonly studies: readonly (readonly [string, readonly string[]])[];
  /** Headings and footers in another language than English. */
  readonly words?: Readonly<Record<string, string>>;
}

const left = 21.6;
const main = 223.56;
const white = [1, 1, 1] as const;

type Row = readonly [text: string, size: number, above: number];

function mainRows(profile: Profile): Row[] {
  const word = (name: string): string => profile.words?.[name] ?? name;
  const rows: Row[] = [[profile.name, 26, 30]];
  profile.headline.forEach((text, index) => rows.push([text, 12, index === 0 ? 20 : 15]));
  rows.push([profile.place, 12, 18]);
  if (profile.summary !== undefined) {
    rows.push([word("Summary"), 15.75, 36]);
    profile.summary.forEach((text, index) => rows.push([text, 12, index === 0 ? 24 : 16]));
  }
  rows.push([word("Experience"), 15.75, 40]);
  for (const role of profile.roles) {
    if (role.company !== undefined) rows.push([role.company, 12, 26]);
    if (role.total !== undefined) rows.push([role.total, 10.5, 15]);
    rows.push([role.title, 11.5, role.total === undefined && role.company === undefined ? 24 : 15]);
    rows.push([role.dates, 10.5, 15]);
    if (role.place !== undefined) rows.push([role.place, 10.5, 15]);
    role.text?.forEach((text, index) => rows.push([text, 10.5, index === 0 ? 20 : 15]));
  }
  rows.push([word("Education"), 15.75, 40]);
  for (const [school, details] of profile.studies) {
    rows.push([school, 12, 24]);
    details.forEach((text) => rows.push([text, 10.5, 15]));
  }
  return rows;
}

function sidebarTexts(profile: Profile): PdfText[] {
  const texts: PdfText[] = [];
  let y = 40;
  for (const [title, lines] of profile.sidebar) {
    texts.push({ x: left, y, text: title, size: 13, colour: white });
    y += 20;
    for (const text of lines) {
      texts.push({ x: left, y, text, size: 10.5, colour: white });
      y += 14;
    }
    y += 18;
  }
  return texts;
}

/** A profile on pages laid out as LinkedIn's "Save to PDF" does it. */
export function writeProfile(profile: Profile): Uint8Array {
  const pages: PdfText[][] = [sidebarTexts(profile)];
  let y = 24;
  for (const [text, size, above] of mainRows(profile)) {
    y += above;
    if (y > 740) {
      pages.push([]);
      y = 50;
    }
    pages.at(-1)?.push({ x: main, y, text, size });
  }
  const page = profile.words?.["Page"] ?? "Page # of #";
  return writePdf(
    pages.map((texts, index): PdfPage => ({
      boxes: index === 0 ? [{ x: 0, y: 0, w: 204, h: 792, colour: [0.16, 0.24, 0.29] }] : [],
      texts: [
        ...texts,
        {
          x: 280,
          y: 772,
          size: 9,
          text: page.replace("#", String(index + 1)).replace("#", String(pages.length)),
        },
      ],
    })),
  );
}
