import { foldLabel } from "@savile/taxonomy/compile";
import { alternativesOf, readRows } from "./read-rows.ts";
import { titleForms } from "./title-forms.ts";

/** An occupation with the titles that name it. */
export interface OccupationRow {
  readonly system: "soc" | "isco";
  /** SOC code without signs (8 digits), or the ISCO unit group. */
  readonly code: number;
  readonly name: string;
  readonly titles: readonly string[];
  /** Broad occupation of the SOC (5 digits), told by shared titles for ISCO; 0 where none is sure. */
  readonly broad: number;
}

function onetOccupations(folder: string): OccupationRow[] {
  return readRows(`${folder}/onet-titles.tsv`).map(([soc = "", name = "", alternatives]) => {
    const code = Number(soc.replace(/\D/g, ""));
    return {
      system: "soc",
      code,
      name,
      titles: [name, ...alternativesOf(alternatives)].flatMap(titleForms),
      broad: Math.floor(code / 1000),
    };
  });
}

function escoOccupations(folder: string): OccupationRow[] {
  return readRows(`${folder}/esco-occupations.tsv`).map(
    ([name = "", isco = "", , , alternatives]) => ({
      system: "isco",
      code: Number(isco),
      name,
      titles: [name, ...alternativesOf(alternatives)].flatMap(titleForms),
      broad: 0,
    }),
  );
}

/** Folded title -> broad occupations of the SOC that it names. */
function broadsOf(rows: readonly OccupationRow[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { titles, broad } of rows) {
    for (const title of titles) {
      const key = foldLabel(title);
      found.set(key, (found.get(key) ?? new Set()).add(broad));
    }
  }
  return found;
}

/** The broad occupation with most votes, if it has at least a third of them. */
function winner(votes: ReadonlyMap<number, number>): number {
  const all = [...votes].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const sum = all.reduce((total, [, count]) => total + count, 0);
  const [best = 0, count = 0] = all[0] ?? [];
  return count * 3 >= sum ? best : 0;
}

function votesOf(rows: readonly OccupationRow[], broads: ReadonlyMap<string, Set<number>>) {
  const votes = new Map<number, number>();
  for (const title of new Set(rows.flatMap(({ titles }) => titles.map(foldLabel)))) {
    const named = broads.get(title);
    for (const broad of named ?? []) {
      votes.set(broad, (votes.get(broad) ?? 0) + 1 / (named?.size ?? 1));
    }
  }
  return votes;
}

/** Occupations of both systems. What an ISCO occupation is in the SOC is told by its titles, else by its group's. */
export function readOccupations(folder: string): OccupationRow[] {
  const onet = onetOccupations(folder);
  const esco = escoOccupations(folder);
  const broads = broadsOf(onet);
  const groups = new Map<number, OccupationRow[]>();
  for (const row of esco) groups.set(row.code, [...(groups.get(row.code) ?? []), row]);
  const ofGroup = new Map(
    [...groups].map(([code, rows]) => [code, winner(votesOf(rows, broads))] as const),
  );
  const placed = esco.map((row) => ({
    ...row,
    broad: winner(votesOf([row], broads)) || (ofGroup.get(row.code) ?? 0),
  }));
  return [...onet, ...placed];
}
