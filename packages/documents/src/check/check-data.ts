import { canonicalLetter, canonicalResume, letterLeaves, resumeLeaves } from "@savile/model";
import type { FileFormat, ReadBack, Resume } from "@savile/model";
import { parse } from "yaml";
import type { PrintedDocument } from "../text/layout.ts";
import { damagedCharacters } from "./damage.ts";

/** Every text of a value that was parsed. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]);
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function withoutTags(text: string): string {
  return text
    .replace(/<\/?(?:p|ul|li)>/gu, " ")
    .replace(/&(amp|lt|gt|quot);/gu, (whole, name: string) => named[name] ?? whole);
}

function withoutMarks(text: string): string {
  return text
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^)\s]*)\)/gu, "$1 $2")
    .replace(/\\([\\*_[\]`])/gu, "$1");
}

/** Letters as they are, without white space: programs break and join lines as they like. */
function squashed(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, "");
}

interface Leaf {
  readonly text: string;
  /** Other words that say the same. */
  readonly or: readonly string[];
}

/** Both ends of the periods of a resume by their words: a program may have them as dates. */
function endsOf(resume: Resume): Map<string, readonly string[]> {
  const sections: readonly unknown[] = Object.values(resume);
  const entries = sections.flatMap((one): unknown[] => (Array.isArray(one) ? one : []));
  const dates = entries.flatMap((entry) => {
    const period: unknown = Reflect.get(Object(entry), "dates");
    const [text, start, end] = ["text", "start", "end"].map((key): unknown =>
      Reflect.get(Object(period), key),
    );
    return typeof text === "string" && typeof start === "string" && typeof end === "string"
      ? [[text, [start, end]] as const]
      : [];
  });
  return new Map(dates);
}

/** Dates by their ends, accounts by their user names. */
function otherWords(
  address: string,
  text: string,
  ends: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (address.endsWith(".dates")) return ends.get(text) ?? [];
  const isAccount = address === "contact.linkedin" || address === "contact.github";
  const user = isAccount ? /\/([^/?#]+)\/?$/u.exec(text)?.[1] : undefined;
  return user === undefined ? [] : [user];
}

function leavesOf(document: PrintedDocument): Leaf[] {
  if (document.kind === "cover_letter")
    return letterLeaves(canonicalLetter(document.letter)).map(({ address, text }) => ({
      text,
      or: otherWords(address, text, new Map()),
    }));
  const resume = canonicalResume(document.resume);
  const ends = endsOf(resume);
  return resumeLeaves(resume).map(({ address, text }) => ({
    text,
    or: otherWords(address, text, ends),
  }));
}

/** Looks for the values of a document in a file of data of another program, wherever that has them. */
export function checkData(
  bytes: Uint8Array,
  format: Extract<FileFormat, "reactive" | "rendercv">,
  document: PrintedDocument,
): ReadBack {
  const text = new TextDecoder("utf-8").decode(bytes);
  const value: unknown = format === "reactive" ? JSON.parse(text) : parse(text);
  const plain = format === "reactive" ? withoutTags : withoutMarks;
  const said = squashed(textsIn(value).map(plain).join("\n"));
  const holds = (words: string): boolean => said.includes(squashed(words));
  const leaves = leavesOf(document);
  const lost = leaves.filter(
    (leaf) => !holds(leaf.text) && !(leaf.or.length > 0 && leaf.or.every(holds)),
  );
  return {
    format,
    lines: leaves.length,
    found: leaves.length - lost.length,
    missing: [...lost.map((leaf) => leaf.text), ...damagedCharacters(text)],
    inOrder: true,
    pageCount: null,
    tagged: null,
  };
}
