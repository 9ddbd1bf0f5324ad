import { namesOrganisation } from "./names.ts";

/** A name read as the employer's, with the place that was read beside it. */
interface Named {
  readonly company?: string;
  readonly location?: string;
}

const withheld =
  /^(?:(?:company |employer |name )?(?:confidential|undisclosed|withheld)|anonymous|private advertiser|n\/a)$/iu;
const street = /^\p{Lu}[\p{L}' -]* (?:[Rr]oad|[Ss]treet|[Aa]venue)(?:,.*)?$/u;

/** Whether a name of one word stands in the text as the town of an address: ", Bergen, Norway". */
function isTown(company: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(company)) return false;
  return new RegExp(`, ${company}, \\p{Lu}`, "u").test(text);
}

/**
 * The heading without an employer that is none: a name that is withheld, a street, a town. Where house and street were
 * taken for each other, the house is the employer.
 */
export function withoutFalseEmployer<T extends Named>(heading: T, text: string): T {
  const { company, location } = heading;
  if (company === undefined) return heading;
  const { company: _company, ...rest } = heading;
  if (withheld.test(company) || isTown(company, text)) return rest as T;
  if (!street.test(company)) return heading;
  return location !== undefined && namesOrganisation(location)
    ? ({ ...heading, company: location, location: company } as T)
    : (rest as T);
}
