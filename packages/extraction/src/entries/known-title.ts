import { titleOf } from "@savile/taxonomy";
import { loadTables } from "../taxonomy/load-taxonomy.ts";

const mostWords = 5;
const longest = 48;
/** One word alone is a trade by its ending: "Retail" and "Marine" are names of occupations too. */
const trade =
  /(?:er|or|ar|man|woman|hand|maid|ist|ian|wright|eer|monger|ster|neck|swain|smith|herd|grave|ess|ette)$/iu;

/** Texts that were asked for; a file asks for the same ones again and again. */
const asked = new Map<string, boolean>();
const mostAsked = 2000;

function lookUp(text: string): boolean {
  const count = text.split(/\s+/u).length;
  const mayBe = count > 1 ? count <= mostWords : trade.test(text);
  if (!mayBe || text.length > longest || !/^[\p{L}\s'’/-]+$/u.test(text)) return false;
  const tables = loadTables();
  return tables.ok && titleOf(tables.value, text).by === "exact";
}

/** Whether the tables of occupations know a text word for word as a title. */
export function isKnownTitle(text: string): boolean {
  const plain = text.trim();
  const known = asked.get(plain);
  if (known !== undefined) return known;
  if (asked.size >= mostAsked) asked.clear();
  const found = lookUp(plain);
  asked.set(plain, found);
  return found;
}
