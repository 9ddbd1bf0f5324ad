import { conceptAt, termsIn } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { postingText } from "./read-labels.ts";
import type { TermLabel } from "./read-labels.ts";

/** Terms of postings against what the tables see in them. */
export interface TermFigures {
  readonly asked: number;
  readonly found: number;
  readonly soft: number;
  readonly softFound: number;
  /** Spans in the postings, and those of them that touch a labelled term. */
  readonly hits: number;
  readonly right: number;
  readonly misses: readonly string[];
  readonly falseHits: readonly string[];
}

function lower(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ");
}

/** Whether one piece of a line holds the other, in any case. */
function touches(a: string, b: string): boolean {
  const [one, other] = [lower(a), lower(b)];
  return one.includes(other) || other.includes(one);
}

/** How many terms that a reader marked are found by table alone, and how much else. */
export function measureTerms(
  tables: Tables,
  files: ReadonlyMap<string, readonly TermLabel[]>,
): TermFigures {
  let [asked, found, soft, softFound, hits, right] = [0, 0, 0, 0, 0, 0];
  const misses: string[] = [];
  const falseHits: string[] = [];
  for (const [file, labels] of files) {
    for (const [index, text] of postingText(file).split("\n").entries()) {
      const wanted = labels.filter(({ line }) => line === index + 1);
      const seen = termsIn(tables, text).map((span) => ({
        ...span,
        text: text.slice(span.start, span.end),
      }));
      for (const label of wanted) {
        const isFound = seen.some((span) => touches(span.text, label.term));
        if (label.isSoft) [soft, softFound] = [soft + 1, softFound + Number(isFound)];
        else [asked, found] = [asked + 1, found + Number(isFound)];
        if (!isFound && !label.isSoft) misses.push(label.term);
      }
      for (const span of seen) {
        hits += 1;
        if (wanted.some((label) => touches(span.text, label.term))) right += 1;
        else falseHits.push(`${span.text} (${span.kind}: ${conceptAt(tables, span.concept).name})`);
      }
    }
  }
  return { asked, found, soft, softFound, hits, right, misses, falseHits };
}
