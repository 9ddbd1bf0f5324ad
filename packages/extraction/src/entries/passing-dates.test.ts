import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function jobs(lines: readonly string[]) {
  const text = ["Nell Harkness", "nell@harkness.example", "", "EXPERIENCE", ...lines].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-23" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume.experience.map(({ title, bullets }) => ({
    title,
    lines: bullets.map((bullet) => bullet.text),
  }));
}

const first = ["SALTMARSH FERRIES LTD - Whitby", "Deck Officer, March 2019 to present"];
const second = ["COBBLE POINT HARBOUR - Hull", "Mooring Hand, May 2014 to February 2019"];

test("a year told in a line of work begins no job where jobs have their months", async () => {
  const read = await jobs([
    ...first,
    "Brought two boats home through the storm of the winter, January 2021 (no harm done)",
    "Stood in for the second mate on a training run, 2020",
    "",
    ...second,
    "Best week of the whole quay with 310 ships tied up (2016)",
    "From 2017 on also the small crane at the fish dock",
  ]);
  expect(read.map(({ title }) => title)).toEqual(["Deck Officer", "Mooring Hand"]);
  expect(read[0]?.lines).toHaveLength(2);
  expect(read[1]?.lines).toHaveLength(2);
});

test("a job that has nothing but a year stays one", async () => {
  const read = await jobs([
    ...first,
    "Kept the log of the night crossings",
    "",
    ...second,
    "Tied up some forty ships a week",
    "",
    "Trainee, Northgate Chandlery, 2013",
    "Served sailors at the counter",
  ]);
  expect(read.map(({ title }) => title)).toEqual(["Deck Officer", "Mooring Hand", "Trainee"]);
});
