import { noContact } from "../resume/resume.ts";
import type { Contact } from "../resume/resume.ts";
import {
  entityOf,
  escapeInline,
  escapeStart,
  protectStart,
  readInline,
  splitRaw,
} from "./escape.ts";
import { isDateLine, readLabel } from "./letter-forms.ts";

type ContactField = keyof Contact;

const labels: readonly (readonly [string, ContactField])[] = [
  ["Email", "email"],
  ["Phone", "phone"],
  ["Location", "location"],
  ["LinkedIn", "linkedin"],
  ["GitHub", "github"],
  ["Link", "links"],
  ["E-mail", "email"],
  ["Mail", "email"],
  ["Tel", "phone"],
  ["Telephone", "phone"],
  ["Mobile", "phone"],
  ["Cell", "phone"],
  ["Address", "location"],
  ["Website", "links"],
  ["Portfolio", "links"],
];
const fieldByLabel = new Map(labels.map(([label, field]) => [label.toLowerCase(), field]));
const labelled = new RegExp(`^(${labels.map(([label]) => label).join("|")})\\s*:(.*)$`, "is");
const boldLabel = /^\*\*([^*:]+):?\*\*\s*:?/;
const link = /^\[([^\]]*)\]\((?:mailto:|tel:)?([^)]*)\)$/;

/** The field that a value says it belongs to by its own form. */
function fieldOf(value: string): ContactField {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return "email";
  if (/linkedin\.com/i.test(value)) return "linkedin";
  if (/github\.com/i.test(value)) return "github";
  if (/^[+(]?\d[\d\s().\-/]{5,}$/.test(value)) return "phone";
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(value)) return "links";
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(value)) return "links";
  return "location";
}

function escapePiece(value: string): string {
  return escapeInline(value).replace(/[•·]/g, entityOf);
}

function printPiece(field: ContactField, value: string): string {
  const own = readLabel(value) === null && !isDateLine(value);
  const plain = own && fieldOf(value) === field && !labelled.test(value);
  if (plain) return escapePiece(value);
  const label = labels.find(([, named]) => named === field)?.[0] ?? "";
  return `${label}: ${escapePiece(value)}`;
}

/** Whether a raw line is read as contact details; one that starts with an entity is text. */
export function isContactLine(raw: string): boolean {
  const [first = "", ...others] = piecesOf(raw);
  if (others.length > 0 || /(?<!\\)@/.test(raw)) return true;
  if (first.startsWith("&#")) return false;
  return labelled.test(withoutBold(first)) || fieldOf(linkTarget(first)) !== "location";
}

function withoutBold(raw: string): string {
  return raw.replace(boldLabel, "$1:");
}

function piecesOf(raw: string): string[] {
  return splitRaw(raw, "|•·").filter((piece) => piece !== "");
}

/** Protects a line that is no contact line from being read as one. */
export function protectFromContact(raw: string): string {
  const separated = raw.replace(/[•·]/g, entityOf);
  if (!isContactLine(separated)) return separated;
  return protectStart(separated.replace(/(?<!\\)@/g, "\\@"));
}

/** The contact line, or `""` when nothing is stated: values without a label where their form names the field. */
export function printContact(contact: Contact): string {
  const pieces: [ContactField, string][] = [
    ["email", contact.email],
    ["phone", contact.phone],
    ["location", contact.location],
    ["linkedin", contact.linkedin],
    ["github", contact.github],
    ...contact.links.map((line): [ContactField, string] => ["links", line.text]),
  ];
  const printed = pieces
    .filter(([, value]) => value !== "")
    .map(([field, value], index) => {
      const raw = printPiece(field, value);
      return index === 0 ? escapeStart(raw) : raw;
    });
  const [only] = printed;
  if (printed.length !== 1 || only === undefined || isContactLine(only)) return printed.join(" | ");
  return `Location: ${only}`;
}

function linkTarget(raw: string): string {
  const found = link.exec(raw);
  if (found?.[1] === undefined || found[2] === undefined) return readInline(raw);
  const text = readInline(found[1]);
  return fieldOf(text) === "location" ? readInline(found[2].split(" ")[0] ?? "") : text;
}

function readPiece(raw: string): [ContactField, string] {
  const found = labelled.exec(withoutBold(raw));
  if (found?.[1] === undefined) {
    const value = linkTarget(raw);
    return [fieldOf(value), value];
  }
  return [
    fieldByLabel.get(found[1].toLowerCase()) ?? "location",
    linkTarget((found[2] ?? "").trim()),
  ];
}

/** Contact details of raw lines; a second value for a field that has one goes to the links. */
export function readContact(lines: readonly string[]): Contact {
  const contact = noContact();
  for (const raw of lines.flatMap(piecesOf)) {
    const [field, value] = readPiece(raw);
    if (value === "") continue;
    if (field === "links" || contact[field] !== "") {
      contact.links.push({ id: `u${contact.links.length + 1}`, text: value });
    } else contact[field] = value;
  }
  return contact;
}
