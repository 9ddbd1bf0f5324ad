import { sourceTextOf } from "@savile/model";
import type { Extraction } from "@savile/model";

/** Letters and digits alone: blanks and hyphens at the end of a line are no part of a value. */
function signsOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}

/** Values that do not stand in the place of the file that they name. */
export function invented(found: Extraction): string[] {
  const text = sourceTextOf(found.lines);
  return found.facts.flatMap(({ id, text: value, span }) => {
    const there = span === undefined ? "" : text.slice(span.start, span.end);
    return signsOf(there).includes(signsOf(value)) ? [] : [`${id}: ${value}`];
  });
}

const asides = new Set(["hidden", "link-target", "repeated", "page-number", "overprint"]);

/** Lines that neither a section nor the list of what was set aside holds. */
export function lost(found: Extraction): string[] {
  const placed = new Set([
    ...found.sections.flatMap((section) => section.lines),
    ...found.unplaced,
  ]);
  return found.lines
    .filter((line) => !asides.has(line.role) && !placed.has(line.id))
    .map((line) => `${line.id}: ${line.text}`);
}

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

/** Lines whose words do not stand exactly once each in what is said to have become of them. */
export function untraced(found: Extraction): string[] {
  const told = new Map<string, string>();
  for (const { line, text } of found.traces ?? [])
    told.set(line, `${told.get(line) ?? ""} ${text}`);
  return found.lines
    .filter(({ id, text }) => wordsOf(text) !== wordsOf(told.get(id) ?? ""))
    .map(({ id, text }) => `${id}: ${text} / ${told.get(id) ?? ""}`);
}

const scheme = /^(?:https?|www|mailto|tel)$/i;

/** Words that are said to stand in a value and do not. */
export function falselyPlaced(found: Extraction): string[] {
  const values = new Map(found.facts.map((fact) => [fact.id, signsOf(fact.text)]));
  const said = (found.traces ?? []).flatMap((one) =>
    one.state === "placed" && one.at !== "heading" ? [one] : [],
  );
  const targets = new Set(
    found.lines.filter((line) => line.role === "link-target").map((line) => line.id),
  );
  return said
    .filter(({ line }) => !targets.has(line))
    .flatMap(({ at, text }) =>
      text
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => !scheme.test(word))
        .filter((word) => values.get(at)?.includes(signsOf(word)) !== true)
        .map((word) => `${at}: ${word}`),
    );
}

/** Words that were printed and stand on no line. */
export function missingWords(found: Extraction, printed: readonly string[]): string[] {
  const all = signsOf(found.lines.map((line) => line.text).join(" "));
  return printed.filter((text) => !all.includes(signsOf(text)));
}

const near = 90;

/** Pairs of texts that belong together but stand further apart than an entry is long. */
export function tornPairs(
  found: Extraction,
  pairs: readonly (readonly [string, string])[],
): string[] {
  const text = signsOf(sourceTextOf(found.lines));
  return pairs.flatMap(([first, second]) => {
    const [a, b] = [signsOf(first), signsOf(second)];
    if (a === "" || b === "") return [];
    let at = text.indexOf(a);
    while (at >= 0) {
      const from = Math.max(0, at - b.length - near);
      if (text.slice(from, at + a.length + near + b.length).includes(b)) return [];
      at = text.indexOf(a, at + 1);
    }
    return [`${first} / ${second}`];
  });
}
