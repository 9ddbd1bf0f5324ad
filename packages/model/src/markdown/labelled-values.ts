import { optionalFieldsOf, textAt } from "../resume/entry-values.ts";
import type { EntrySection } from "../resume/resume-shape.ts";
import { isLinkText } from "../resume/web-address.ts";
import { escapeInline, readInline } from "./escape.ts";

// Label and value begin on one line: a summary may hold "Link:" above an address.
const labelledLine = /^([\p{L} ]+?)[^\S\n]*:[^\S\n]*(\S.*)$/su;

/** The optional values of an entry, each as a line behind its label: `Link: example.org`. */
export function printLabelled(section: EntrySection, entry: object): string[] {
  return optionalFieldsOf(section).flatMap(([name, { label }]) => {
    const text = textAt(entry, name);
    return text === "" ? [] : [`${label}: ${escapeInline(text)}`];
  });
}

/** The optional value of a section that a raw line states; `null` for any other line. */
export function readLabelled(
  section: EntrySection,
  raw: string,
): { readonly name: string; readonly text: string } | null {
  const [, label = "", value = ""] = labelledLine.exec(raw) ?? [];
  const found = optionalFieldsOf(section).find(
    ([, field]) => field.label.toLowerCase() === label.toLowerCase(),
  );
  const text = readInline(value);
  if (found === undefined || text === "") return null;
  const [name, { kind }] = found;
  return kind === "link" && !isLinkText(text) ? null : { name, text };
}
