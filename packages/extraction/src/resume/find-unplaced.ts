import type { Line } from "../text-line/line.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";
import type { Span } from "./source.ts";

const label = /^[^:\t]{2,40}:(?=\s|$)/u;
const contactWord =
  /^(?:phone|telephone|tel|mobile|mob|cell|telefon|telefono|telefone|handy|email|mail|e|address|adresse|location|website|web|site|portfolio|linkedin|github|gitlab|name)$/iu;
/** Time between two dates that are read. */
const duration =
  /(?<!\d)\d{1,3}\s*(?:years?|yrs?|months?|mos?|weeks?|jahre?n?|monate?n?|ans?|mois|años?|meses|anos?)\b/giu;
const linkWord =
  /^(?:at|in|on|of|and|or|by|to|for|from|with|the|a|an|en|na|no|de|da|do|du|la|le|chez|bei|beim|im|am|und|et|e|y|o|para|pour|von|seit|since)$/iu;

/** Spans of all values and of words with a link (its target is a line of its own), joined where they overlap. */
function coveredSpans(ledger: Ledger): Span[] {
  const linked = ledger.source.lines.flatMap((line) =>
    line.links.map((spot) => spanOf(ledger.source, line, spot.start, spot.end)),
  );
  const spans = [...[...ledger.entries.values()].map((entry) => entry.span), ...linked];
  const out: { start: number; end: number }[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}

/** What no value holds of a line. */
function leftOver(ledger: Ledger, line: Line, covered: readonly Span[]): string {
  const { start, end } = spanOf(ledger.source, line);
  let at = start;
  let out = "";
  for (const span of covered) {
    if (span.end <= at) continue;
    if (span.start >= end) break;
    out += `${ledger.source.text.slice(at, Math.max(at, span.start))} `;
    at = span.end;
  }
  return out + ledger.source.text.slice(at, Math.max(at, end));
}

/** Words are left that say something: not the label of a value, not a word that joins two of them. */
function saysSomething(text: string, isWhole: boolean): boolean {
  const timeless = text.replace(duration, "");
  const rest = isWhole ? timeless : timeless.replace(label, "");
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (word) => isWhole || (word.length > 1 && !linkWord.test(word) && !contactWord.test(word)),
  );
}

/** Lines of which words stand in no value: they are shown beside the Resume. */
export function findUnplaced(ledger: Ledger, sections: readonly Section[]): Line[] {
  const covered = coveredSpans(ledger);
  return sections
    .flatMap((section) => section.lines)
    .filter((line) => {
      const rest = leftOver(ledger, line, covered);
      return saysSomething(rest, rest.trim() === line.text.trim());
    });
}
