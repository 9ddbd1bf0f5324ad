import { none, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

const vehicle = "(?:car|vehicle|van|transport)";

/** "Own car", "use of a car", "access to a vehicle". */
export const asksForCar = new RegExp(
  `\\bown (?:reliable |insured |roadworthy )?${vehicle}\\b|\\b(?:use of|access to|availability of) (?:an? |your )?(?:own |reliable |private )?${vehicle}\\b`,
  "iu",
);
const hasCar = new RegExp(
  `\\b(?:own|my|private|personal|have an?|has an?|with an?|use of an?|access to an?) ${vehicle}\\b|\\bcar[- ]owner\\b`,
  "iu",
);

/** Somebody's own car beside a licence. */
export function ownCar(source: Source): Found {
  const found = source.lines.filter(({ text }) => hasCar.test(text));
  const { ids, strength } = strongest(found.map((line) => ({ line, strength: line.cap ?? 1 })));
  return strength === 0 ? none : { factIds: ids, strength, how: "cert" };
}
