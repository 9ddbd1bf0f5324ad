import type { Tables } from "../tables/read-tables.ts";

/** An occupation of the SOC or of the ISCO. Groups are those of the SOC; 0 where none is known. */
export interface Occupation {
  readonly system: "soc" | "isco";
  /** SOC: 11101103 for 11-1011.03; ISCO: the unit group, 2166. */
  readonly code: number;
  readonly name: string;
  /** Two digits: 11 management ... 53 transportation. */
  readonly family: number;
  /** Four digits: 1110 for 11-10. */
  readonly minor: number;
}

/** The occupation of a row. */
export function occupationAt({ occupations }: Tables, row: number): Occupation {
  const broad = occupations.broads[row] ?? 0;
  return {
    system: occupations.isco[row] === 1 ? "isco" : "soc",
    code: occupations.codes[row] ?? 0,
    name: occupations.names.at(row),
    family: Math.floor(broad / 1000),
    minor: Math.floor(broad / 10),
  };
}
