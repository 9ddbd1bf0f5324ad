import { scanText } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { titleOf } from "./title-of.ts";

/** Heads with which almost any trade is named; what the tables call so tells the family of a trade. */
const usualHeads = [
  "representative",
  "specialist",
  "manager",
  "assistant",
  "associate",
  "clerk",
  "analyst",
  "technician",
  "engineer",
  "worker",
  "operator",
  "coordinator",
] as const;

/** Digits of a broad occupation that are not its family. */
const belowFamily = 1000;

function familiesOfRows({ occupations }: Tables, rows: readonly number[]): number[] {
  const families = rows.map((row) => Math.floor((occupations.broads[row] ?? 0) / belowFamily));
  return [...new Set(families)].filter((family) => family > 0);
}

/** The families in which most titles of a trade are. */
function familiesOfTrade(tables: Tables, trade: string): number[] {
  const counts = new Map<number, number>();
  for (const head of usualHeads) {
    const { by, occupations } = titleOf(tables, `${trade} ${head}`);
    if (by !== "exact") continue;
    for (const family of familiesOfRows(tables, occupations)) {
      counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].flatMap(([family, count]) => (count === most ? [family] : []));
}

function familyOfWord({ facts }: Tables, word: string): number[] {
  const [id = -1] = scanText(word, facts.words).ids;
  const family = facts.families[id] ?? 0;
  return family > 0 ? [family] : [];
}

/**
 * The families of the SOC (two digits) to which a title belongs: those of its occupations; else those of its trade
 * under other heads ("customer service champion"); else that of its head. None where nothing is known of it.
 */
export function titleFamilies(tables: Tables, text: string): readonly number[] {
  const { occupations, core, head } = titleOf(tables, text);
  const known = familiesOfRows(tables, occupations);
  if (known.length > 0) return known;
  const words = core.split(" ");
  for (let end = words.length - 1; end > 0; end -= 1) {
    const found = familiesOfTrade(tables, words.slice(0, end).join(" "));
    if (found.length > 0) return found;
  }
  return head === "" ? [] : familyOfWord(tables, head);
}

/** Heads that name a place in a house and no trade, besides {@link usualHeads}. */
const bareHeads: ReadonlySet<string> = new Set([
  ...usualHeads,
  "administrator",
  "agent",
  "apprentice",
  "consultant",
  "director",
  "executive",
  "expert",
  "head",
  "intern",
  "lead",
  "leader",
  "member",
  "officer",
  "professional",
  "staff",
  "supervisor",
  "trainee",
]);

/** Words that say how high one stands. */
const bareRanks: ReadonlySet<string> = new Set([
  "senior",
  "sr",
  "junior",
  "jr",
  "chief",
  "principal",
  "deputy",
  "vice",
  "president",
  "entry",
  "level",
  "mid",
  "managing",
  "acting",
  "interim",
  "general",
]);

function tellingWords(words: string): readonly string[] {
  return words
    .split(" ")
    .filter((word) => word.length > 1 && !bareHeads.has(word) && !bareRanks.has(word));
}

/** The words of a title that say its trade: none of "team member", "android" and "developer" of "Android Developer". */
export function tradeWords(tables: Tables, text: string): readonly string[] {
  const { core, folded } = titleOf(tables, text);
  const named = tellingWords(core);
  return named.length > 0 ? named : tellingWords(folded);
}
