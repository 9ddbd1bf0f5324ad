import { assertNever } from "../base/result.ts";
import type { Text } from "../resume/resume.ts";
import { readAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { cleanText } from "./clean-text.ts";
import type { Documents, Edit, ListValue } from "../tailoring/edit.ts";
import { lineOwner } from "./lists.ts";
import { periodOfText } from "./period-of-text.ts";
import { isMultiline } from "./text-form.ts";

type Clean = (path: string, text: string) => string;

function cleanLines(owner: string, lines: readonly Text[], clean: Clean): Text[] {
  return lines.map(({ id, text }) => ({ id, text: clean(`${owner}.${id}`, text) }));
}

function cleanEntry<T extends ListValue>(value: T, clean: Clean): T {
  const { id } = value;
  const made = { ...value };
  for (const name in made) {
    const part: unknown = made[name];
    if (name === "id") continue;
    if (typeof part === "string") Object.assign(made, { [name]: clean(`${id}.${name}`, part) });
    else if (isLines(part)) Object.assign(made, { [name]: cleanLines(id, part, clean) });
  }
  if ("dates" in made) {
    const text = clean(`${id}.dates`, made.dates.text);
    if (text !== made.dates.text) Object.assign(made, { dates: periodOfText(text) });
  }
  return made;
}

function isLines(part: unknown): part is Text[] {
  return Array.isArray(part);
}

/**
 * The edit with the texts that it brings cleaned ({@link cleanText}). A text that stands in `kept` at the
 * same address comes back as it is there: taking an edit back restores the very words of the file.
 */
export function cleanEdit(edit: Edit, kept?: Documents): Edit {
  const stands = (path: string): string | undefined =>
    kept === undefined ? undefined : readAddress(documentOf(kept, edit.document), path);
  const clean: Clean = (path, text) =>
    stands(path) === text ? text : cleanText(text, isMultiline(path));
  switch (edit.kind) {
    case "text":
      return { ...edit, next: clean(edit.path, edit.next) };
    case "insert": {
      const { list, value } = edit;
      if (!("text" in value)) return { ...edit, value: cleanEntry(value, clean) };
      const text = clean(`${lineOwner(list)}.${value.id}`, value.text);
      return { ...edit, value: { ...value, text } };
    }
    case "remove":
    case "move":
    case "confirm":
      return edit;
    default:
      return assertNever(edit);
  }
}
