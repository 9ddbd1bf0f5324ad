import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { knownShare } from "../fields/known-terms.ts";
import { placeScore } from "../fields/place.rules.ts";
import { isSpokenLanguage } from "../fields/spoken-language.ts";
import { splitTerms } from "../fields/split-terms.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { foldWords } from "../text-line/clean-text.ts";
import { fieldLabels } from "./field-labels.data.ts";

/** A line of the form "label: a, b, c", and what is known about it. */
interface LabelledLine {
  /** Folded; empty where the line has no label. */
  readonly label: string;
  /** The kind of section that the label names, if it names one. */
  readonly kind: SectionKind | undefined;
  readonly terms: readonly string[];
}

/** What a labelled line holds; a list is of terms that nothing but their company explains. */
export type LabelledKind = "languages" | "skills" | "list" | "papers" | "other";

const labelled =
  /^\s*(?<label>[\p{L}\p{N}][^:,;|@\t]{1,39}?)\s*(?::\s+|\t(?=[^\t]*[,،;|•·]))(?=\S)/u;
/** "Speak Punjabi, Hindi": a verb says what a label says elsewhere. */
const speaks = /^\s*(?<label>(?:I\s+)?[Ss]peaks?)\s+(?=\p{Lu})/u;
const technical =
  /^(?:technical|software|computer|it|tools|programming|edv|informatique|informatica|systems)(?: skills| knowledge| tools)?$/;
const registered =
  /(?:^| )(?:registrations?|registered(?: with)?|licensure|(?:practi[sc]ing|teaching|nursing) (?:certificate|licen[cs]e)|(?:nmc|hcpc|gphc|gmc|gdc|ahpra|swe|sssc) (?:pin|no|number))$/;
const details = new Set(fieldLabels);
const mostWords = 5;
const longestTerm = 40;
/** As the tables know many skills, but none of a new trade. */
const enoughKnown = 0.6;

function labelIn(text: string): RegExpExecArray | null {
  return labelled.exec(text) ?? speaks.exec(text);
}

/** How many characters "Speak " takes in front of the languages of a line. */
export function speaksLength(text: string): number {
  return speaks.exec(text)?.[0].length ?? 0;
}

function readLabelled(text: string): LabelledLine {
  const match = labelIn(text);
  const label = foldWords(match?.groups?.["label"] ?? "");
  const rest = text.slice(match?.[0].length ?? 0);
  const heading = label === "" ? undefined : matchHeading(label);
  return {
    label,
    kind: heading?.exact === true ? heading.kinds[0] : undefined,
    terms: splitTerms(rest).map(({ start, end }) => rest.slice(start, end)),
  };
}

/** Every term is a spoken language, with its level or without. */
function areSpoken(terms: readonly string[]): boolean {
  const words = terms.map((term) => term.split(/[\s(:–-]+/u));
  return words.length > 0 && words.every((term) => term.some((word) => isSpokenLanguage(word)));
}

function isShortTerm(term: string): boolean {
  return (
    term.length <= longestTerm &&
    term.split(/\s+/).length <= mostWords &&
    /\p{L}/u.test(term) &&
    !/@|:\/\/|www\.|\d{4}|\.\s/u.test(term) &&
    placeScore(term) < 0.5
  );
}

/** Kinds whose labels stand before skills as well: "Strengths: …", "Languages: Python, SQL". */
const alsoSkills: ReadonlySet<SectionKind | undefined> = new Set(["languages", undefined]);

/** What a line with a label holds, by the label, by its terms, and by what the tables know of them. */
export const labelledLines: ChoosingBook<LabelledLine, LabelledKind> = {
  name: "labelled-lines",
  about: "What does a line with a label hold?",
  takes: "first",
  read: readLabelled,
  rules: [
    {
      name: "no-label",
      when: ({ label }) => label === "",
      gives: "other",
      examples: ["Excel, SAP, Word", "Leeds, UK\t020 7946 0163"],
      not: ["Software: Excel, SAP"],
    },
    {
      name: "spoken-languages",
      when: ({ kind, terms }) => kind === "languages" && areSpoken(terms),
      gives: "languages",
      examples: [
        "Languages: English (native), German",
        "Sprachen: Deutsch, Englisch",
        "Speak Punjabi, Hindi, some Urdu",
      ],
      not: ["Languages: Python, SQL", "Reading: English books", "Speak at fairs, meetings"],
    },
    {
      name: "label-of-papers",
      when: ({ label, kind }) =>
        registered.test(label) || (kind === "certifications" && !details.has(label)),
      gives: "papers",
      examples: ["Teacher registration: full, no. 331907", "Certificates: PMP, CSM"],
      not: ["Licence: full, clean", "Vehicle: registered"],
    },
    {
      name: "words-that-are-no-terms",
      when: ({ terms }) => !terms.every(isShortTerm),
      gives: "other",
      examples: ["Contact: ana@example.org", "Tools: see the list at www.example.org"],
      not: ["Tools: lathe, mill"],
    },
    {
      name: "label-of-skills",
      when: ({ label, kind }) => kind === "skills" || technical.test(label),
      gives: "skills",
      examples: ["Software: Excel", "Technical: lathe, mill", "Compétences: tri, caisse"],
      not: ["Methods: Scrum, Kanban", "Interests: chess, hiking"],
    },
    {
      name: "other-label",
      when: ({ label, kind }) => !alsoSkills.has(kind) || details.has(label),
      gives: "other",
      examples: ["Interests: chess, hiking", "Nationality: German", "Family name: Quill"],
      not: ["Languages: Python, SQL"],
    },
    {
      name: "known-terms",
      when: ({ terms }) => knownShare(terms) >= enoughKnown,
      gives: "skills",
      examples: ["Languages: Python, SQL", "Data work: Microsoft Excel, PostgreSQL, Tableau"],
      not: ["Fabrics: linen twill, sisal"],
    },
    {
      name: "unknown-terms",
      when: ({ kind }) => kind === undefined,
      gives: "list",
      examples: ["Fabrics: linen twill, sisal"],
      not: ["Languages: Klingonese"],
    },
  ],
};

/** What a line holds by its label and its terms. */
export function labelledKind(text: string): LabelledKind {
  return decide(labelledLines, readLabelled(text))?.value ?? "other";
}

/** Whether every term of a line is a spoken language, with its level or without. */
export function namesLanguages(text: string): boolean {
  const rest = text.slice(labelIn(text)?.[0].length ?? 0).replace(/\([^)]*\)/g, "");
  return areSpoken(splitTerms(rest).map(({ start, end }) => rest.slice(start, end)));
}
