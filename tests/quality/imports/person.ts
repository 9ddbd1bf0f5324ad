import * as fc from "fast-check";

/** A period with dates at one precision; `end` is a date, `present` or nothing. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

export interface Job extends Span {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly told: string;
  readonly points: readonly string[];
}

export interface Study extends Span {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly place: string;
}

/** A person as the files of every format can say it. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly site: string;
  readonly summary: string;
  readonly jobs: readonly Job[];
  readonly studies: readonly Study[];
  readonly skills: readonly string[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
}

const words = [
  "Amber",
  "Bureau",
  "Câble",
  "Dienst",
  "Éclair",
  "Fjord",
  "Garage",
  "Hôtel",
  "Insel",
  "Jardin",
  "Kiosk",
  "Łódź",
  "Mühle",
  "Nord",
  "Oficina",
  "Praça",
  "Quai",
  "Rynek",
  "Straße",
  "Tåg",
  "Ufer",
  "Vila",
  "Werk",
  "Yard",
  "Zentrum",
  "中心",
  "Ελιά",
  "Мост",
];
const duties = [
  "kept the rota of nine people",
  "cut waste by 12 %",
  "réduit les délais de moitié",
  "betreute 40 Kunden (B2B & B2C)",
  'wrote "Plan B", twice',
  "paid < 3,000 € a month",
  "moved 1,200 boxes; none was lost",
];

const word = fc.constantFrom(...words);
const phrase = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((list) => list.join(" "));
const sentence = fc
  .tuple(fc.constantFrom(...duties), fc.nat({ max: 9_999 }))
  .map(([text, number]) => `${text.charAt(0).toUpperCase()}${text.slice(1)} (${number})`);

const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, "0"));
const span: fc.Arbitrary<Span> = fc
  .tuple(fc.integer({ min: 1990, max: 2015 }), fc.nat({ max: 9 }), month, month, fc.boolean())
  .map(([year, years, from, to, isOpen]) => ({
    start: `${year}-${from}`,
    end: isOpen ? "present" : `${year + years + 1}-${to}`,
  }));
const closed = span.map(({ start, end }) => ({
  start,
  end: end === "present" ? `${Number(start.slice(0, 4)) + 3}-06` : end,
}));

const job: fc.Arbitrary<Job> = fc
  .record({
    title: phrase(1, 3),
    employer: phrase(1, 3),
    place: word,
    told: sentence,
    points: fc.array(sentence, { maxLength: 4 }),
    span,
  })
  .map(({ span: dates, ...rest }) => ({ ...rest, ...dates }));

const study: fc.Arbitrary<Study> = fc
  .record({ school: phrase(1, 3), degree: phrase(1, 2), field: word, place: word, span: closed })
  .map(({ span: dates, ...rest }) => ({ ...rest, ...dates }));

/** Any person: with letters of many scripts, quotes and signs that formats have to escape. */
export const anyPerson: fc.Arbitrary<Person> = fc.record({
  first: word,
  last: word,
  headline: phrase(1, 4),
  email: fc.nat({ max: 999 }).map((number) => `someone${number}@example.org`),
  phone: fc.nat({ max: 999_999 }).map((number) => `+44 20 7946 ${number}`),
  place: word,
  site: fc.nat({ max: 999 }).map((number) => `https://example.org/${number}`),
  summary: sentence,
  jobs: fc.array(job, { maxLength: 5 }),
  studies: fc.array(study, { maxLength: 3 }),
  skills: fc.uniqueArray(phrase(1, 2), { maxLength: 50 }),
  languages: fc.array(
    fc.record({ name: word, level: fc.constantFrom("Fluent", "B2", "Native or bilingual") }),
    { maxLength: 3 },
  ),
});
