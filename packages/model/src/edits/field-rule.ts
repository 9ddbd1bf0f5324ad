import type { DocumentKind } from "../tailoring/claim.ts";
import { maxTextLength } from "../base/limits.ts";
import { countCharacters } from "../text/text.ts";
import { paragraphsShape } from "../resume/resume-shape.ts";
import { shapeAt } from "../resume/shape-at.ts";
import { webAddress } from "../resume/web-address.ts";
import { letterLabels } from "./letter-labels.data.ts";
import { isMultiline } from "./text-form.ts";

export const fieldKinds = [
  "text",
  "textarea",
  "email",
  "phone",
  "url",
  "date",
  "number",
  "tag",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/**
 * What a field takes. Lengths are in Unicode code points; `min` and `max` are for numbers; `pattern` is what
 * a text has to look like. `multiline` says whether it may hold line breaks of its own.
 */
export interface FieldRule {
  readonly kind: FieldKind;
  readonly label: string;
  readonly multiline: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
}

// One address with a domain; letters of any script, as people have them.
const email = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)+$/u;
// Four digits at least, in any script, with what stands between them; a word such as "ext" or "mobile".
const phone = /^(?=(?:\P{Nd}*\p{Nd}){4})(?!(?:\P{L}*\p{L}){25})[\p{Nd}\p{L}\s+()./,:;#*|‐-―−-]+$/u;
// One word that is no script; with or without a scheme, or the bare name of an account.
const url = /^(?!(?!https?:)[a-z][a-z0-9+.-]*:(?!\d))[^\s<>"]+$/iu;
// Whatever names a day, a month, a season or a year: it holds a digit, or says that it goes on.
const date =
  /\p{Nd}|^(?:present|current|currently|ongoing|today|now|to date|heute|laufend|aktuell|présent|actuel|actual|actualidad|presente|oggi|heden)$/iu;

/** Longest texts of a kind that are shorter than any other text of a document. */
const lengths: Partial<Record<FieldKind, number>> = {
  text: 300,
  email: 254,
  phone: 80,
  url: 500,
  date: 80,
  tag: 120,
};
const patterns: Partial<Record<FieldKind, RegExp>> = { email, phone, url, date };

function kindOf(document: DocumentKind, path: string): FieldKind {
  if (document === "cover_letter" && path === "date") return "date";
  const kind = shapeAt(path)?.kind;
  if (kind === "period") return "date";
  if (kind === "link") return "url";
  return isMultiline(path) ? "textarea" : (kind ?? "text");
}

/** Whether an address is that of a line: it goes away by being removed, not by being emptied. */
function isLine(path: string): boolean {
  return /\.[a-z]\d+$/.test(path);
}

function letterLabel(path: string): string | undefined {
  return letterLabels[path] ?? (path.startsWith("body.") ? paragraphsShape.label : undefined);
}

function labelOf(document: DocumentKind, path: string): string {
  const label = document === "cover_letter" ? letterLabel(path) : undefined;
  return label ?? shapeAt(path)?.label ?? "Text";
}

/** What the field at an address of a document takes. */
export function fieldRule(document: DocumentKind, path: string): FieldRule {
  const kind = kindOf(document, path);
  const pattern = shapeAt(path)?.kind === "link" ? webAddress : patterns[kind];
  return {
    kind,
    label: labelOf(document, path),
    multiline: isMultiline(path),
    required: path === "name" || isLine(path),
    minLength: path === "name" ? 2 : 1,
    maxLength: lengths[kind] ?? maxTextLength,
    ...(pattern === undefined ? {} : { pattern }),
  };
}

function numberFailure({ min, max }: FieldRule, text: string): string | null {
  const number = Number(text);
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return "Invalid format";
  if (min !== undefined && number < min) return `Minimum value is ${min}`;
  return max !== undefined && number > max ? `Maximum value is ${max}` : null;
}

/** What is wrong with a text, as the person reads it; `null` where it may stand. Ends are trimmed first. */
export function checkField(rule: FieldRule, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return rule.required ? "This field is required" : null;
  const count = countCharacters(trimmed);
  if (count < rule.minLength) return `Minimum ${rule.minLength} characters required`;
  if (count > rule.maxLength) return `Maximum ${rule.maxLength} characters allowed`;
  if (rule.kind === "number") return numberFailure(rule, trimmed);
  return rule.pattern?.test(trimmed) === false ? "Invalid format" : null;
}
