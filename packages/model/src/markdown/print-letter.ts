import { canonicalLetter } from "../resume/canonical.ts";
import { isPointText, pointMark } from "../tailoring/letter-point.ts";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { isContactLine, printContact } from "./contact.ts";
import {
  escapeBlock,
  escapeInline,
  escapeLine,
  printHeading,
  printNote,
  protectStart,
} from "./escape.ts";
import {
  isClosing,
  isDateLine,
  isSalutation,
  letterLabels,
  readLabel,
  recipientField,
  recipientFields,
} from "./letter-forms.ts";
import type { LabelledField } from "./letter-forms.ts";

function labelledLine(field: LabelledField, text: string): string {
  const label = letterLabels.find(([named]) => named === field)?.[1] ?? "";
  return `${label}: ${escapeInline(text)}`.trim();
}

/** A line whose form names its field stands alone; any other gets a label. */
function line(field: LabelledField, text: string, isPlain: boolean): string {
  const raw = escapeLine(text);
  const plain = isPlain && readLabel(raw) === null && raw === escapeInline(text);
  return plain ? raw : labelledLine(field, text);
}

function recipient(letter: CoverLetter): string {
  const before = { department: "", company: "" };
  const lines: string[] = [];
  for (const field of recipientFields) {
    const text = letter[field];
    if (text === "") continue;
    const plain =
      recipientField(text, before) === field &&
      !isDateLine(text) &&
      !isSalutation(text) &&
      !isContactLine(escapeInline(text));
    lines.push(line(field, text, plain));
    if (field === "department" || field === "company") before[field] = text;
  }
  return lines.join("\\\n");
}

function isPlainSalutation(text: string): boolean {
  return isSalutation(text) && !isContactLine(escapeInline(text));
}

/** A point is an entry of a list; one that begins with a blank behind its mark is written out. */
function paragraph(text: string): string {
  const point = isPointText(text) ? text.slice(pointMark.length) : "";
  if (/^\S/.test(point)) return `- ${escapeBlock(point)}`;
  const raw = escapeBlock(text);
  return isClosing(text) || readLabel(raw) !== null ? protectStart(raw) : raw;
}

/**
 * A CoverLetter as Markdown: the name as the heading of the file, contact line, date, recipient,
 * salutation, paragraphs, closing and signature. Reading it back gives {@link canonicalLetter}.
 */
export function printLetterMarkdown(letter: CoverLetter): string {
  const whole = canonicalLetter(letter);
  const blocks = [
    printHeading(1, escapeInline(whole.name)),
    printContact(whole.contact),
    whole.date === "" ? "" : line("date", whole.date, isDateLine(whole.date)),
    recipient(whole),
    line("salutation", whole.salutation, isPlainSalutation(whole.salutation)),
    ...whole.paragraphs.map((text) => paragraph(text.text)),
    line("closing", whole.closing, isClosing(whole.closing)),
    escapeBlock(whole.signature),
    whole.language === "en" ? "" : printNote(`language: ${whole.language}`),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
