import { printedLines } from "@savile/documents";
import type { PrintedLine } from "@savile/documents";
import type { Resume, TemplateId } from "@savile/model";
import { alignEntries, groupEntries } from "./align-entries.ts";
import type { PrintedEntry } from "./align-entries.ts";
import { labelOf } from "./field-row.ts";
import type { FieldRow } from "./field-row.ts";
import { flat, sameValue } from "./same-value.ts";

const nothing: PrintedEntry = { id: "", values: [] };

/** The part of an address behind its entry; lines of a list share one, because their numbers may differ. */
function roleOf(address: string): string {
  const [head = "", part] = address.split(".");
  const role = part ?? head;
  return /^[a-z]\d+$/u.test(role) || role === "summary" || role === "description" ? "line" : role;
}

/** Takes the recovered value that is meant: an equal one first, else the first that is left. */
function takeValue(line: PrintedLine, left: PrintedLine[]): string {
  const equal = left.findIndex((one) => sameValue(line.address, line.text, one.text));
  const [taken] = equal < 0 ? [] : left.splice(equal, 1);
  return taken?.text ?? "";
}

function rowOf(line: PrintedLine, recovered: string): FieldRow {
  return {
    path: line.address,
    label: labelOf(line.address),
    intended: line.text,
    recovered,
    same: sameValue(line.address, line.text, recovered),
  };
}

function entryRows(intended: PrintedEntry, recovered: PrintedEntry): FieldRow[] {
  const left = new Map<string, PrintedLine[]>();
  for (const value of recovered.values) {
    const role = roleOf(value.address);
    left.set(role, [...(left.get(role) ?? []), value]);
  }
  const rows = intended.values.map((line) =>
    rowOf(line, takeValue(line, left.get(roleOf(line.address)) ?? [])),
  );
  // What no value claims stands beside the first of its kind that found nothing.
  return rows.map((row) => {
    if (row.same) return row;
    const other = left.get(roleOf(row.path))?.shift();
    return other === undefined ? row : { ...row, recovered: other.text };
  });
}

/** A list of skills may come back as one group or as several: a skill is found in any of them. */
function skillRows(
  intended: readonly PrintedEntry[],
  recovered: readonly PrintedEntry[],
): FieldRow[] {
  const all = recovered.flatMap((entry) => entry.values);
  const texts = new Map(all.map((value) => [flat(value.text), value.text]));
  return intended
    .flatMap((entry) => entry.values)
    .map((line) => rowOf(line, texts.get(flat(line.text)) ?? ""));
}

const lists: ReadonlySet<string> = new Set(["skl", "cmp"]);

/** The printed values; a degree and its field are one, because they are printed as one phrase. */
function addressed(resume: Resume, template: TemplateId | undefined): PrintedLine[] {
  const printed = printedLines({ kind: "resume", resume }, template);
  const values: PrintedLine[] = [];
  for (const line of printed.filter((one) => one.address !== "")) {
    const last = values.at(-1);
    const [entry = "", part] = line.address.split(".");
    if (part === "field" && last?.address === `${entry}.degree`) {
      values.splice(-1, 1, { ...last, text: `${last.text}, ${line.text}` });
    } else values.push(line);
  }
  return values;
}

/** Every printed value of a resume beside what a parser recovered, in the order of printing. */
export function compareFields(
  intended: Resume,
  recovered: Resume,
  template?: TemplateId,
): FieldRow[] {
  const meant = addressed(intended, template);
  const found = groupEntries(addressed(recovered, template));
  const skills = [...lists].flatMap((section) => found.get(section) ?? []);
  const rows = [...groupEntries(meant)].flatMap(([section, entries]) => {
    if (lists.has(section)) return skillRows(entries, skills);
    const pairs = alignEntries(entries, found.get(section) ?? []);
    return entries.flatMap((entry) => entryRows(entry, pairs.get(entry.id) ?? nothing));
  });
  const place = new Map(meant.map((line, index) => [line.address, index]));
  return rows.toSorted((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
}
