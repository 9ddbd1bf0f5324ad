import * as fc from "fast-check";
import type { CoverLetter } from "../cover-letter.ts";
import { entryPrefixes, knownSections } from "../resume.ts";
import type { Period, RecordEntry, Resume, Text } from "../resume.ts";

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

type WithoutId<T> = Omit<T, "id">;

function entries<T extends { id: string }>(
  prefix: string,
  one: fc.Arbitrary<WithoutId<T>>,
  withId: (id: string, value: WithoutId<T>) => T,
): fc.Arbitrary<T[]> {
  return fc
    .array(one, { maxLength: 3 })
    .map((list) => list.map((value, index) => withId(`${prefix}${index + 1}`, value)));
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

function records(prefix: string): fc.Arbitrary<RecordEntry[]> {
  return entries<RecordEntry>(
    prefix,
    fc.record({
      title: anyText(),
      organization: anyText(),
      location: anyText(),
      dates: period(),
      summary: anyText(),
      bullets: lines("b"),
    }),
    (id, value) => ({ id, ...value }),
  );
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
      experience: entries<Resume["experience"][number]>(
        entryPrefixes.experience,
        fc.record({
          title: anyText(),
          company: anyText(),
          location: anyText(),
          dates: period(),
          summary: anyText(),
          bullets: lines("b"),
        }),
        (id, value) => ({ id, ...value }),
      ),
      education: entries<Resume["education"][number]>(
        entryPrefixes.education,
        fc.record({
          degree: anyText(),
          field: anyText(),
          school: anyText(),
          location: anyText(),
          dates: period(),
          details: lines("d"),
        }),
        (id, value) => ({ id, ...value }),
      ),
      skills: entries<Resume["skills"][number]>(
        entryPrefixes.skills,
        fc.record({ category: anyText(), skills: lines("s") }),
        (id, value) => ({ id, ...value }),
      ),
      projects: entries<Resume["projects"][number]>(
        entryPrefixes.projects,
        fc.record({
          name: anyText(),
          technologies: anyText(),
          dates: period(),
          description: anyText(),
          bullets: lines("b"),
        }),
        (id, value) => ({ id, ...value }),
      ),
      certifications: entries<Resume["certifications"][number]>(
        entryPrefixes.certifications,
        fc.record({ name: anyText(), issuer: anyText(), year: anyText() }),
        (id, value) => ({ id, ...value }),
      ),
      languages: entries<Resume["languages"][number]>(
        entryPrefixes.languages,
        fc.record({ name: anyText(), level: anyText() }),
        (id, value) => ({ id, ...value }),
      ),
      awards: records(entryPrefixes.awards),
      publications: records(entryPrefixes.publications),
      volunteer: records(entryPrefixes.volunteer),
      memberships: records(entryPrefixes.memberships),
      patents: records(entryPrefixes.patents),
      speaking: records(entryPrefixes.speaking),
      teaching: records(entryPrefixes.teaching),
      leadership: records(entryPrefixes.leadership),
      military: records(entryPrefixes.military),
      additional: entries<Resume["additional"][number]>(
        entryPrefixes.additional,
        fc.record({ title: anyText(), lines: lines("l") }),
        (id, value) => ({ id, ...value }),
      ),
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
