import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

async function jobsOf(text: string) {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\nExperience\n\n${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company, dates, bullets, summary }) => [
    title,
    company,
    dates.text,
    bullets.length === 0 ? summary : bullets.map((one) => one.text),
  ]);
}

test("jobs told in paragraphs have their titles, employers and what was done", async () => {
  const jobs = await jobsOf(
    "Lead Hand, Alder Steel, 2018-2023. Ran a crew of six. Planned the week with the office.\n\nFrom 2014 to 2018 I was a fitter at Alder Marine, where I cut plate for boats.",
  );
  expect(jobs).toEqual([
    [
      "Lead Hand",
      "Alder Steel",
      "2018-2023",
      ["Ran a crew of six.", "Planned the week with the office."],
    ],
    ["fitter", "Alder Marine", "From 2014 to 2018", "cut plate for boats."],
  ]);
});

test("a clause behind a period names nobody", async () => {
  const jobs = await jobsOf(
    "Blue Door Creamery\nCheesemaker\n2011 until December 2025, when the dairy closed\n- Made brie\n\nOxbow Farm\nDairy hand\n2006 - 2011, seasonal at first\n- Milked\n",
  );
  expect(jobs).toEqual([
    ["Cheesemaker", "Blue Door Creamery", "2011 until December 2025", ["Made brie"]],
    ["Dairy hand", "Oxbow Farm", "2006 - 2011", ["Milked"]],
  ]);
});

test("a name behind a period is one", async () => {
  const jobs = await jobsOf(
    "2011 - 2025, head chef, Blue Door\n- Cooked\n\n2006 - 2011, cook, The Ladle\n- Cooked\n",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["head chef", "Blue Door"],
    ["cook", "The Ladle"],
  ]);
});

test("a sentence apart below the last list is no element of it", async () => {
  const jobs = await jobsOf(
    "Driver, Oxbow Freight, 2019 - 2023\n- Drove at night\n\nPorter, Larch Inn, 2015 - 2019\n- Carried\n\nClean licence, happy to travel and to work weekends.",
  );
  expect(jobs.map(([, , , told]) => told)).toEqual([["Drove at night"], ["Carried"]]);
});

test("a list whose entries each have one element keeps it", async () => {
  const jobs = await jobsOf(
    "Blue Door\nCook\n2019 - 2023\n- Cooked for 80\n\nThe Ladle\nPorter\n2015 - 2019\n- Washed up\n\nLarch Inn\nWaiter\n2012 - 2015\n- Served\n",
  );
  expect(jobs.map(([, , , told]) => told)).toEqual([["Cooked for 80"], ["Washed up"], ["Served"]]);
});

test("trades of the tables are titles, and firms that are called after a field are firms", async () => {
  const jobs = await jobsOf(
    "Panel Beater, Quill, 2019 - 2023\n- Beat panels\n\nYard Labourer, Fell Engineering, 2015 - 2019\n- Swept\n\nOfficer, QC, Brack Foods, 2012 - 2015\n- Checked\n",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Panel Beater", "Quill"],
    ["Yard Labourer", "Fell Engineering"],
    ["Officer, QC", "Brack Foods"],
  ]);
});

test("full stops may part all the names of a job", async () => {
  const jobs = await jobsOf(
    "Kerry Home Support. Carer (nights). Since March 2019.\nFour calls a night.\n\nRose Nursing Home. Healthcare Assistant. June 2016 to May 2018.\nA wing of 22.",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Carer (nights)", "Kerry Home Support"],
    ["Healthcare Assistant", "Rose Nursing Home"],
  ]);
});

test("how a post was held is no employer", async () => {
  const jobs = await jobsOf(
    "Dental Nurse (temp, per diem), Bay Staffing, 2018 - 2021\n- Thirty surgeries\n\nCook (Saturdays), Blue Door, 2015 - 2018\n- Cooked",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Dental Nurse (temp, per diem)", "Bay Staffing"],
    ["Cook (Saturdays)", "Blue Door"],
  ]);
});

test("jobs are told without a heading in paragraphs", async () => {
  const text =
    "Ana Prado\nana@example.org\n\nI climb trees. At the moment I am lead climber at Rowan Trees, where I started in July 2019.\n\nFrom 2016 to 2019 I worked for Larch Council as an arborist. Street trees.\n";
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  expect(result.ok && result.value.resume.experience.map(({ title }) => title)).toEqual([
    "lead climber",
    "arborist",
  ]);
});

test("rows of dots part the names of a job, and a shop of a firm goes with the title", async () => {
  const jobs = await jobsOf(
    "Larch Boiler & Tank ... Tulsa OK ... Welder, Shop B ... 3/2021-now\n- TIG\n\nOak Facilities ... Tulsa OK ... Fitter ... 2016-2021\n- Rails",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Welder, Shop B", "Larch Boiler & Tank"],
    ["Fitter", "Oak Facilities"],
  ]);
});

test("since when somebody leads is told in brackets and is no date of the job", async () => {
  const jobs = await jobsOf(
    "Community Midwife, Band 6 (Team Lead since 2023), Rose Trust\nJan 2017 to present\n- 90 women\n\nMidwife, Labour Ward, Band 5/6, Elm Hospital\n2012 to 2016\n- 2,300 births",
  );
  expect(jobs.map(([title, company, dates]) => [title, company, dates])).toEqual([
    ["Community Midwife, Band 6 (Team Lead since 2023)", "Rose Trust", "Jan 2017 to present"],
    ["Midwife, Labour Ward, Band 5/6", "Elm Hospital", "2012 to 2016"],
  ]);
});

test("a title and its dates in brackets behind an employer are a job", async () => {
  const jobs = await jobsOf(
    "Blue Door (Manager 2016 - 2020)\n- Led\n\nLarch Inn (Cook 2012 - 2016)\n- Cooked",
  );
  expect(jobs.map(([title, company, dates]) => [title, company, dates])).toEqual([
    ["Manager", "Blue Door", "2016 - 2020"],
    ["Cook", "Larch Inn", "2012 - 2016"],
  ]);
});

test("a legal form with its full stop ends the head of a paragraph", async () => {
  const jobs = await jobsOf(
    "2019 - 2021: Security Officer, Rowan Security Ltd. Patrols and CCTV. Lost children found again.\n\n2016 - 2019: Packer, Perry Fulfilment (agency). Nights.",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Security Officer", "Rowan Security Ltd"],
    ["Packer", "Perry Fulfilment"],
  ]);
});

test("the name under which somebody trades is the employer", async () => {
  const jobs = await jobsOf(
    "Blacksmith trading as Fell Forge - 2019 to now\n- Gates\n\nFarrier at Tait Brothers - 2015-2019\n- Shoeing",
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Blacksmith", "Fell Forge"],
    ["Farrier", "Tait Brothers"],
  ]);
});
