import { letterLeaves, resumeLeaves } from "@savile/model";
import type {
  Claim,
  CoverLetter,
  DocumentKind,
  Hint,
  HintCode,
  Leaf,
  Posting,
  Region,
  Resume,
} from "@savile/model";
import type { Source } from "../match/source.ts";

/** A letter as it would be sent. */
export interface SentLetter {
  readonly letter: CoverLetter;
  readonly claims: readonly Claim[];
}

/** A file as it was read: its lines, its headings as written, and how far down its pages are filled. */
export interface SentFile {
  readonly lines: readonly Leaf[];
  /** Its lines before a reader mended them; absent where only the mended ones are known. */
  readonly raw?: readonly Leaf[];
  readonly headings: readonly string[];
  readonly pages: readonly FilledPage[];
}

/** A page in points or pixels, with what stands on it. */
export interface FilledPage {
  readonly h: number;
  readonly regions: readonly Pick<Region, "path" | "y" | "h">[];
}

/** Documents as they would be sent. `jobDescription` is the posting as it was pasted, where there is one. */
export interface SentDocuments {
  readonly source: Source;
  readonly resume: { readonly resume: Resume; readonly claims: readonly Claim[] };
  readonly letter?: SentLetter | undefined;
  /** The file of the resume, where it is one of somebody else's making. */
  readonly file?: SentFile | undefined;
  readonly posting?: Posting | undefined;
  readonly jobDescription?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The values that a document prints; of a file of somebody else's making its lines, whatever was made of them. */
export function printedOf(
  { resume, letter, file }: SentDocuments,
  document: DocumentKind,
): readonly Leaf[] {
  if (document === "resume") return file?.lines ?? resumeLeaves(resume.resume);
  return letter === undefined ? [] : letterLeaves(letter.letter);
}

/** What a hint says: the values, out of how many, and the words that are wrong. */
export interface Found {
  readonly paths: readonly string[];
  readonly of: number;
  readonly said?: readonly string[];
}

/** A hint of what was found; none where nothing was. */
export function hintOf(
  code: HintCode,
  document: DocumentKind,
  { paths, of, said = [] }: Found,
): Hint[] {
  if (paths.length === 0) return [];
  return [
    {
      code,
      document,
      paths: [...paths],
      of,
      ...(said.length === 0 ? {} : { said: [...new Set(said)] }),
    },
  ];
}
