import type { Pack } from "../pack/read-pack.ts";
import type { SortedStrings } from "../pack/sorted-strings.ts";

/** Occupations as the asset holds them; lists are by the row of the occupation. */
export interface OccupationTable {
  readonly names: SortedStrings;
  readonly codes: Uint32Array;
  /** Broad occupation of the SOC, five digits; 0 where none is known. */
  readonly broads: Uint32Array;
  /** 1 for occupations of the ISCO. */
  readonly isco: Uint8Array;
}

/** Names of the sections that {@link readOccupations} reads. */
export const occupationSections = [
  "occupation.names",
  "occupation.codes",
  "occupation.broads",
  "occupation.isco",
] as const;

/** The occupations of an asset. */
export function readOccupations(pack: Pack): OccupationTable {
  return {
    names: pack.strings("occupation.names"),
    codes: pack.u32("occupation.codes"),
    broads: pack.u32("occupation.broads"),
    isco: pack.u8("occupation.isco"),
  };
}
