import { decide } from "@savile/model";
import type { ChoosingBook, Requirement } from "@savile/model";
import { askedDeeds } from "./asked-deeds.rules.ts";
import type { DeedKind } from "./asked-deeds.rules.ts";
import { askedWords } from "./asked-words.ts";
import { keysAsked } from "./carriers.ts";
import { step } from "./chain.ts";
import { deedLine, readDeedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { kept } from "../knowledge/kept.ts";
import { numberWords } from "../text/number-words.data.ts";
import { leadsPeople, teachesPeople } from "./people-deeds.rules.ts";
import { bringsResults, holdsMoney, keepsCalm, showsCare } from "./shown-deeds.rules.ts";
import { headcountOf } from "./people-in.ts";
import {
  checksQuality,
  isReliable,
  keepsOrder,
  mindsSafety,
  servesPeople,
  solvesProblems,
  takesInitiative,
  talksToPeople,
  worksInTeam,
} from "./trait-deeds.rules.ts";
import type { Source, SourceLine } from "./source.ts";
import { toldBy } from "./told-words.ts";

const books: Readonly<Record<DeedKind, ChoosingBook<DeedLine, boolean>>> = {
  people: leadsPeople,
  training: teachesPeople,
  budget: holdsMoney,
  result: bringsResults,
  care: showsCare,
  calm: keepsCalm,
  initiative: takesInitiative,
  solving: solvesProblems,
  reliability: isReliable,
  safety: mindsSafety,
  teamwork: worksInTeam,
  talking: talksToPeople,
  order: keepsOrder,
  guests: servesPeople,
  checking: checksQuality,
};

const names: Readonly<Record<DeedKind, string>> = {
  people: "people management",
  training: "training of others",
  budget: "responsibility for a budget",
  result: "results that became better",
  care: "attention to detail",
  calm: "calm under pressure",
  initiative: "own initiative",
  solving: "problem solving",
  reliability: "reliability",
  safety: "care for safety",
  teamwork: "work in a team",
  talking: "communication",
  order: "organisation",
  guests: "service to people",
  checking: "quality control",
};

/** What a deed is worth: it shows the thing without its name. */
const byDeed = 0.7;

function isDone({ place }: SourceLine): boolean {
  return place === "role" || place === "activity" || place === "prose";
}

/** The kind of deed that a demand asks for, if deeds can show it. */
const deedAskedBy: (text: string) => DeedKind | undefined = kept(
  (text) => decide(askedDeeds, deedLine(text))?.value,
);

const booksKept = Object.fromEntries(
  Object.entries(books).map(([kind, book]) => [
    kind,
    kept((example) => decide(book, readDeedLine(example))?.value === true),
  ]),
);

/** Whether a line below a title shows a deed of a kind; asked once of each. */
export function showsDeed(kind: DeedKind, text: string, title: string): boolean {
  return booksKept[kind]?.(`${title} | ${text}`) === true;
}

const number = `(?:\\d{1,4}|${Object.keys(numberWords).join("|")})`;
const upperEnd = new RegExp(
  `(?<![\\p{L}\\d])(${number})\\s?(?:-|–|to)\\s?${number}(?![\\p{L}\\d])`,
  "giu",
);

/** How many people are asked for at least: of "2-4 people" two. */
function leastAsked(text: string): number {
  return headcountOf(text.replace(upperEnd, "$1"));
}

/** How many people a line shows the deed on: in "six clerks report to me; 340 employees on site" six. */
function peopleOf(kind: DeedKind, text: string): number {
  const clauses = text.split(/[;.]\s+/u);
  const shown = clauses.filter((clause) => headcountOf(clause) > 0 && showsDeed(kind, clause, ""));
  return headcountOf(shown.length === 0 ? text : shown.join("; "));
}

/** Another figure became better than the one that is asked for. */
const ofOther = 0.3;
/** Fewer people than are asked for, or nobody knows how many. */
const tooFew = 0.5;

function isEnough(kind: DeedKind, text: string, lines: readonly SourceLine[]): boolean {
  const asked = kind === "people" ? leastAsked(text) : 0;
  return asked <= 1 || lines.some((line) => peopleOf(kind, line.text) >= asked);
}

/** Whether a demand names by letters what became better ("NPS"), and neither line nor title above speaks of it. */
function isOfOtherFigure(text: string, told: readonly string[]): boolean {
  const names = askedWords(text).filter(({ name, lower }) => name && !/^\d/u.test(lower));
  if (names.length === 0) return false;
  return !names.some(({ lower }) =>
    keysAsked(lower).some((key) => told.some((one) => toldBy(one).keys.has(key))),
  );
}

/** Lines that show by what was done what a requirement asks for. */
export function matchDeeds(source: Source, { text }: Pick<Requirement, "text">): Found {
  const kind = deedAskedBy(text);
  if (kind === undefined) return none;
  const titleOf = ({ entry }: SourceLine): string => {
    const role = source.roles.find(({ id }) => id === entry);
    return role === undefined ? "" : `${role.title}, ${role.org}`;
  };
  const shown = source.lines.filter(
    (line) => isDone(line) && showsDeed(kind, line.text, titleOf(line)),
  );
  const [first] = shown;
  if (first === undefined) return none;
  const told = shown.flatMap((line) => [line.text, titleOf(line)]);
  const isOther = kind === "result" && isOfOtherFigure(text, told);
  const most = isOther ? ofOther : byDeed;
  const cap = Math.min(most, Math.max(...shown.map((line) => line.cap ?? 1)));
  return {
    factIds: shown.slice(0, 4).map(({ address }) => address),
    strength: Math.min(isEnough(kind, text, shown) ? byDeed : tooFew, cap),
    how: "stem",
    chain: [step("deed", first.text, names[kind]), step("equivalent", names[kind], text)],
  };
}
