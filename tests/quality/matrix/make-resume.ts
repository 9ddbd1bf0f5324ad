import type { Case } from "./cases.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { jobPart } from "./make-jobs.ts";
import { studyPart } from "./make-studies.ts";
import { certificatePart, otherParts, skillPart, tonguePart } from "./make-lists.ts";
import { ink } from "./sheet.ts";
import type { Part, Sheet } from "./sheet.ts";
import type { Truth } from "./truth.ts";
import { dutch } from "./words/nl.data.ts";
import { english } from "./words/en.data.ts";
import { french } from "./words/fr.data.ts";
import { german } from "./words/de.data.ts";
import { portuguese } from "./words/pt.data.ts";
import { spanish } from "./words/es.data.ts";
import type { HeadingKind, Trade, Words } from "./words/words.ts";

const vocabularies: readonly Words[] = [english, german, french, spanish, portuguese, dutch];

export interface Made {
  readonly sheet: Sheet;
  readonly truth: Truth;
}

/** What the parts of one resume are made from. */
export interface Maker {
  readonly one: Case;
  readonly random: Random;
  readonly words: Words;
  readonly trade: Trade;
  readonly heading: (kind: HeadingKind) => string;
  readonly fill: (pattern: string) => string;
}

const unknownHeadings: Partial<Record<HeadingKind, string>> = {
  experience: "Stations So Far",
  skills: "In My Toolbox",
  education: "Where I Studied",
};

/** The vocabulary of the language of a case. */
export function wordsOf(one: Case): Words {
  return vocabularies.find((list) => list.language === one.language) ?? english;
}

function createMaker(one: Case): Maker {
  const random = createRandom(one.id);
  const words = wordsOf(one);
  const trade = words.trades[one.trade % words.trades.length];
  if (trade === undefined) throw new Error("a language without trades");
  return {
    one,
    random,
    words,
    trade,
    heading: (kind) => {
      const unknown = one.oddity === "unknown-heading" && one.language === "en";
      const text =
        (unknown ? unknownHeadings[kind] : undefined) ?? random.pick(words.headings[kind]);
      return one.headingStyle % 2 === 1 ? text.toLocaleUpperCase("en") : text;
    },
    fill: (pattern) =>
      pattern
        .replace("{n}", random.pick(words.stems))
        .replace("{t}", trade.titles[0] ?? "")
        .replaceAll("{#}", () => String(random.whole(3, 40))),
  };
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly home: string;
  readonly links: readonly { readonly shown: string; readonly url: string }[];
}

/** Letters and digits of the basic alphabet, as addresses take them. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/[^\w]/g, "").toLowerCase();
}

function makePerson({ random, words, one }: Maker): Person {
  const given = random.pick(words.given);
  const family = random.pick(words.family);
  const name =
    one.variant % 5 === 0 ? `${given} ${family}`.toLocaleUpperCase("en") : `${given} ${family}`;
  const handle = `${plain(given)}${plain(family)}`.slice(0, 18);
  const page = `https://www.linkedin.com/in/${handle}`;
  const links = random.chance(0.6)
    ? [{ shown: one.oddity === "link-only" ? "LinkedIn" : page.slice(12), url: page }]
    : [];
  if (random.chance(0.2))
    links.push({ shown: `www.${handle}.net`, url: `http://www.${handle}.net` });
  return {
    name: one.oddity === "no-name" ? "" : name,
    email: `${plain(given)}.${plain(family)}@${random.pick(["example.com", "mail.example.org", "example.net"])}`,
    phone: random.pick(words.phones).replaceAll("#", () => String(random.whole(2, 9))),
    home: random.pick(words.homes),
    links,
  };
}

function contactsOf(person: Person): Sheet["contacts"] {
  return [
    { icon: "mail", ink: ink(person.email, { url: `mailto:${person.email}` }) },
    { icon: "phone", ink: ink(person.phone) },
    { icon: "pin", ink: ink(person.home) },
    ...person.links.map(({ shown, url }) => ({ icon: "link", ink: ink(shown, { url }) })),
  ];
}

function summaryPart(maker: Maker): Part[] {
  if (!maker.random.chance(0.7)) return [];
  const text = maker.fill(maker.random.pick(maker.words.openings));
  return [
    {
      kind: "summary",
      heading: maker.heading("summary"),
      entries: [],
      items: [{ kind: "text", text }],
      rows: [],
      grid: [],
      tableHead: [],
    },
  ];
}

/** Most people put their jobs first, students their studies. */
function inOrder(parts: readonly Part[], studiesFirst: boolean): Part[] {
  const rank = (part: Part): number => {
    if (part.kind === "summary") return 0;
    if (part.kind === "education") return studiesFirst ? 1 : 3;
    return part.kind === "experience" ? 2 : 4;
  };
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

/** The sheet of one case and what it says. */
export function makeResume(one: Case): Made {
  const maker = createMaker(one);
  const person = makePerson(maker);
  const jobs = jobPart(maker);
  const studies = studyPart(maker);
  const skills = skillPart(maker);
  const parts = inOrder(
    [
      ...summaryPart(maker),
      jobs.part,
      studies.part,
      skills.part,
      ...tonguePart(maker),
      ...certificatePart(maker),
      ...otherParts(maker),
    ],
    maker.trade.name === "student",
  );
  return {
    sheet: {
      name: person.name,
      headline: maker.random.chance(0.5) ? (maker.trade.titles.at(-1) ?? "") : "",
      contacts: contactsOf(person),
      contactBlock: [],
      parts,
      pageFoot: "",
    },
    truth: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      location: person.home,
      links: person.links.map((link) => link.url),
      jobs: jobs.truth,
      studies: studies.truth,
      skills: skills.truth,
      headings: parts.map((part) => part.heading),
    },
  };
}
