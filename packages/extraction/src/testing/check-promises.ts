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

const asides = new Set(["hidden", "link-target", "repeated", "page-number", "overprint"]);

/** Words that say how long a period was or what kind of number this is: the dates and the number say it. */
const derived = /^(?:years?|months?|jahre?n?|monate?n?|meses|mobile|linkedin)$/i;

/** Words of lines in the flow that stand in no value and on no heading, while the line is not set aside. */
function lostWords(extraction: Extraction): string[] {
  const leaves = resumeLeaves(extraction.resume).map((leaf) => leaf.text);
  const targets = extraction.lines.filter((line) => line.role === "link-target");
  const kept = loose([...leaves, ...targets.map((line) => line.text)].join(" ")).toLowerCase();
  const unplaced = new Set(extraction.unplaced);
  return extraction.lines
    .filter((line) => !asides.has(line.role) && line.role !== "heading" && !unplaced.has(line.id))
    .flatMap((line) => {
      const text = line.text.replace(/^[^:\t]{2,40}:(?=\s)/u, "");
      const words = canon(text).match(/\p{L}{5,}/gu) ?? [];
      const lost = words.filter(
        (word) => !kept.includes(word.toLowerCase()) && !derived.test(word),
      );
      return lost.length === 0 ? [] : [`lost words: ${line.id} ${lost.join(" ")}`];
    });
}

/** Values that do not stand in the source, lines without an id of their own, and facts without a value. */
export function brokenPromises(extraction: Extraction): string[] {
  const source = sourceTextOf(extraction.lines);
  const leaves = new Map(resumeLeaves(extraction.resume).map((leaf) => [leaf.address, leaf.text]));
  const broken = lostWords(extraction);
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
