import type { Employer } from "./employer.ts";
import type { Heading } from "./head-lines.ts";
import { namesOrganisation } from "./names.ts";

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
export function withoutFalseEmployer(
  heading: Heading & Employer,
  text: string,
): Heading & Employer {
  const { company, ...rest } = heading;
  if (company === undefined) return heading;
  if (withheld.test(company) || isTown(company, text)) return rest;
  if (!street.test(company)) return heading;
  return rest.location !== undefined && namesOrganisation(rest.location)
    ? { ...rest, company: rest.location, location: company }
    : rest;
}
