import { endsAsHouse, hasLegalForm } from "./names.ts";

/** What shows that a name is the employer's; two kinds of it make sure. */
export type Sign =
  | "head"
  | "beside"
  | "letterhead"
  | "at"
  | "subject"
  | "seeks"
  | "join"
  | "form"
  | "often"
  | "opens"
  | "address"
  | "mail"
  | "host"
  | "self"
  | "since"
  | "employs"
  | "line"
  | "foot"
  | "initials";

/** A name with a sign for it. */
export interface Sighting {
  readonly name: string;
  readonly sign: Sign;
}

/** How much a sign says for a name: what only an employer does or has, what houses do, where a name merely stands. */
const weights: Readonly<Record<Sign, number>> = {
  seeks: 2,
  employs: 2,
  self: 2,
  mail: 2,
  at: 1.5,
  letterhead: 1.5,
  initials: 1.25,
  head: 1,
  join: 1,
  subject: 1,
  opens: 1,
  since: 1,
  address: 1,
  host: 1,
  beside: 0.5,
  form: 0.5,
  line: 0.5,
  often: 0.5,
  foot: 0.5,
};

/** What all that speaks for a name weighs together. */
export function weightOf(signs: ReadonlySet<Sign>): number {
  return [...signs].reduce((sum, sign) => sum + weights[sign], 0);
}

/** Signs that only an employer has: it hires, it speaks of itself, mail goes to it. */
export const tellingSigns: readonly Sign[] = ["seeks", "employs", "self", "at", "mail"];

const shownOnly: ReadonlySet<Sign> = new Set<Sign>(["head", "line", "often"]);
const besideOnly: ReadonlySet<Sign> = new Set<Sign>(["beside", "line", "foot", "often", "form"]);

/**
 * Whether a name only stands somewhere, and nothing says what it is. A name beside the title that comes again may be a
 * tool ("Web Developer - PHP"); what the title goes on with may be its field ("Head of Development - Pump Systems").
 */
export function isMerelyShown({
  name,
  signs,
}: {
  readonly name: string;
  readonly signs: ReadonlySet<Sign>;
}): boolean {
  const house = hasLegalForm(name) || endsAsHouse(name);
  const all = [...signs];
  return (
    all.every((sign) => shownOnly.has(sign)) ||
    (!house && all.every((sign) => besideOnly.has(sign)))
  );
}

/** "Paediatric Eye Clinic", "Student Financial Services": what is as often a part of a house as a house. */
const partNames =
  /\b(?:Clinic|Services|Service|Centre|Center|Unit|Ward|Section|Directorate|Division|Office|Faculty|Branch|Programme|Program|Team|Department|Library|Laborator(?:y|ies)|Kitchens?|School of .+)$/iu;
/** What such parts belong to. */
const wholeNames =
  /\b(?:University|Universität|Hospitals?|Council|Municipality|Trust|College|Polytechnic|Foundation|Diocese|Health Board|Authority|Group|City of|County of|Conservatoire)\b/iu;

/** How a name weighs beside the others: what may be a part of a house yields where the whole is named as well. */
export function amongOthers<One extends { readonly name: string; readonly weight: number }>(
  all: readonly One[],
): One[] {
  const whole = all.find(({ name, weight }) => wholeNames.test(name) && weight >= 1);
  return all.map((one) =>
    whole !== undefined && one !== whole && partNames.test(one.name) && !wholeNames.test(one.name)
      ? { ...one, weight: one.weight / 2 }
      : one,
  );
}
