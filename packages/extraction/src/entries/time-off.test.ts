import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { namesTimeOff } from "@savile/model";

async function jobsOf(lines: readonly string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(["Ana Prado", "ana@example.org", "", ...lines].join("\n"));
  const { ok, ...rest } = await extract(bytes, { today: "2026-11-01" });
  if (!ok || !("value" in rest)) return [];
  return rest.value.resume.experience.map(({ title, company }) => `${title} | ${company}`);
}

test.each([
  "Career break (elder care)",
  "Parental leave",
  "Maternity and parental leave",
  "Travelling in South East Asia",
  "Gap year",
  "At home with three small children",
  "Looking after my mother",
  "Home with a sick parent",
  "Laid off / looking for work",
  "Was made redundant",
  "Between jobs",
  "Moved house with the family",
  "Moving countries and settling in",
  "Job search",
  "off - broken wrist",
  "off (back operation)",
  "Signed off sick",
  "Illness, now recovered",
  "Maternity",
  "Gap in employment",
  "Covid - no work",
  "NO JOB",
  "Looked after my sick mum",
  "Elternzeit",
])("%s is time without work", (text) => {
  expect(namesTimeOff(text)).toBe(true);
});

test.each([
  "Maternity leave cover",
  "Travel agent",
  "Travelling Nurse",
  "Parental leave adviser",
  "Home care worker",
  "Sabbatical officer",
  "Job search adviser",
  "Redundancy officer",
  "Moving and handling trainer",
  "Off-licence manager",
  "Off Licence Assistant",
  "Maternity, Larch Infirmary",
  "Break bulk stevedore",
  "Injury claims handler",
  "Gap, Leeds",
  "Immigration officer",
])("%s is a job", (text) => {
  expect(namesTimeOff(text)).toBe(false);
});

test("time without work takes no employer from its bracket or from the job above", async () => {
  const jobs = await jobsOf([
    "Work",
    "",
    "Dispenser, Larch Pharmacy, Leeds",
    "Sept 2022 - present",
    "- Made up 200 trays a week",
    "",
    "Career break (elder care)",
    "March 2020 - Aug 2022",
    "",
    "Travelling",
    "2019 - 2020",
    "",
    "Counter Assistant, Blue Door Pharmacy, York",
    "June 2016 - March 2019",
    "- Served customers",
  ]);
  expect(jobs).toEqual([
    "Dispenser | Larch Pharmacy",
    "Career break (elder care) | ",
    "Travelling | ",
    "Counter Assistant | Blue Door Pharmacy",
  ]);
});

test("years at home between jobs told in prose are no text of the job above", async () => {
  const jobs = await jobsOf([
    "Experience",
    "",
    "Counter hand, Dunmore Coffee, Leeds. 2019-4/21",
    "While I was at school. Orders, crew of 4, opened the shop.",
    "",
    "Home with two small children. 2012 to 2018. Kept the books of the club.",
    "Call handler, North Phone, Leeds. 2010 to 2012.",
  ]);
  expect(jobs).toEqual([
    "Counter hand | Dunmore Coffee",
    "Home with two small children | ",
    "Call handler | North Phone",
  ]);
});

test("a title right below an employer and its period is the title", async () => {
  const jobs = await jobsOf([
    "Work",
    "",
    "Larch Timber Ltd, Leeds",
    "Stock Officer\tJuly 2019 - present",
    "- Count stock",
    "Stores Assistant\tFeb 2014 - June 2019",
    "- Weekly count",
    "",
    "Blue Door Laundry, York\t2009 - 2013",
    "Kitchen porter, later commis chef",
  ]);
  expect(jobs.at(-1)).toBe("Kitchen porter, later commis chef | Blue Door Laundry");
});

test("time off in small letters is a row of its own, told with its reason", async () => {
  const jobs = await jobsOf([
    "Work",
    "",
    "01/2021 - present: Plumber, Larch Building, Leeds",
    "Installation of pipes in new houses",
    "2018-2020: career break, caring for my father",
    "2017 - 2018  off - broken wrist",
    "06/2014 - 12/2016: Plumber's mate, Blue Door Works Ltd, York",
    "2013 unemployed",
    "03/2010 - 05/2012: Labourer, Ash Estates, York",
  ]);
  expect(jobs).toEqual([
    "Plumber | Larch Building",
    "career break, caring for my father | ",
    "off - broken wrist | ",
    "Plumber's mate | Blue Door Works Ltd",
    "unemployed | ",
    "Labourer | Ash Estates",
  ]);
});

test("a sentence that tells of time off stays with its job", async () => {
  const jobs = await jobsOf([
    "Work",
    "",
    "01/2021 - 03/2023: Plumber, Larch Building, Leeds",
    "Took on the rota of two colleagues who were off sick, 2022",
    "06/2014 - 12/2016: Plumber's mate, Blue Door Works Ltd, York",
  ]);
  expect(jobs).toEqual(["Plumber | Larch Building", "Plumber's mate | Blue Door Works Ltd"]);
});

test("time off below its period is no text of a job", async () => {
  const jobs = await jobsOf([
    "Work experience",
    "",
    "Shop assistant, Larch Stores, Leeds",
    "2019 - 2023",
    "Tills and stock",
    "",
    "2017 - 2019",
    "Career break, caring for my father",
    "",
    "Packer, Blue Door Foods, York",
    "2014 - 2017",
    "Packed boxes",
  ]);
  expect(jobs).toEqual([
    "Shop assistant | Larch Stores",
    "Career break, caring for my father | ",
    "Packer | Blue Door Foods",
  ]);
});
