import type { ExperienceEntry } from "@savile/model";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";

type Job = readonly [title: string, company: string, place: string];

/** Jobs by trade. Most companies and many titles and towns are in no list of ours. */
const trades: readonly (readonly Job[])[] = [
  [
    ["Keyworker", "Larch View", "Ostley"],
    ["Bank Staff", "Fenn & Daughters", "Penwick"],
    ["Care Assistant", "Rose Court", "Ely"],
  ],
  [
    ["Key Holder", "Marlow", "Tampa, FL"],
    ["Loss Prevention", "Hobbs", "Reno, NV"],
    ["Sales Associate", "Dray", "Omaha, NE"],
  ],
  [
    ["Front of House", "The Olive Branch", "Leeds, UK"],
    ["Barback", "Zephyr", "Leeds, UK"],
    ["Crew", "Tacorama", "York, UK"],
  ],
  [
    ["Second Fix Joiner", "Brant", "Holt"],
    ["Improver", "Volthaus", "Penwick"],
    ["Gas Safe Engineer", "Westmere Gas", "Slough"],
  ],
  [
    ["Head of Year 9", "St Brannoc's", "Rye"],
    ["Teaching Assistant", "Hillcrest Primary", "Dunmore"],
    ["Cover Supervisor", "Oakwood Academy", "Ely"],
  ],
  [
    ["HGV Class 1", "Silver Freight", "Grimsby"],
    ["Shunter", "Quenby Haulage", "Daventry"],
    ["Courier", "Evenfall", "Hull"],
  ],
  [
    ["Of Counsel", "Marsh Ellery LLP", "New York, NY"],
    ["Pupil Barrister", "4 Quill Row", "London"],
    ["Paralegal", "Tarn & Oakes", "Albany, NY"],
  ],
  [
    ["Teamleitung Spätdienst", "Haus Morgenrot", "Altmoor"],
    ["Pflegefachkraft", "Lindenhof", "Bremen"],
    ["Aushilfe", "Blumen Engel", "Bremen"],
  ],
];
const dates = ["Mar 2021 - Present", "06/2018 – 02/2021", "2015 - 2018"];

/** Each layout of a header, with its dates at the right, inline, on their own line, and at the left. */
const shapes: readonly string[] = [
  "{C}, {T}\t{D}",
  "{C}, {T} ({D})",
  "{C}, {T}/{D}",
  "{D}\t{C}, {T}",
  "{T}, {C}, {L}\t{D}",
  "{T}, {C}, {L}, {D}",
  "{T}, {C}, {L}/{D}",
  "{D}\t{T}, {C}, {L}",
  "{T} — {C} ({L})\t{D}",
  "{T} — {C} ({L}) | {D}",
  "{T} — {C} ({L})/{D}",
  "{D}\t{T} — {C} ({L})",
  "{C} | {T}\t{D}",
  "{C} | {T} | {D}",
  "{C} | {T}/{D}",
  "{D}\t{C} | {T}",
  "{C} - {L}/{T}\t{D}",
  "{C} - {L}/{T} ({D})",
  "{C} - {L}/{T}/{D}",
  "{D}\t{C} - {L}/{T}",
  "{T} at {C}\t{D}",
  "{T} at {C}, {D}",
  "{T} at {C}/{D}",
  "{D}\t{T} at {C}",
  "{C}\t{L}/{T}\t{D}",
  "{T}\t{D}/{C}\t{L}",
  "{C}\t{D}/{T}\t{L}",
  "{T}/{C}, {L}/{D}",
  "{D}/{T}/{C}, {L}",
  "{T}/{C} | {L} | {D}",
  "{C}: {T}\t{D}",
];

const body = [
  "Looked after many people every day and wrote the weekly plan",
  "Trained two new colleagues",
];

function rowsOf(shape: string, job: Job, date: string): string[] {
  const [title, company, place] = job;
  const values: Readonly<Record<string, string>> = { T: title, C: company, L: place, D: date };
  return shape
    .split("/")
    .map((row) => row.replace(/\{(\w)\}/g, (_all, key: string) => values[key] ?? ""));
}

function asText(shape: string, jobs: readonly Job[]): Uint8Array {
  const entries = jobs.map((job, index) =>
    [...rowsOf(shape, job, dates[index] ?? ""), ...body.map((line) => `- ${line}`)].join("\n"),
  );
  return new TextEncoder().encode(
    `Ana Prado\nana@example.org\n\nWork Experience\n\n${entries.join("\n\n")}\n`,
  );
}

/** The same in the right one of two columns, dates at its right edge or at its left. */
function asPage(shape: string, jobs: readonly Job[]): Uint8Array {
  const left = 200;
  const texts: PdfText[] = [
    { x: 30, y: 50, text: "Ana Prado", size: 20, bold: true },
    { x: 30, y: 110, text: "Skills", size: 13, bold: true },
    ...Array.from({ length: 14 }, (_, index) => ({
      x: 30,
      y: 126 + index * 14,
      text: `Ability number ${index + 1}`,
    })),
    { x: left, y: 110, text: "Work Experience", size: 13, bold: true },
  ];
  let y = 130;
  for (const [index, job] of jobs.entries()) {
    rowsOf(shape, job, dates[index] ?? "").forEach((row, at) => {
      const [first = "", second] = row.split("\t");
      const isLeft = shape.startsWith("{D}\t");
      texts.push({
        x: isLeft && at > 0 ? left + 110 : left,
        y,
        text: first,
        bold: at === 0 && !isLeft,
      });
      if (second !== undefined)
        texts.push({ x: isLeft ? left + 110 : 585 - second.length * 4.9, y, text: second });
      y += 14;
    });
    for (const line of body) {
      texts.push({ x: left + 10, y, text: `• ${line}` });
      y += 14;
    }
    y += 8;
  }
  return writePdf([{ texts }]);
}

function isRight(found: ExperienceEntry | undefined, [title, company]: Job): boolean {
  return found?.title === title && found.company === company;
}

test.each([
  ["one column of text", asText, trades.slice(0, 6)],
  ["the right one of two columns", asPage, [trades[2], trades[7]]],
])("in %s at least 98 of 100 titles and companies are told apart", async (_name, print, sets) => {
  const wrong: string[] = [];
  let all = 0;
  for (const shape of shapes) {
    for (const jobs of sets.filter((set) => set !== undefined)) {
      const result = await extract(print(shape, jobs), { today: "2026-11-01" });
      const found = result.ok ? result.value.resume.experience : [];
      jobs.forEach((job, index) => {
        all += 1;
        const one = found[index];
        if (!isRight(one, job))
          wrong.push(`${shape}: ${job.join(" | ")} -> ${one?.title} | ${one?.company}`);
      });
    }
  }
  expect(wrong.slice(0, wrong.length > all * 0.02 ? 12 : 0)).toEqual([]);
});
