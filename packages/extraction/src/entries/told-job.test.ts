import { expect, test } from "vitest";
import { readTold } from "./told-job.ts";

const context = { today: "2026-11-01" };

function read(text: string): readonly (string | undefined)[] | undefined {
  const found = readTold(text, context);
  if (found === undefined) return undefined;
  const at = (span: { start: number; end: number } | undefined) =>
    span && text.slice(span.start, span.end);
  const { title, organization, location, date, body } = found;
  return [at(title), at(organization), at(location), date.from, date.to, text.slice(body)];
}

test.each([
  [
    "From 2016 to 2020 I was a banker mason at Larch Stonework, where I cut sandstone. I kept the templates.",
    [
      "banker mason",
      "Larch Stonework",
      undefined,
      "2016",
      "2020",
      "cut sandstone. I kept the templates.",
    ],
  ],
  [
    "Before that, from 2010 to 2012, I worked as a labourer for Hodge & Sons.",
    ["labourer", "Hodge & Sons", undefined, "2010", "2012", ""],
  ],
  [
    "Between 2017 and 2021 I worked for Alder Steel in Rye as a fabricator. I read drawings.",
    ["fabricator", "Alder Steel", "Rye", "2017", "2021", "I read drawings."],
  ],
  [
    "Since May 2021 I have been a self-employed bricklayer, mostly for Quill Homes. Chimneys and walls.",
    ["bricklayer", "Quill Homes", undefined, "2021-05", "present", "Chimneys and walls."],
  ],
  [
    "I started as an apprentice at Fell Joinery (2013-2017), learning the lathe.",
    ["apprentice", "Fell Joinery", undefined, "2013", "2017", "learning the lathe."],
  ],
  [
    "I joined Oxbow Dairies as a tanker driver in 2015 - 2019.",
    ["tanker driver", "Oxbow Dairies", undefined, "2015", "2019", ""],
  ],
  [
    "My first job was as a pot washer at The Ladle, 2008 to 2010.",
    ["pot washer", "The Ladle", undefined, "2008", "2010", ""],
  ],
  [
    "I have climbed since I was ten. At the moment I am lead climber at Rowan Trees, where I started in July 2019: storm work.",
    [
      "lead climber",
      "Rowan Trees",
      undefined,
      "2019-07",
      "present",
      "started in July 2019: storm work.",
    ],
  ],
])("%j tells of a job", (text, values) => {
  expect(read(text)).toEqual(values);
});

test.each([
  "From 2016 to 2020 I was in charge of the night shift and of nine porters.",
  "I was a cook at Blue Door.",
  "Worked with the team of Larch View from 2016 to 2020 on the new rota.",
  "In 2019 and 2020 I was ill at home.",
])("%j tells of no job with its dates", (text) => {
  expect(read(text)).toBeUndefined();
});
