import { fileEnding, wordTable } from "@savile/model";
import type { DocumentKind, FileFormat } from "@savile/model";

const letters = wordTable<string>({
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  ł: "l",
  Ł: "L",
  þ: "th",
  Þ: "Th",
  ı: "i",
});

const longestPart = 60;

/** A text cut at the end of a word. */
function cut(text: string): string {
  const signs = Array.from(text);
  if (signs.length <= longestPart) return text;
  const head = signs.slice(0, longestPart).join("");
  const words = head.replace(/ \S*$/u, "");
  return words === "" ? head : words;
}

/**
 * A text in letters, digits, blanks and hyphens, which every system takes in the name of a file. Marks of Latin
 * letters are folded; letters of other scripts stay as they are.
 */
export function safeText(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replace(/[ßæÆœŒøØđĐðÐłŁþÞı]/gu, (letter) => letters[letter] ?? "")
    .normalize("NFC")
    .replace(/\+\+/gu, "pp")
    .replace(/(?<=\p{L})#/gu, " sharp")
    .replace(/&/gu, " and ")
    .replace(/['’.]/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}-]+/gu, " ")
    .replace(/(?<=^| )-+|-+(?= |$)/gu, "")
    .replace(/ {2,}/gu, " ")
    .trim();
  return cut(plain).replace(/[ -]+$/u, "");
}

function withSmallLetters(_: string, first: string, rest: string): string {
  return first + rest.toLowerCase();
}

/** "JANE DOE" as it is written in prose; a name with small letters stays. */
function personName(name: string): string {
  if (/\p{Ll}/u.test(name)) return safeText(name);
  return safeText(name.replace(/(\p{Lu})(\p{Lu}+)/gu, withSmallLetters));
}

/** What the files of a job are named after. */
export interface NamedJob {
  readonly title?: string | undefined;
  readonly employer?: string | undefined;
  /** What sets it apart from an earlier job of the same title and employer. */
  readonly mark?: string | undefined;
  /** What a resume is called where the job is: "CV". */
  readonly resumeWord?: string | undefined;
}

/** Whose document it is, and for which job. */
export interface NamedFile {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly job?: NamedJob | undefined;
}

/** The name of a file without its ending: `Jane Doe - Site Manager - Acme Ltd`. */
export function fileStem({ name, kind, job = {} }: NamedFile): string {
  const { resumeWord = "Resume" } = job;
  const title = safeText(job.title ?? "");
  const word = title === "" ? [safeText(resumeWord)] : [];
  const parts = [
    personName(name),
    ...(kind === "resume" ? word : ["Cover Letter"]),
    title,
    safeText(job.employer ?? ""),
    safeText(job.mark ?? ""),
  ];
  return parts.filter((part) => part !== "").join(" - ");
}

/** The name under which an export is saved: `Jane Doe - Site Manager - Acme Ltd.pdf`. */
export function exportFileName(file: NamedFile & { readonly format: FileFormat | "zip" }): string {
  const ending = file.format === "zip" ? "zip" : fileEnding(file.format);
  return `${fileStem(file)}.${ending}`;
}
