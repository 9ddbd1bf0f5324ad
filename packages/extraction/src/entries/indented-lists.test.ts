import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";

type Row = readonly [indent: number, text: string, right?: string];

/** Lines below each other; the second text of a row ends near the right edge. */
function page(rows: readonly Row[], pitch = 12): Uint8Array {
  const texts = rows.flatMap(([indent, text, right], index): PdfText[] => {
    const y = 60 + index * pitch;
    const isHeading = /^(?:Experience|Education|Skills)$/.test(text);
    const left = { x: 50 + indent, y, text, size: isHeading ? 13 : 10, bold: isHeading };
    return right === undefined ? [left] : [left, { x: 460, y, text: right }];
  });
  return writePdf([{ texts }]);
}

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value;
}

const top: readonly Row[] = [
  [0, "Marta Quillon"],
  [0, "marta.quillon@example.org | Leeds, UK"],
  [0, "Experience"],
];
const long = [
  "Cared for 24 residents over two floors, keeping medication records for each one and handing over to",
  "the night team every evening without gaps",
] as const;
const first = [
  "Trained 6 new carers in moving and handling",
  "Led the move to digital care plans, cutting paperwork by 30%",
  "Organised weekly activities with families",
  "Kept the infection audit at 98% for two years",
];
const second = [
  "Helped 12 residents with washing, dressing and meals",
  "Reported changes in health to the nurse in charge",
  "Covered night shifts at short notice",
];
const third = ["Washed up for a kitchen of 80 covers", "Took deliveries and rotated stock"];
const wanted = [[long.join(" "), ...first], second, third];

function list(texts: readonly string[], indent = 13): Row[] {
  return texts.map((text) => [indent, text]);
}

async function bulletsOf(rows: readonly Row[], pitch?: number) {
  const { resume } = await read(page(rows, pitch));
  return resume.experience.map((job) => job.bullets.map((bullet) => bullet.text));
}

test("lists whose glyphs are drawn as shapes are the bullets of their jobs", async () => {
  const rows: Row[] = [
    ...top,
    [0, "Senior Care Assistant, Fernbank House, Leeds", "March 2019 - Present"],
    ...list([...long, ...first]),
    [0, "Care Assistant, Oakmere Lodge, Bradford", "June 2015 - Feb 2019"],
    ...list(second),
    [0, "Kitchen Porter, The Copper Kettle, Bradford", "2013 - 2015"],
    ...list(third),
  ];
  expect(await bulletsOf(rows)).toEqual(wanted);
  expect(await bulletsOf(rows, 17)).toEqual(wanted);
});

test("they are found below headers of two lines without any white space around them", async () => {
  const rows: Row[] = [
    ...top,
    [0, "Senior Care Assistant, March 2019 - Present"],
    [0, "Fernbank House, Leeds"],
    ...list([...long, ...first]),
    [0, "Care Assistant, June 2015 - February 2019"],
    [0, "Oakmere Lodge, Bradford"],
    ...list(second),
    [0, "Kitchen Porter, 2013 - 2015"],
    [0, "The Copper Kettle, Bradford"],
    ...list(third),
  ];
  expect(await bulletsOf(rows)).toEqual(wanted);
  const { resume } = await read(page(rows));
  expect(resume.experience.map((job) => [job.title, job.company])).toEqual([
    ["Senior Care Assistant", "Fernbank House"],
    ["Care Assistant", "Oakmere Lodge"],
    ["Kitchen Porter", "The Copper Kettle"],
  ]);
});

test("only the first line of an element is set in where the glyph stands inside the text", async () => {
  const rows: Row[] = [
    ...top,
    [0, "Senior Care Assistant, Fernbank House, Leeds", "March 2019 - Present"],
    [13, long[0]],
    [0, long[1]],
    ...list(first),
    [0, "Care Assistant, Oakmere Lodge, Bradford", "June 2015 - Feb 2019"],
    ...list(second),
    [0, "Kitchen Porter, The Copper Kettle, Bradford", "2013 - 2015"],
    ...list(third),
  ];
  expect(await bulletsOf(rows, 15)).toEqual(wanted);
});

test("a school that is set in below its degree stays part of the header", async () => {
  const { resume } = await read(
    page([
      [0, "Marta Quillon"],
      [0, "Education"],
      [0, "BSc Nursing", "2014 - 2017"],
      [13, "University of Leeds"],
      [13, "Placement on a dementia ward"],
      [0, "A Levels", "2012 - 2014"],
      [13, "Leeds City College"],
      [13, "Biology and chemistry"],
    ]),
  );
  expect(resume.education.map((one) => [one.degree, one.school])).toEqual([
    ["BSc Nursing", "University of Leeds"],
    ["A Levels", "Leeds City College"],
  ]);
});

test("text that is set in without glyphs makes a list in a plain text file as well", async () => {
  const text = `Marta Quillon\n\nExperience\n\nCare Assistant, Oakmere Lodge, Bradford\nJune 2015 - February 2019\n    ${second.join("\n    ")}\n\nKitchen Porter, The Copper Kettle, Bradford\n2013 - 2015\n    ${third.join("\n    ")}\n`;
  const { resume } = await read(new TextEncoder().encode(text));
  expect(resume.experience.map((job) => job.bullets.map((bullet) => bullet.text))).toEqual([
    second,
    third,
  ]);
});

test("an entry that cannot be named leaves its text with the entry before it", async () => {
  const text =
    "Marta Quillon\n\nExperience\n\nCare Assistant, Oakmere Lodge, Bradford\n2015 - 2019\n- Helped residents with meals\n\n2013 - 2015\n- Washed up for a kitchen of 80 covers\n";
  const { resume } = await read(new TextEncoder().encode(text));
  expect(JSON.stringify(resume.experience)).toContain("Washed up for a kitchen of 80 covers");
});

test("the longest line of a list in plain text is no wrapped one", async () => {
  const list = [
    "Tuned for 71 public concerts in 2025 (two-piano, chamber, jazz), no call-back during an interval yet",
    "Regulated 23 grands: Yamaha C3 and C7, Steinway O, A and B, one Bechstein",
    "Kept a log of pitch and humidity on each piano",
    "Trained two apprentices together with the",
    "Ashdown Guild of Tuners",
  ];
  const head = [
    "Ana Prado",
    "ana@example.org",
    "",
    "Experience",
    "Piano Tuner, Ash Mill (2019 to now)",
  ];
  const text = [...head, ...list.map((line) => `   ${line}`)].join("\n");
  const { resume } = await read(new TextEncoder().encode(text));
  expect(resume.experience[0]?.bullets.map((bullet) => bullet.text)).toEqual([
    ...list.slice(0, 3),
    `${list[3]} ${list[4]}`,
  ]);
});
