import type { CoverLetter } from "../tailoring/cover-letter.ts";
import type { FactKind } from "../tailoring/fact.ts";
import { fieldsOf, linesAt, textAt } from "./entry-values.ts";
import { entrySections, shapeOf } from "./known-sections.ts";
import { competenciesShape, contactShape, headShape } from "./resume-shape.ts";
import type { PartShape } from "./resume-shape.ts";
import type { Resume } from "./resume.ts";

/**
 * One printed value of a document under its address. `kind` is what a Fact of it states; `entry` the id of
 * the entry that it belongs to. Ids are unique within a document, so an address survives reordering.
 */
export interface Leaf {
  readonly address: string;
  readonly text: string;
  readonly kind: FactKind;
  readonly entry?: string;
}

function leaf(address: string, text: string, kind: FactKind): Leaf {
  const dot = address.indexOf(".");
  const parent = dot < 0 ? "" : address.slice(0, dot);
  return parent === "" || parent === "contact" || parent === "cmp"
    ? { address, text, kind }
    : { address, text, kind, entry: parent };
}

/** The values of a part and then its lines, under the id of their owner. */
function partLeaves(owner: string, part: object, shape: PartShape): Leaf[] {
  const { lines } = shape;
  return [
    ...fieldsOf(shape).map(([name, { fact }]) =>
      leaf(`${owner}.${name}`, textAt(part, name), fact),
    ),
    ...(lines === null
      ? []
      : linesAt(part, lines).map(({ id, text }) => leaf(`${owner}.${id}`, text, lines.fact))),
  ];
}

function allResumeLeaves(resume: Resume): Leaf[] {
  const { name, headline, summary } = headShape.fields;
  return [
    leaf("name", resume.name, name.fact),
    leaf("headline", resume.headline, headline.fact),
    ...partLeaves("contact", resume.contact, contactShape),
    leaf("summary", resume.summary, summary.fact),
    ...partLeaves("cmp", resume, competenciesShape),
    ...entrySections.flatMap((section) =>
      resume[section].flatMap((entry) => partLeaves(entry.id, entry, shapeOf(section))),
    ),
  ];
}

/** Every stated value of a Resume in a fixed order; empty values are left out. */
export function resumeLeaves(resume: Resume): Leaf[] {
  return allResumeLeaves(resume).filter((value) => value.text !== "");
}

/** Every stated value of a CoverLetter; paragraphs are addressed `body.<id>`. */
export function letterLeaves(letter: CoverLetter): Leaf[] {
  return [
    leaf("name", letter.name, "name"),
    ...partLeaves("contact", letter.contact, contactShape),
    leaf("date", letter.date, "dates"),
    leaf("department", letter.department, "other"),
    leaf("businessUnit", letter.businessUnit, "other"),
    leaf("company", letter.company, "org"),
    leaf("location", letter.location, "location"),
    leaf("salutation", letter.salutation, "other"),
    ...letter.paragraphs.map((line) => ({
      address: `body.${line.id}`,
      text: line.text,
      kind: "other" as const,
    })),
    leaf("closing", letter.closing, "other"),
    leaf("signature", letter.signature, "name"),
  ].filter((value) => value.text !== "");
}
