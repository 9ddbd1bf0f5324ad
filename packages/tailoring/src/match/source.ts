import { openerOf } from "../words/verbs.ts";
import { resumeLeaves } from "@savile/model";
import type { Country, Fact, Leaf, Period, Resume } from "@savile/model";
import { monthRange } from "../text/months.ts";
import type { MonthRange } from "../text/months.ts";
import { analyse } from "./analyse.ts";
import type { Analysis } from "./analyse.ts";
import { printedLines } from "./printed.ts";
import type { FileLine, PrintedLine } from "./printed.ts";

/** Where a line stands, which decides how much it proves. */
export type Place =
  | "role"
  | "activity"
  | "title"
  | "list"
  | "credential"
  | "prose"
  | "contact"
  | "other";

/** One visible value of the source with what it names. Its address is also the id of its Fact. */
export interface SourceLine extends Analysis {
  readonly address: string;
  readonly text: string;
  readonly kind: Leaf["kind"];
  readonly entry?: string;
  readonly place: Place;
  /** The most that it may prove, where what it says is open, over or only seen. */
  readonly cap?: number;
}

/** A job, project, volunteering or other entry with lines below it. */
export interface SourceRole {
  readonly id: string;
  readonly title: string;
  readonly org: string;
  readonly titleAddress: string;
  readonly orgAddress: string;
  readonly datesAddress: string;
  readonly paid: boolean;
  readonly period: Period;
  readonly range?: MonthRange;
  /** 0 for the latest. */
  readonly recency: number;
  readonly lines: readonly SourceLine[];
}

/** Everything of a resume that may be used, hidden text left out. */
export interface Source {
  readonly resume: Resume;
  readonly lines: readonly SourceLine[];
  readonly byAddress: ReadonlyMap<string, SourceLine>;
  readonly roles: readonly SourceRole[];
  readonly hidden: ReadonlySet<string>;
  readonly confidence: ReadonlyMap<string, number>;
  /** Addresses of the lines of which the person said that they show a subject. */
  readonly shownBy: ReadonlyMap<string, readonly string[]>;
  /** The lines as the file prints them, hidden ones left out. */
  readonly printed: readonly PrintedLine[];
  readonly today: string;
  /** The country that the person chose for documents. */
  readonly place?: Country | undefined;
}

const prosePlaces = new Set(["summary", "headline"]);

/** Where lines of these kinds stand; the others of the same section prove nothing. */
interface SectionPlace {
  readonly place: Place;
  readonly kinds: ReadonlySet<Leaf["kind"]> | "all";
}

const listPlace: SectionPlace = { place: "list", kinds: new Set(["skill"]) };
const credentialPlace: SectionPlace = { place: "credential", kinds: "all" };

/** Sections by the letters that their addresses begin with. */
const sectionPlaces: ReadonlyMap<string, SectionPlace> = new Map([
  ["exp", { place: "role", kinds: new Set(["bullet", "other"]) }],
  ["skl", listPlace],
  ["cmp", listPlace],
  ["crt", credentialPlace],
  ["edu", credentialPlace],
  ["lng", credentialPlace],
]);
const otherSections: SectionPlace = {
  place: "activity",
  kinds: new Set(["bullet", "other", "project", "skill", "award", "publication"]),
};

function placeOf({ address, kind }: Leaf): Place {
  if (prosePlaces.has(address)) return "prose";
  if (address === "name" || kind === "contact") return "contact";
  if (kind === "title") return "title";
  const section = address.slice(0, 3);
  if (section === "add" && address.endsWith(".title")) return "other";
  const { place, kinds } = sectionPlaces.get(section) ?? otherSections;
  return kinds === "all" || kinds.has(kind) ? place : "other";
}

function roleLines(lines: readonly SourceLine[], id: string): SourceLine[] {
  return lines.filter(
    (line) => line.entry === id && (line.place === "role" || line.place === "activity"),
  );
}

interface RoleSeed {
  readonly id: string;
  readonly title: string;
  readonly org: string;
  readonly names: readonly [string, string];
  readonly paid: boolean;
  readonly period: Period;
}

/** A section of what somebody achieved, told as deeds: it carries lines like a role, without an employer. */
function isTold(section: Resume["additional"][number]): boolean {
  const deeds = section.lines.filter((line) => openerOf(line.text)?.form === "past");
  return deeds.length >= 1 && deeds.length >= section.lines.length * 0.6;
}

function seedsOf(resume: Resume): RoleSeed[] {
  const jobs = resume.experience.map((job): RoleSeed => ({
    id: job.id,
    title: job.title,
    org: job.company,
    names: ["title", "company"],
    paid: true,
    period: job.dates,
  }));
  const projects = resume.projects.map((project): RoleSeed => ({
    id: project.id,
    title: project.name,
    org: "",
    names: ["name", "name"],
    paid: false,
    period: project.dates,
  }));
  const recordsOf = (entries: Resume["volunteer"], paid: boolean) =>
    entries.map((entry): RoleSeed => ({
      id: entry.id,
      title: entry.title,
      org: entry.organization,
      names: ["title", "organization"],
      paid,
      period: entry.dates,
    }));
  const records = [
    ...recordsOf([...resume.volunteer, ...resume.leadership], false),
    // Who teaches or serves somewhere works there.
    ...recordsOf([...resume.teaching, ...resume.military], true),
  ];
  const told = resume.additional.filter(isTold).map((section): RoleSeed => ({
    id: section.id,
    title: "",
    org: "",
    names: ["title", "title"],
    paid: false,
    period: { text: "", start: "", end: "" },
  }));
  return [...jobs, ...projects, ...records, ...told];
}

function shownSubjects(facts: readonly Fact[]): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const { id, shows = [] } of facts) {
    for (const subject of shows) shown.set(subject, [...(shown.get(subject) ?? []), id]);
  }
  return shown;
}

/** Reads a resume and its facts into lines; hidden ones never enter. `file` is the text that they were read from. */
export function readSource(
  resume: Resume,
  facts: readonly Fact[],
  today: string,
  file: readonly FileLine[] = [],
): Source {
  const hidden = new Set(facts.filter((fact) => fact.hidden !== undefined).map((fact) => fact.id));
  const lines = resumeLeaves(resume)
    .filter((leaf) => !hidden.has(leaf.address))
    .map((leaf): SourceLine => {
      const place = placeOf(leaf);
      return {
        address: leaf.address,
        text: leaf.text,
        kind: leaf.kind,
        ...(leaf.entry === undefined ? {} : { entry: leaf.entry }),
        place,
        ...analyse(leaf.text, place === "list" || leaf.kind === "skill"),
      };
    });
  const roles = seedsOf(resume).map((seed) => {
    const range = monthRange(seed.period, today);
    return {
      id: seed.id,
      title: seed.title,
      org: seed.org,
      titleAddress: `${seed.id}.${seed.names[0]}`,
      orgAddress: `${seed.id}.${seed.names[1]}`,
      datesAddress: `${seed.id}.dates`,
      paid: seed.paid,
      period: seed.period,
      ...(range === undefined ? {} : { range }),
      lines: roleLines(lines, seed.id),
      recency: 0,
    };
  });
  const order = [...roles].sort(
    (a, b) =>
      (b.range?.to ?? 0) - (a.range?.to ?? 0) || (b.range?.from ?? 0) - (a.range?.from ?? 0),
  );
  return {
    resume,
    lines,
    byAddress: new Map(lines.map((line) => [line.address, line])),
    roles: roles.map((role) => ({ ...role, recency: order.indexOf(role) })),
    hidden,
    confidence: new Map(facts.map((fact) => [fact.id, fact.confidence])),
    shownBy: shownSubjects(facts),
    printed: printedLines(lines, facts, file),
    today,
  };
}
