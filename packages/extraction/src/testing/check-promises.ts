import { resumeLeaves, sourceTextOf } from "@savile/model";
import type { Extraction } from "@savile/model";

function canon(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b]/g, "-")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** For values over several lines: a hyphen at a line end may have gone, and so may the break of an address. */
function loose(text: string): string {
  return canon(text).replace(/[\s-]/g, "");
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Lines whose words do not stand in the account of the file exactly once each. */
export function untracedWords({ lines, traces = [] }: Extraction): string[] {
  const told = new Map<string, string[]>();
  for (const { line, text } of traces)
    told.set(line, [...(told.get(line) ?? []), ...wordsOf(text)]);
  return lines.flatMap(({ id, text }) => {
    const said = wordsOf(text).toSorted().join(" ");
    const traced = (told.get(id) ?? []).toSorted().join(" ");
    return said === traced ? [] : [`not accounted for: ${id} ${text} / ${traced}`];
  });
}

const scheme = /^(?:https?|www|mailto|tel)$/i;

/** Words that are said to stand in a value that does not have them. */
function falselyPlaced({ lines, facts, traces = [] }: Extraction): string[] {
  const values = new Map(facts.map((fact) => [fact.id, loose(fact.text).toLowerCase()]));
  const targets = new Set(lines.flatMap(({ id, role }) => (role === "link-target" ? [id] : [])));
  return traces.flatMap((one) => {
    if (one.state !== "placed" || one.at === "heading" || targets.has(one.line)) return [];
    const value = values.get(one.at) ?? "";
    const lost = wordsOf(one.text).filter(
      (word) => !scheme.test(word) && !value.includes(loose(word).toLowerCase()),
    );
    return lost.length === 0 ? [] : [`not in ${one.at}: ${lost.join(" ")}`];
  });
}

/** Values that do not stand in the source, lines without an id of their own, and facts without a value. */
export function brokenPromises(extraction: Extraction): string[] {
  const source = sourceTextOf(extraction.lines);
  const leaves = new Map(resumeLeaves(extraction.resume).map((leaf) => [leaf.address, leaf.text]));
  const broken = [...untracedWords(extraction), ...falselyPlaced(extraction)];
  for (const fact of extraction.facts) {
    const span = fact.span;
    const place = span === undefined ? "" : source.slice(span.start, span.end);
    const overLines = place.includes("\n") && loose(place).includes(loose(fact.text));
    if (!overLines && !canon(place).includes(canon(fact.text))) {
      broken.push(`not in the source: ${fact.id} ${fact.text}`);
    }
    if (fact.hidden === undefined && leaves.get(fact.id) !== fact.text)
      broken.push(`no value: ${fact.id}`);
  }
  const known = new Set(extraction.facts.map((fact) => fact.id));
  for (const address of leaves.keys()) if (!known.has(address)) broken.push(`no fact: ${address}`);
  const ids = extraction.lines.map((line) => line.id);
  if (new Set(ids).size !== ids.length) broken.push("two lines with one id");
  const placed = new Set([
    ...extraction.sections.flatMap((section) => section.lines),
    ...extraction.unplaced,
  ]);
  for (const line of extraction.lines) {
    const aside =
      line.role === "hidden" ||
      line.role === "link-target" ||
      line.role === "repeated" ||
      line.role === "page-number";
    if (!aside && !placed.has(line.id)) broken.push(`lost line: ${line.id} ${line.text}`);
  }
  return broken;
}
