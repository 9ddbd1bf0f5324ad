import { entryPrefixes } from "@savile/model";
import type { RecordSection, Resume } from "@savile/model";
import { jobGrammar, recordGrammar } from "../entries/grammars.ts";
import { readEntries } from "../entries/read-entries.ts";
import { settleEntries } from "../entries/settle-entries.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import type { Section } from "../sections/split-sections.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { addAdditional, keepRest } from "./add-additional.ts";
import { buildRecord } from "./build-entries.ts";
import { buildListRecords } from "./build-lists.ts";
import type { Ledger } from "./ledger.ts";
import { isToldInSentences } from "./list-parts.ts";
import { maxEntries } from "./most-entries.ts";

/** Sections of short lines hold one entry a line; those with text below dated headers hold full entries. */
function looksDetailed(ledger: Ledger, lines: readonly Line[]): boolean {
  const plain = lines.filter((line) => line.bullet === undefined);
  const ranges = plain.filter((line) =>
    findDates(line.text, ledger.dates).some((date) => date.kind === "range"),
  ).length;
  const bullets = lines.length - plain.length;
  const dated = plain.filter((line) => findDates(line.text, ledger.dates).length > 0).length;
  if (dated > 0 && bullets === 0 && plain.length >= dated * 1.6 && plain.length <= dated * 4)
    return true;
  return (
    plain.length > 0 &&
    ((ranges > 0 && lines.length > ranges) ||
      (bullets > 0 && plain.length > 0 && bullets >= plain.length * 0.5))
  );
}

const activities = new Set<RecordSection>(["volunteer", "leadership", "teaching", "military"]);

function hasRange(ledger: Ledger, lines: readonly Line[]): boolean {
  return lines.some((line) =>
    findDates(line.text, ledger.dates).some((date) => date.kind === "range"),
  );
}

const achievements =
  /achievement|accomplishment|highlight|erfolge|leistungen|realisations|logros|realizacoes|conquistas/;

/** Awards, publications, volunteering and other records: entries below dated headers, or one a line. */
export function addRecords(
  ledger: Ledger,
  resume: Resume,
  section: Section,
  kind: RecordSection,
): void {
  const list = resume[kind];
  if (achievements.test(fold(section.title)) && isToldInSentences(ledger, section.lines)) {
    addAdditional(ledger, resume, section);
    return;
  }
  const listed = kind === "publications" || kind === "patents";
  const dated = activities.has(kind) && hasRange(ledger, section.lines);
  if (!listed && (dated || looksDetailed(ledger, section.lines))) {
    const { intro, entries } = readEntries(
      section.lines,
      kind === "awards" ? recordGrammar : jobGrammar,
      ledger.dates,
    );
    const settled = settleEntries(entries, maxEntries);
    for (const entry of settled.entries) {
      list.push(buildRecord(ledger, `${entryPrefixes[kind]}${list.length + 1}`, entry));
    }
    keepRest(ledger, resume, section, [...intro, ...settled.orphans]);
    return;
  }
  list.push(...buildListRecords(ledger, kind, section.lines, list.length + 1));
}
