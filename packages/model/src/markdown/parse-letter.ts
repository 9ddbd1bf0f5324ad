import { canonicalLetter } from "../resume/canonical.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { pointMark } from "../tailoring/letter-point.ts";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { isContactLine, readContact } from "./contact.ts";
import { entityOf, readBlock, readInline } from "./escape.ts";
import { isClosing, isDateLine, isSalutation, readLabel, recipientField } from "./letter-forms.ts";
import { takeLanguage } from "./notes.ts";
import { tokensOf } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** Where reading stands: each step hands on to the next at the first line that belongs to it. */
interface Reading {
  readonly letter: CoverLetter;
  readonly contact: string[];
  readonly paragraphs: string[];
  readonly signature: string[];
  step: "head" | "recipient" | "body" | "signature";
  named: boolean;
}

function readAddress(reading: Reading, line: string): void {
  const { letter } = reading;
  const text = readInline(line);
  if (reading.step === "head" && letter.date === "" && isContactLine(line) && !isDateLine(text)) {
    reading.contact.push(line);
    return;
  }
  reading.step = "recipient";
  if (letter.date === "" && isDateLine(text)) {
    letter.date = text;
    return;
  }
  const field = recipientField(text, letter);
  letter[field] = letter[field] === "" ? text : `${letter[field]}, ${text}`;
}

/** Lines before the salutation: contact details, date, recipient. */
function readHead(reading: Reading, raw: string): void {
  const { letter } = reading;
  for (const line of raw.split("\n")) {
    const label = readLabel(line);
    const text = readInline(line);
    if (label !== null) {
      letter[label.field] = readInline(label.rest);
      reading.step = label.field === "salutation" ? "body" : "recipient";
    } else if (!isContactLine(line) && isSalutation(text)) {
      letter.salutation = text;
      reading.step = "body";
    } else readAddress(reading, line);
  }
}

function readBody(reading: Reading, token: Token): void {
  if (token.kind === "bullet") {
    reading.paragraphs.push(`${entityOf(pointMark.charAt(0))} ${token.raw}`);
    return;
  }
  const label = readLabel(token.raw);
  const text = readInline(token.raw);
  if (label?.field === "closing") {
    reading.letter.closing = readInline(label.rest);
    reading.step = "signature";
  } else if (isClosing(text) && !token.raw.startsWith("&#")) {
    reading.letter.closing = text;
    reading.step = "signature";
  } else if (token.kind === "text" && token.joins && reading.paragraphs.length > 0) {
    const before = reading.paragraphs.pop() ?? "";
    reading.paragraphs.push(`${before} ${token.raw}`);
  } else reading.paragraphs.push(token.raw);
}

function readToken(reading: Reading, token: Token): void {
  if (!reading.named) {
    reading.named = true;
    reading.letter.name = readInline(token.raw);
  } else if (reading.step === "body") readBody(reading, token);
  else if (reading.step === "signature") reading.signature.push(token.raw);
  else readHead(reading, token.raw);
}

/**
 * Reads a CoverLetter from Markdown. Files printed by {@link printLetterMarkdown} come back unchanged;
 * foreign ones are read by the form of their lines: the first is the name, contact details, a date, lines
 * of the recipient up to the salutation, paragraphs up to a complimentary close, the signature.
 */
export function parseLetterMarkdown(text: string): CoverLetter {
  const { tokens, language } = takeLanguage(tokensOf(text));
  const reading: Reading = {
    letter: { ...emptyLetter(), language },
    contact: [],
    paragraphs: [],
    signature: [],
    step: "head",
    named: false,
  };
  for (const token of tokens) readToken(reading, token);
  return canonicalLetter({
    ...reading.letter,
    contact: readContact(reading.contact),
    paragraphs: reading.paragraphs.map((raw, index) => ({
      id: `p${index + 1}`,
      text: readBlock(raw),
    })),
    signature: reading.signature.map(readBlock).join("\n"),
  });
}
