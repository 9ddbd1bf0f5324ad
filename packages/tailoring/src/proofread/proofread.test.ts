import { describe, expect, it } from "vitest";
import { proofread } from "./proofread.ts";

function kindsOf(text: string): string[] {
  return proofread([{ id: "x", text }]).flatMap(({ faults }) => faults.map(({ kind }) => kind));
}

const sound = [
  "I have run two kitchens for Alder House since 2019, and both hold five stars.",
  "Repaired pumps, motors and gearboxes on three sites",
  "Responsible for stock, rotas and the training of six new starters",
  "Store Manager, Fenn & Daughters, Ripon, 2016 to 2021",
  "Excel, Sage, Xero",
  "When the line stopped, I found the fault and had it running within an hour.",
  "The staff are paid on Fridays.",
  "What I enjoy most is teaching people who have never held a plane.",
  "Having worked nights for years, I am used to long shifts.",
  "I would like to discuss how I could help your team.",
];

const broken: readonly (readonly [string, string])[] = [
  ["clause", "I a qualified plumber with nine years on new homes."],
  ["clause", "The two managers was pleased with my work."],
  ["clause", "I can repaired pumps and motors."],
  ["clause", "I have worked for by three farms in the valley."],
  ["clause", "I led the team my brother ran the shop."],
  ["doubled-word", "I ran the the shop."],
  ["repeated-phrase", "I would welcome a chance to meet a chance to meet you."],
  ["article", "I am a engineer."],
  ["article", "I applied for position of clerk."],
  ["capital", "In this role I Trained six people."],
  ["capital", "Since 2015 i have run the shop."],
  ["comparative-preposition", "I am interested on your shop."],
  ["comparative-preposition", "The second shop was more busier."],
  ["comparative-preposition", "I have worked there since four years."],
  ["dangling-participle", "Having closed the shop, a new job was needed."],
  ["mixed-person", "I run the shop, and he is known for its bread."],
  ["verb-without-object", "I supervised and coordinated at the depot for years."],
  ["wrong-kind", "I am fluent in English, Docker and French."],
  ["wrong-kind", "I am applying for the position of 2231 at your school."],
  ["years-differ", "I taught there for four years, from 2001 to 2011."],
  ["years-differ", "Clerk, May 2016 to April 2014"],
  ["placeholder", "I bring XX years of practice."],
  ["placeholder", "I would like to join {{company}}."],
  ["mojibake", "Iâ€™m a baker."],
  ["entity", "I worked at Hill &amp; Sons."],
  ["unfinished-list", "My tools are planes, saws, and."],
  ["cut-clause", "I kept the"],
];

describe("a sentence that is whole", () => {
  it.each(sound)("is left alone: %s", (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

describe("a broken sentence", () => {
  it.each(broken)("is flagged as %s: %s", (kind, text) => {
    expect(kindsOf(text)).toContain(kind);
  });
});

it("answers each sentence under its own name", () => {
  const results = proofread([
    { id: "one", text: "I run a shop." },
    { id: "two", text: "I run a a shop." },
  ]);
  expect(results.map(({ id, ok }) => [id, ok])).toEqual([
    ["one", true],
    ["two", false],
  ]);
});
