import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

interface Parted {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

/** A right to drive, as it is named in a line of its own. */
const driving =
  /^(?:(?:i (?:have|hold) )?(?:an? |my )?(?:(?:full|clean|valid|current|own|international|uk|eu|irish|us|australian|category \p{Lu}\d?|class \p{Lu}\d?|[a-z]+) ){0,4}driv(?:ing|er['’]?s?) licen[cs]e|führerschein|fahrerlaubnis|permis (?:de conduire|b)\b|carn[eé] de conducir|carta de condu[cç][aã]o|cnh\b|rijbewijs|prawo jazdy|patente di guida)(?!\p{L})/iu;
const longest = 80;

function isLicence({ text }: Line): boolean {
  return text.length <= longest && driving.test(text.trim());
}

/** Where people write what they may drive for want of a better place. */
const holders: ReadonlySet<SectionKind | undefined> = new Set([
  "memberships",
  "custom",
  "personal",
  "interests",
]);

/** "Surname: …", "Licence: …": particulars of the person, which keep their labels beside them. */
function isForm({ kinds, lines }: Parted): boolean {
  const labelled = lines.filter(({ text }) => /^[^:\t]{2,30}[:\t]/u.test(text)).length;
  return kinds[0] === "personal" && labelled * 2 > lines.length;
}

/** Licences to drive among memberships and further details are papers. */
export function partLicences(sections: readonly Parted[]): Parted[] {
  return sections.flatMap((section) => {
    const mayHold = holders.has(section.kinds[0]) && !isForm(section);
    const licences = mayHold ? section.lines.filter(isLicence) : [];
    if (licences.length === 0 || licences.length === section.lines.length) return [section];
    return [
      { ...section, lines: section.lines.filter((line) => !licences.includes(line)) },
      { kinds: ["certifications" as const], title: "", lines: licences },
    ];
  });
}
