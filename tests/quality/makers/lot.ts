import { createHash } from "node:crypto";
import { listCases } from "../matrix/cases.ts";
import type { Case } from "../matrix/cases.ts";
import { makeResume } from "../matrix/make-resume.ts";
import type { Made } from "../matrix/make-resume.ts";
import { ink, emptyPart, row } from "../matrix/sheet.ts";
import { emptyWords } from "./empty-words.ts";
import type { Person } from "./json-resume.ts";
import { makePeople } from "./make-person.ts";
import type { Side } from "./split.ts";

/** A sheet in the look of a case, for makers that take a file of ours. */
export interface LaidOut extends Made {
  readonly one: Case;
}

/** What makers are handed: people, and for those that take files the sheets of others. */
export interface Lot {
  readonly people: readonly Person[];
  readonly sheets: readonly LaidOut[];
}

/** Where the people of each side begin: none of them are in the matrix, and no one is on both sides. */
const firstOf = { known: 2000, sealed: 40_000 } as const;
/** Makers begin at places of their own, so that their figures are not all about the same few people. */
const places = 1000;
const placeLength = 20;

function startOf(side: Side, maker: string): number {
  const hash = createHash("sha256").update(maker).digest().readUInt32BE(4);
  return firstOf[side] + (hash % places) * placeLength;
}

/** Cases that a Word file is made of, in a language that the product knows. */
function wordCases(from: number, count: number): Case[] {
  return listCases(from + count * 10)
    .slice(from)
    .filter((one) => one.maker === "docx" && one.language !== "nl")
    .slice(0, count);
}

/** The lot of a maker; a larger one begins with the smaller one. */
export function lotOf(side: Side, maker: string, count: number): Lot {
  const from = startOf(side, maker);
  return {
    people: makePeople(from, count),
    sheets: wordCases(from, count).map((one) => ({ one, ...makeResume(one) })),
  };
}

/** One resume of empty words. */
export function emptyLot(): Lot {
  const cases = wordCases(0, 1);
  const sheet = {
    name: "Lorem Ipsum",
    headline: "dolor",
    contacts: [{ icon: "mail", ink: ink("lorem@example.com") }],
    contactBlock: [],
    pageFoot: "",
    parts: [{ ...emptyPart, kind: "summary", heading: "Sit", rows: [row("Amet elit.")] }],
  };
  return {
    people: [emptyWords],
    sheets: cases.map((one) => ({ one, sheet, truth: emptyWords.truth })),
  };
}
