import { conceptAt, conceptsOf, termsIn } from "@savile/taxonomy";
import type { ConceptKind, Tables } from "@savile/taxonomy";
import { loadTables } from "../taxonomy/load-taxonomy.ts";

/** What one can do or use; languages that are spoken and licences have sections of their own. */
const able: ReadonlySet<ConceptKind> = new Set([
  "skill",
  "knowledge",
  "program",
  "tool",
  "category",
  "soft",
]);

/** Terms that are looked up at most: more of them say nothing new. */
const mostTerms = 40;
const longestTerm = 60;

function withoutBrackets(term: string): string {
  return term.replace(/\([^)]*\)?/g, " ").trim();
}

function isNamed(tables: Tables, term: string): boolean {
  return conceptsOf(tables, term).some((row) => able.has(conceptAt(tables, row).kind));
}

/** "Microsoft Excel, advanced level": what is known covers most of the letters. */
function isMostlyNamed(tables: Tables, term: string): boolean {
  const spans = termsIn(tables, term).filter(({ kind }) => able.has(kind));
  const covered = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  return covered >= term.length * 0.6;
}

/** How many of some terms the tables of skills, tools and programs know, 0..1. */
export function knownShare(terms: readonly string[]): number {
  const tables = loadTables();
  const asked = terms
    .map(withoutBrackets)
    .filter((term) => term !== "" && term.length <= longestTerm)
    .slice(0, mostTerms);
  if (!tables.ok || asked.length === 0) return 0;
  const known = asked.filter(
    (term) => isNamed(tables.value, term) || isMostlyNamed(tables.value, term),
  );
  return known.length / asked.length;
}
