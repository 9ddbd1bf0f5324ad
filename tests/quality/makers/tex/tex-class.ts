import type { TexPerson } from "./tex-person.ts";

/** A class or package by others with a document as its manual shows it. */
export interface TexClass {
  readonly name: string;
  /** The file that TeX has to know for the class to be used. */
  readonly file: string;
  /** How often TeX has to run until its columns stand. */
  readonly runs: number;
  document(person: TexPerson): string;
}

/** Lines without those that are empty. */
export function tex(...lines: readonly (string | readonly string[])[]): string {
  return lines
    .flat()
    .filter((line) => line !== "")
    .join("\n");
}

/** Lines of which each is a paragraph. */
export function paragraphs(lines: readonly string[]): string {
  return lines.filter((line) => line !== "").join("\n\n");
}

/** A text where there is one, in its frame. */
export function where(value: string, frame: (value: string) => string): string {
  return value === "" ? "" : frame(value);
}

/** A list of the document's own kind. */
export function itemize(lines: readonly string[], environment = "itemize"): string {
  return lines.length === 0
    ? ""
    : tex(
        `\\begin{${environment}}`,
        lines.map((line) => `\\item ${line}`),
        `\\end{${environment}}`,
      );
}

/** Parts that are there, with a mark between them. */
export function joined(mark: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(mark);
}

/** A document with its preamble; the encoding and the hyphens are those of most people. */
export function article(preamble: string, body: string): string {
  return tex(preamble, String.raw`\begin{document}`, body, String.raw`\end{document}`);
}
