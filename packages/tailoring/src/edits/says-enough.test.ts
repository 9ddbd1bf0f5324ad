import { describe, expect, it } from "vitest";
import { insertEdit, resumeLeaves } from "@savile/model";
import type { Leaf, Resume } from "@savile/model";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { factsOf } from "../testing/build-resume.ts";
import { after, at, claimAt, letterClaim, made, place, write } from "../testing/edit-cases.ts";
import { engineerResume, nurseResume } from "../testing/gauntlet.ts";
import { softwarePosting } from "../testing/postings.ts";
import * as resumes from "../testing/resumes.ts";
import { decideAll, longResume, makeCase } from "../testing/review-cases.ts";
import { checkLeaf } from "./check-leaf.ts";
import { checkSentences } from "./check-prose.ts";

const job = { posting: parsePosting(softwarePosting), jobDescription: softwarePosting };
const people: readonly Resume[] = [
  longResume,
  engineerResume,
  nurseResume,
  ...Object.values(resumes),
];

function sourceOf(resume: Resume): Source {
  return readSource(resume, factsOf(resume), "2026-11-21");
}

/** Numbers that look random and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const marks = [".", "...", "?!", "-", "–", "• •", "***", "()", ", ,"];

/** A short line as it is left behind by a slip: a piece of a real line, a word or two, some marks. */
function stumpOf(line: string, next: (below: number) => number): string {
  const words = line.split(" ");
  const from = next(words.length);
  const most = Math.min(4, words.length - 1);
  switch (next(6)) {
    case 0:
      return line.slice(0, 1 + next(Math.min(14, line.length - 1)));
    case 1:
      return words.slice(0, 1 + next(most)).join(" ");
    case 2:
      return words.slice(-1 - next(most)).join(" ");
    case 3:
      return words.slice(from, from + 1 + next(2)).join(" ");
    case 4:
      return `${words[0]} ${words.slice(0, 3).join(" ").length > 5 ? "it" : "the"}`;
    default:
      return marks[next(marks.length)] ?? ".";
  }
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
}

function placesIn(entry: string): Omit<Leaf, "text">[] {
  return [
    { address: `${entry}.b10001`, kind: "bullet", entry },
    { address: "summary", kind: "summary" },
    { address: "headline", kind: "headline" },
    { address: "edu9.degree", kind: "degree", entry: "edu9" },
  ];
}

interface Trial {
  readonly source: Source;
  readonly line: Leaf;
  readonly text: string;
}

/** So many short lines of people's own; none is a line or a value that stands in a file as it is. */
function trials(count: number, seed: number): Trial[] {
  const next = numbers(seed);
  const sources = people.map(sourceOf);
  const found: Trial[] = [];
  while (found.length < count) {
    const source = sources[next(sources.length)];
    const lines = resumeLeaves(source?.resume ?? longResume).filter(
      ({ kind }) => kind === "bullet",
    );
    const line = lines[next(lines.length)];
    if (source === undefined || line === undefined) continue;
    const text = stumpOf(line.text, next).trim();
    const isCopied = source.lines.some((one) => bare(one.text) === bare(text) && bare(text) !== "");
    if (text !== "" && !isCopied) found.push({ source, line, text });
  }
  return found;
}

describe("200 short lines of people's own", () => {
  const short = trials(200, 20_261_122);

  it("are never proven in the place of a line", () => {
    const proven = short.filter(
      ({ source, line, text }) => checkLeaf({ ...line, text }, source).verdict === "supported",
    );
    expect(proven.map(({ text }) => text)).toEqual([]);
  });

  it("are never proven as a new line, a summary, a headline, a degree", () => {
    const proven = short.flatMap(({ source, line, text }) =>
      placesIn(line.entry ?? "").flatMap((leaf) =>
        checkLeaf({ ...leaf, text }, source).verdict === "supported" ? [[leaf.address, text]] : [],
      ),
    );
    expect(proven).toEqual([]);
  });

  it("are never proven as a sentence of a letter", () => {
    const proven = short.filter(
      ({ source, text }) =>
        checkSentences(text, { source, carried: [], job }).verdict === "supported",
    );
    expect(proven.map(({ text }) => text)).toEqual([]);
  });
});

describe("a skill of the person's own", () => {
  const source = sourceOf(longResume);
  const verdictOf = (text: string) =>
    checkLeaf({ address: "skl1.s10001", kind: "skill", entry: "skl1", text }, source).verdict;

  it.each(["Moved", "14 services", "time by 40%", "Kept the Postgres", "the owners", "...", "a"])(
    "is not proven where it names nothing: %s",
    (text) => expect(verdictOf(text)).not.toBe("supported"),
  );

  it.each(["Kubernetes", "Postgres", "REST APIs", "Linux"])(
    "is proven where the file has it by its name: %s",
    (text) => expect(verdictOf(text)).toBe("supported"),
  );
});

describe("what stands in the file as it is", () => {
  it.each(people.map((resume) => [resume.experience[0]?.title ?? "", resume] as const))(
    "stays proven at its address: %s",
    (_, resume) => {
      const source = sourceOf(resume);
      const doubted = resumeLeaves(resume)
        .filter(({ address, text }) => source.byAddress.get(address)?.text === text)
        .filter((leaf) => checkLeaf(leaf, source).verdict !== "supported");
      expect(doubted).toEqual([]);
    },
  );
});

describe("a line that one key replaced", () => {
  it("is added by the person, and proven once they say so", async () => {
    const long = await makeCase("long", longResume, softwarePosting);
    const stump = write(long, "exp1.b2", "M");
    expect(claimAt(stump, "exp1.b2")).toMatchObject({
      by: "user",
      verdict: "weak",
      reason: "Added by you.",
    });
    expect(stump.tailoring.verification.userAdded).toBe(1);
    const letter = write(long, "body.p1", "Th", "cover_letter");
    expect(letterClaim(letter, "body.p1")).toMatchObject({ by: "user", verdict: "weak" });
    const { documents } = place(long.tailoring);
    const line = { id: "b12345", text: "Moved" };
    const insert = made(insertEdit({ documents, document: "resume", at }, "exp1.bullets", line));
    expect(claimAt(after(long, [insert]), "exp1.b12345")?.verdict).toBe("weak");
  });

  it("is no better for being written on a card of a change", async () => {
    const long = await makeCase("long", longResume, softwarePosting);
    const change = long.tailoring.changes.find((one) => one.rule === "canonicalise");
    const path = change?.path ?? "";
    const decided = (text: string) =>
      after(long, [], decideAll(change === undefined ? [] : [change], "edit", { text }));
    expect(claimAt(decided("Moved"), path)).toMatchObject({ by: "user", verdict: "weak" });
    expect(claimAt(decided(change?.before ?? ""), path)?.verdict).toBe("supported");
  });
});

describe("thanks and wishes in a letter", () => {
  it("state nothing, and are counted as nothing", async () => {
    const long = await makeCase("long", longResume, softwarePosting);
    const thanks = write(long, "body.p1", "Thank you for your time.", "cover_letter");
    expect(letterClaim(thanks, "body.p1")).toMatchObject({ by: "form", rule: "form" });
  });
});
