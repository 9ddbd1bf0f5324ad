import { expect, test } from "vitest";
import { readHeadAndProse } from "./head-and-prose.ts";

const context = { today: "2026-11-01" };

test.each([
  [
    "Lead Hand, Alder Steel, 2018-2023. Ran a crew of six on the saw.",
    "Ran a crew of six on the saw.",
  ],
  [
    "Caretaker, Rose Library (2011 - 2017) - Kept the building warm and dry.",
    "Kept the building warm and dry.",
  ],
  [
    "2014-2018: Fabricator, Alder Marine. Cut and fitted plate for boats.",
    "Cut and fitted plate for boats.",
  ],
  [
    "Squad Boss (FFT1), Fern Hotshots, May 2022–present. Leads a squad of six on large fires.",
    "Leads a squad of six on large fires.",
  ],
  [
    "Rose Library, Rye. Caretaker, May 2011 to June 2017. Boiler, grounds, two cleaners.",
    "Boiler, grounds, two cleaners.",
  ],
  [
    "Borders, Rye. Bookseller. 2010 to 2013, until the shop closed. Story time for small children.",
    "Story time for small children.",
  ],
  [
    "Freelance translator and editor, sole trader, Lewes, since May 2018. About 300,000 words a year.",
    "About 300,000 words a year.",
  ],
  [
    "2012 to 2018, Kennel assistant, Larch Kennels, Rye. 60 runs and 12 catteries. Feeding and cleaning.",
    "60 runs and 12 catteries. Feeding and cleaning.",
  ],
])("%j holds a head and what was done", (text, body) => {
  const found = readHeadAndProse(text, context);
  expect(found && text.slice(found.body)).toBe(body);
});

test.each([
  "Lead Hand, Alder Steel, 2018-2023",
  "Lead Hand, 2018-2023. Alder Steel, Rye",
  "Ran the yard of Alder Steel from 2018 to 2023. Nobody was hurt in that time.",
  "2018 - 2023: Alder Steel",
  "2018 - 2023: Alder Steel. 4 Mill Road, Rye",
  "We moved the whole yard, with all of its cranes, between 2018 and 2023. Nobody was hurt in it.",
])("%j does not", (text) => {
  expect(readHeadAndProse(text, context)).toBeUndefined();
});
