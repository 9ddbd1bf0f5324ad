import { expect, test } from "vitest";
import type { Fragment } from "./fragment.ts";
import { splitRegions } from "./split-regions.ts";

const pitch = 14;
let order = 0;

interface Column {
  readonly x: number;
  readonly y?: number;
  readonly align?: "left" | "centre" | "right";
  /** Points by which a line beginning with "<" is set out. */
  readonly outdent?: number;
}

/** Lines below each other, five points a letter, drawn one after the other. */
function lines({ x, y = 100, align = "left", outdent = 0 }: Column, texts: readonly string[]) {
  return texts.map((text, index): Fragment => {
    const isOut = text.startsWith("<");
    const plain = isOut ? text.slice(1) : text;
    const width = plain.length * 5;
    const shift = { left: 0, centre: width / 2, right: width }[align];
    const x0 = x - shift - (isOut ? outdent : 0);
    order += 1;
    return { words: [], text: plain, x0, x1: x0 + width, y: y + index * pitch, size: 10, order };
  });
}

function columnsOf(fragments: Fragment[]): string[][] {
  return splitRegions(fragments, 792).map((region) =>
    region.fragments.toSorted((a, b) => a.y - b.y || a.x0 - b.x0).map((one) => one.text),
  );
}

const main = [
  "Experience",
  "Staff Nurse at the Oakfield Lodge in Reno",
  "Led the night shift of twelve through winter",
  "Kept the rotas of three wards without a gap",
  "Care Assistant at the Mercy Vale Clinic",
  "Washed and fed forty residents each morning",
  "Wrote reports that the doctors could rely on",
  "Charge Nurse at the Quayside Hospital",
  "Trained nine new nurses in their first weeks",
  "Ordered what the ward needed for the month",
];
const side = [
  "<Contact",
  "tilda@example.org",
  "Reno, NV",
  "<Skills",
  "wound care",
  "rotas",
  "Excel",
];
const sideTexts = side.map((text) => text.replace("<", ""));

test("a centred column has no left edge and is a column all the same", () => {
  const page = [...lines({ x: 40 }, main), ...lines({ x: 380, align: "centre" }, sideTexts)];
  expect(columnsOf(page)).toEqual([main, sideTexts]);
});

test("a column set flush right is one too, beside dates that belong to the other column", () => {
  const dates = [1, 4, 7].map((row, index) =>
    lines({ x: 300, y: 100 + row * pitch, align: "right" }, [`20${15 - index} - 2016`]),
  );
  const short = main.map((text) => text.slice(0, 28).trim());
  const page = [...lines({ x: 40 }, short), ...dates.flat()];
  const right = lines({ x: 480, align: "right" }, sideTexts);
  const [left = [], last] = columnsOf([...page, ...right]);
  expect(left).toHaveLength(short.length + 3);
  expect(last).toEqual(sideTexts);
});

test.each([4, 9, 14])("headings set out by %d points belong to the column they head", (outdent) => {
  const page = [...lines({ x: 40 }, main), ...lines({ x: 285, outdent }, side)];
  expect(columnsOf(page)).toEqual([main, sideTexts]);
});

test("a line that reaches into the white does not end the columns", () => {
  const long = main.with(5, `${main[5] ?? ""} and each evening too`);
  const upper = sideTexts.slice(0, 4);
  const lower = ["Languages", "English", "Spanish", "Welsh"];
  const page = [
    ...lines({ x: 40 }, long),
    ...lines({ x: 290 }, upper),
    ...lines({ x: 290, y: 100 + 6 * pitch }, lower),
  ];
  expect(columnsOf(page)).toEqual([long, [...upper, ...lower]]);
});

test("a heading over both sides ends the columns above it", () => {
  const titles = ["Staff Nurse", "Care Assistant", "Charge Nurse", "Matron"];
  const firms = ["Oakfield Lodge", "Mercy Vale Clinic", "Quayside Hospital", "Reno Ward"];
  const pair = (y: number): Fragment[] => [
    ...lines({ x: 40, y }, titles),
    ...lines({ x: 290, y }, firms),
  ];
  const heading = lines({ x: 258, y: 100 + 5 * pitch, align: "centre" }, ["Work Experience"]);
  const regions = columnsOf([...pair(100), ...heading, ...pair(100 + 7 * pitch)]);
  expect(regions).toEqual([titles, firms, ["Work Experience"], titles, firms]);
});

test("dates and headings at the right edge belong to the rows beside them", () => {
  const asides = ["Experience", "2015 - 2016", "2013 - 2015", "Education", "2010 - 2012"];
  const page = [...lines({ x: 40 }, main), ...lines({ x: 300 }, asides)];
  expect(columnsOf(page)).toHaveLength(1);
});

test("the longer column goes on below the shorter one where no section begins", () => {
  const short = ["Skills", "wound care", "rotas", "Excel", "first aid"];
  const more = lines({ x: 40, y: 100 + 11 * pitch }, ["Matron at the Reno Ward", "Led it"]);
  const page = [...lines({ x: 40 }, main), ...more, ...lines({ x: 300 }, short)];
  expect(columnsOf(page)).toEqual([[...main, "Matron at the Reno Ward", "Led it"], short]);
});

test("labels that end at one edge, each beside its text, are no column", () => {
  const labels = lines({ x: 190, align: "right" }, [
    "Dates",
    "Position held",
    "Employer",
    "Sector",
    "Duties",
  ]);
  const texts = lines({ x: 205 }, [
    "2014 - 2018 and a little of 2019",
    "Crane operator of the north dock",
    "Tarrow Steel of Leeds and of Hull",
    "Building and repair of bridges",
    "Lifted frames, kept the log book",
  ]);
  expect(columnsOf([...labels, ...texts])).toHaveLength(1);
});
