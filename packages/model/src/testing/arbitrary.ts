import * as fc from "fast-check";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { fieldsOf, makeEntry } from "../resume/entry-values.ts";
import { knownSections, shapeOf } from "../resume/resume.ts";
import type { Entry, EntrySection, Period, Resume, Text } from "../resume/resume.ts";

/** Texts that people paste and that a codec gets wrong first. */
const awkward = [
  "",
  " ",
  "\\",
  "a\\",
  "\\|",
  "a | b",
  "**bold**",
  "*x*",
  "_y_ snake_case",
  "# heading",
  "- dash",
  "+ plus",
  "1. one",
  "2) two",
  "> quote",
  "`code`",
  "[text](https://example.org)",
  "a, b",
  "C(",
  "b)",
  "AWS (EC2, S3)",
  "<b>x</b>",
  "<!-- note -->",
  "a < b & c",
  "&amp; &#10;",
  "Field: Physics",
  "Phone: 1",
  "me@example.org",
  "https://example.org/_a_",
  "github.com/someone",
  "linkedin.com/in/someone",
  "+1 555 010 0000",
  "Berlin, Germany",
  "Portland, OR",
  "Jan 2020 – Present",
  "2019 - 2021",
  "2020",
  "Sincerely,",
  "Best regards,",
  "Dear Ms Doe,",
  "Salutation: hello",
  "Closing: x",
  "Closing:",
  "Human Resources Department",
  "Acme Inc.",
  "(Cloud Unit)",
  "March 3, 2026",
  "Experience",
  "Skills",
  "Core Competencies",
  "first\nsecond",
  "first\n\nthird",
  "tail\\\nhead",
  "- one\n- two",
  "a:",
  ":b",
  "English (native)",
  "Spanish - fluent",
  "—",
  "---",
  "===",
  "***",
  "🚀 \u{1F469}\u200D\u{1F52C}",
  "\u0627\u0644\u0639\u0631\u0628\u064A\u0629",
  "\uE000\uE001",
  "\u00A0x\u00A0",
  "tab\tinside",
  "l\u2028s",
] as const;

/** A text as a person, a file or an attacker may have written it. */
export function anyText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...awkward),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.lorem({ maxCount: 6, mode: "words" }),
  );
  return fc.oneof(
    piece,
    fc.array(piece, { minLength: 2, maxLength: 3 }).map((parts) => parts.join(" ")),
    fc.array(piece, { minLength: 2, maxLength: 3 }).map((parts) => parts.join("")),
  );
}

function lines(prefix: string): fc.Arbitrary<Text[]> {
  return fc
    .array(anyText(), { maxLength: 4 })
    .map((list) => list.map((text, index) => ({ id: `${prefix}${index + 1}`, text })));
}

function period(): fc.Arbitrary<Period> {
  const date = fc.constantFrom("", "2020", "2020-01", "2020-01-31", "present", "bad");
  return fc.record({ text: anyText(), start: date, end: date });
}

const links = [
  "",
  "example.org",
  "https://example.org/_a_?b=c|d#e",
  "http://www.ex-ample.co.uk:80/*x*",
];

/** The values of an entry by what they are; the n-th text is the n-th that its shape names. */
interface Bag {
  readonly texts: readonly string[];
  readonly dates: Period;
  readonly link: string;
  readonly lines: Text[];
}

function entries<Section extends EntrySection>(section: Section): fc.Arbitrary<Entry<Section>[]> {
  const shape = shapeOf(section);
  const names = fieldsOf(shape).map(([name]) => name);
  const bag: fc.Arbitrary<Bag> = fc.record({
    texts: fc.array(anyText(), { minLength: names.length, maxLength: names.length }),
    dates: period(),
    link: fc.constantFrom(...links),
    lines: lines(shape.lines?.prefix ?? ""),
  });
  return fc.array(bag, { maxLength: 3 }).map((bags) =>
    bags.map(({ texts, dates, link, lines }, index) =>
      makeEntry(section, `${shape.prefix}${index + 1}`, {
        text: (name, { kind }) => (kind === "link" ? link : (texts[names.indexOf(name)] ?? "")),
        dates: () => dates,
        lines: () => lines,
      }),
    ),
  );
}

function contact(): fc.Arbitrary<Resume["contact"]> {
  return fc.record({
    email: anyText(),
    phone: anyText(),
    location: anyText(),
    linkedin: anyText(),
    github: anyText(),
    links: lines("u"),
  });
}

/** Any Resume with the ids that the editor and the extraction give. */
export function anyResume(): fc.Arbitrary<Resume> {
  return fc
    .record({
      language: fc.constantFrom("en", "de", "pt-BR", "fr"),
      name: anyText(),
      headline: anyText(),
      contact: contact(),
      summary: anyText(),
      competencies: lines("c"),
      experience: entries("experience"),
      education: entries("education"),
      skills: entries("skills"),
      projects: entries("projects"),
      certifications: entries("certifications"),
      languages: entries("languages"),
      awards: entries("awards"),
      publications: entries("publications"),
      volunteer: entries("volunteer"),
      memberships: entries("memberships"),
      patents: entries("patents"),
      speaking: entries("speaking"),
      teaching: entries("teaching"),
      leadership: entries("leadership"),
      military: entries("military"),
      additional: entries("additional"),
    })
    .chain((resume) =>
      fc
        .shuffledSubarray([...knownSections, ...resume.additional.map((section) => section.id)])
        .map((order) => ({ ...resume, order: [...order] })),
    );
}

/** Any CoverLetter with the ids that the editor and the writer give. */
export function anyLetter(): fc.Arbitrary<CoverLetter> {
  return fc.record({
    language: fc.constantFrom("en", "de", "fr"),
    name: anyText(),
    contact: contact(),
    date: anyText(),
    department: anyText(),
    businessUnit: anyText(),
    company: anyText(),
    location: anyText(),
    salutation: anyText(),
    paragraphs: lines("p"),
    closing: anyText(),
    signature: anyText(),
  });
}
