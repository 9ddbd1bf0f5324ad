import { entrySections, fixedParts, sectionOfEntry, sectionShapes } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { sectionOf } from "../../lib/section-names.ts";
import { fieldName, sectionName } from "./field-names.ts";
import { say } from "./messages.ts";
import type { PickGroup } from "./pick-form.tsx";
import { valuesOf } from "./read-sections.ts";
import type { ReadEntry, ReadSection, ReadValue } from "./read-sections.ts";

/** Prefix of the ids of the lines of an entry; `""` where it holds none. */
export function linePrefixOf(owner: string): string {
  if (owner === "cmp" || owner === "contact") return fixedParts[owner].lines.prefix;
  const section = sectionOfEntry(owner);
  return section === null ? "" : (sectionShapes[section].line ?? "");
}

/** Ids of the values of an entry, its lines among them. */
export function idsOfLines(sections: readonly ReadSection[], owner: string): string[] {
  return valuesOf(sections)
    .filter((value) => value.address.startsWith(`${owner}.`))
    .map((value) => value.address.slice(owner.length + 1));
}

/** Ids of the entries of a section. */
export function idsOfEntries(sections: readonly ReadSection[], section: EntrySection): string[] {
  return sections
    .flatMap((one) => one.entries)
    .filter((entry) => entry.section === section)
    .map((entry) => entry.id);
}

/** An entry as people tell it apart: its first value. */
export function entryTitle(entry: ReadEntry): string {
  const first = entry.values[0]?.text ?? "";
  return first === "" || entry.section === null
    ? entry.label
    : `${first.slice(0, 60)} (${entry.label})`;
}

/** Entries that hold lines, by section, for a choice. */
export function entryGroups(
  sections: readonly ReadSection[],
  accepts: (entry: ReadEntry) => boolean,
): PickGroup[] {
  return sections
    .map((section) => ({
      label: section.name,
      choices: section.entries
        .filter((entry) => linePrefixOf(entry.id) !== "" && accepts(entry))
        .map((entry) => ({ value: entry.id, label: entryTitle(entry) })),
    }))
    .filter((group) => group.choices.length > 0);
}

/** Sections into which an entry can move. */
export function sectionGroups(entry: ReadEntry): PickGroup[] {
  const choices = entrySections
    .filter((section) => section !== entry.section)
    .map((section) => ({ value: section, label: sectionName(section) }));
  return [{ label: say("section.choose"), choices }];
}

/** The section with this name, if it is one. */
export function readSection(value: string): EntrySection | null {
  return entrySections.find((section) => section === value) ?? null;
}

const swappable = new Set(["title", "company", "organization", "degree", "school", "name"]);
const besides = new Set(["location", "issuer", "level", "field"]);

/** Fields that a value could belong to instead: the heads of its entry, and for a head its other fields. */
export function swapTargets(entry: ReadEntry, value: ReadValue): string[] {
  const { section } = entry;
  if (section === null || section === "skills" || section === "additional") return [];
  const own = value.address.slice(value.address.indexOf(".") + 1);
  const fields = Object.values(sectionShapes[section].roles);
  const offered = fields.filter((field) => swappable.has(field) || besides.has(field));
  const known = fields.includes(own);
  if (known && !offered.includes(own)) return [];
  return offered.filter((field) => field !== own).map((field) => `${entry.id}.${field}`);
}

const newEntry = "new:";

/** The section in which a choice makes a new entry, if it does. */
export function sectionOfNew(choice: string): EntrySection | null {
  return choice.startsWith(newEntry) ? readSection(choice.slice(newEntry.length)) : null;
}

/** Where a line of the file can be put: as a line of any entry, as a value that is missing, or as the head of a new entry. */
export function placeGroups(sections: readonly ReadSection[]): PickGroup[] {
  const headless = valuesOf(sections).every((value) => value.address !== "headline");
  const headline = headless ? [{ value: "headline", label: fieldName("headline") }] : [];
  const home = sectionOf("headline").name;
  const groups = sections.map((section) => ({
    label: section.name,
    choices: [
      ...section.entries.flatMap((entry) => [
        ...(linePrefixOf(entry.id) === "" || entry.id === "contact"
          ? []
          : [{ value: entry.id, label: say("pick.asLine", { label: entryTitle(entry) }) }]),
        ...entry.missing.map((address) => ({
          value: address,
          label: say("field.of", { field: fieldName(address), entry: entryTitle(entry) }),
        })),
      ]),
      ...(section.name === home ? headline : []),
    ],
  }));
  // The section that it belongs to may not have been read.
  const alone = sections.every(({ name }) => name !== home);
  return [
    ...groups,
    { label: home, choices: alone ? headline : [] },
    {
      label: say("pick.newEntry"),
      choices: entrySections.map((section) => ({
        value: `${newEntry}${section}`,
        label: say("pick.newIn", { section: sectionName(section) }),
      })),
    },
  ].filter((group) => group.choices.length > 0);
}
