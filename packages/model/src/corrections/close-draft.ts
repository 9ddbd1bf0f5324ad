import { resumeLeaves } from "../resume/address.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import type { Fact } from "../tailoring/fact.ts";
import { parsePeriod } from "../resume/period.ts";
import { makeEntry, makePart, makeSections, noPeriod } from "../resume/entry-values.ts";
import type { ValueReader } from "../resume/entry-values.ts";
import { contactShape, headShape } from "../resume/resume-shape.ts";
import type { Period, Resume, Text } from "../resume/resume.ts";
import { entrySections } from "./sections.ts";
import { findPart, findSpot, partsOf, valueAt } from "./draft.ts";
import type { Draft, DraftPart } from "./draft.ts";
import { shareRight } from "./share-right.ts";

function text(part: DraftPart | undefined, field: string): string {
  return part?.fields.get(field)?.text ?? "";
}

function lines(part: DraftPart | undefined): Text[] {
  return part?.lines.map((line) => ({ id: line.id, text: line.text })) ?? [];
}

function dates(part: DraftPart | undefined, field: string): Period {
  const value = part?.fields.get(field);
  if (value === undefined) return noPeriod();
  return value.period?.text === value.text
    ? value.period
    : { ...parsePeriod(value.text), text: value.text };
}

function valuesOf(part: DraftPart | undefined): ValueReader {
  return {
    text: (name) => text(part, name),
    dates: (name) => dates(part, name),
    lines: () => lines(part),
  };
}

function resumeOf(draft: Draft, before: Resume): Resume {
  const { entries } = draft;
  const own = entries.additional.map((part) => part.id);
  const gone = before.additional.map((part) => part.id).filter((id) => !own.includes(id));
  const order = before.order.filter((id) => !gone.includes(id));
  return {
    language: before.language,
    ...makePart(headShape, valuesOf(findPart(draft, ""))),
    contact: makePart(contactShape, valuesOf(findPart(draft, "contact"))),
    competencies: lines(findPart(draft, "cmp")),
    ...makeSections((section) =>
      entries[section].map((part) => makeEntry(section, part.id, valuesOf(part))),
    ),
    order: [...order, ...own.filter((id) => !order.includes(id))],
  };
}

/** The Facts under the addresses that their values have now; what states no value of the Resume stays. */
function factsOf(draft: Draft, resume: Resume, before: Extraction): Fact[] {
  const stated = resumeLeaves(resume).flatMap(({ address, kind, entry }): Fact[] => {
    const spot = findSpot(draft, address);
    const fact = spot === undefined ? undefined : valueAt(spot)?.fact;
    if (fact === undefined) return [];
    if (fact.id === address) return [fact];
    const { parent: _, ...rest } = fact;
    return [{ ...rest, id: address, kind, ...(entry === undefined ? {} : { parent: entry }) }];
  });
  const were = new Set(resumeLeaves(before.resume).map((leaf) => leaf.address));
  const are = new Set(stated.map((fact) => fact.id));
  const beside = before.facts.filter((fact) => !were.has(fact.id) && !are.has(fact.id));
  return [...stated, ...beside];
}

function linesOf(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap((fact) => fact.span?.lines ?? []));
}

/**
 * Lines that no value holds any more, with those that none held before. A line that was put to a place is
 * left out only while something holds it: once that is cleared, it is without a place as before.
 */
function unplacedLines(draft: Draft, facts: readonly Fact[], before: Extraction): string[] {
  const held = linesOf(facts);
  for (const { fields, lines: list } of partsOf(draft)) {
    for (const { instead = [] } of [...fields.values(), ...list]) {
      for (const id of instead) held.add(id);
    }
  }
  const freed = [...linesOf(before.facts)].filter((id) => !held.has(id));
  const left = before.unplaced.filter((id) => !draft.placed.has(id) || !held.has(id));
  const wanted = new Set([...left, ...freed]);
  return before.lines.map((line) => line.id).filter((id) => wanted.has(id));
}

function dropEmpty(draft: Draft): void {
  for (const section of entrySections) {
    draft.entries[section] = draft.entries[section].filter(
      (part) => part.fields.size > 0 || part.lines.length > 0,
    );
  }
}

/** What was read, with the corrections that were made in the draft. */
export function closeDraft(draft: Draft, before: Extraction): Extraction {
  dropEmpty(draft);
  const resume = resumeOf(draft, before.resume);
  const facts = factsOf(draft, resume, before);
  const after = {
    ...before,
    resume,
    facts,
    unplaced: unplacedLines(draft, facts, before),
    ...(draft.left.size === 0 ? {} : { left: [...draft.left] }),
  };
  return { ...after, confidence: shareRight(before, after) };
}
