import type { Finding, Resume } from "@savile/model";
import { readAttached } from "./attached-resume.ts";
import type { Ledger } from "../resume/ledger.ts";
import { spanOf } from "../resume/source.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Line, Reading } from "../text-line/line.ts";

const agrees: Finding = {
  code: "attached_read",
  detail:
    "The file carries its resume as data, and its pages say the same: the data told what is what.",
  lines: [],
};
const differs: Finding = {
  code: "attached_differs",
  detail:
    "The file carries a resume as data that says something else than its pages. The pages were read.",
  lines: [],
};

/** What a file says on its pages, and what it carries. */
export interface CarryingFile {
  readonly reading: Reading;
  /** The lines of the sections in order, with which the source text begins. */
  readonly flow: readonly Line[];
  readonly sections: readonly Section[];
  readonly pagesOnly?: boolean;
}

/** What came of the data of a file, and what is said of it. */
export interface TakenData {
  readonly resume: Resume | null;
  readonly findings: readonly Finding[];
}

const nothing: TakenData = { resume: null, findings: [] };

/** The resume that a file carries as data, its places noted in the ledger, where its pages say the same. */
export function takeAttached(
  ledger: Ledger,
  { reading: { attached }, flow, sections, pagesOnly = false }: CarryingFile,
): TakenData {
  if (attached === undefined || pagesOnly) return nothing;
  const end = flow.reduce((length, { text }) => length + text.length + 1, 0);
  const headings = sections.flatMap(({ heading }) =>
    heading === undefined ? [] : [spanOf(ledger.source, heading)],
  );
  const visible = ledger.source.text.slice(0, end);
  const read = readAttached(ledger.source, attached, { visible, headings });
  if (read === null) return nothing;
  if (read === "differs") return { resume: null, findings: [differs] };
  ledger.entries.clear();
  for (const [address, span] of read.spans) ledger.entries.set(address, { span, confidence: 0.99 });
  return { resume: read.resume, findings: [agrees] };
}
