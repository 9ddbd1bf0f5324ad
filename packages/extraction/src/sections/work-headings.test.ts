import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";
import { headsWork } from "./work-headings.ts";

test.each(["Other work", "Summer jobs", "Work with animals", "Before nursing", "Where I work now"])(
  "%j may head work",
  (title) => {
    expect(headsWork(title)).toBe(true);
  },
);

test.each([
  "Charity work",
  "Course work",
  "Volunteer work",
  "Works of art",
  "Before you call me on a Sunday",
])("%j does not", (title) => {
  expect(headsWork(title)).toBe(false);
});

test("work in several sections is all work", async () => {
  const jobs = await jobsOf(
    "Work with animals\nMar 2023 – now\tVeterinary Nurse, Larch Vets, Rye\n\tWard of forty.\n\nOther work\n2015 – Feb 2023\tVan Driver, Blue Door Couriers, Rye\n\tRounds in the town.\n\nCharity work\n2019 – 2021\tTrustee, Rye Animal Friends\n\tMinutes.",
  );
  expect(jobs).toEqual([
    "Veterinary Nurse | Larch Vets | 2023-03..present",
    "Van Driver | Blue Door Couriers | 2015..2023-02",
  ]);
});

test("the post of today and those before stand below headings that say when", async () => {
  const jobs = await jobsOf(
    "WHAT I DO NOW\n\nSelf-employed dog groomer, 2018 onwards.\nAbout thirty dogs a week, most of them regulars.\n\nBEFORE\n\n2012 to 2018, Kennel assistant, Larch Kennels, Rye. 60 runs and 12 catteries. Fed them all.\n",
  );
  expect(jobs).toEqual([
    "Self-employed dog groomer |  | 2018..present",
    "Kennel assistant | Larch Kennels | 2012..2018",
  ]);
});

test.each(["GARDENING", "BOATS AND ROPES", "THE FOREST"])(
  "posts below %j, right above other work, are work",
  async (heading) => {
    const jobs = await jobsOf(
      `${heading}\n2021 – now\tGardener, Ash Hall, Rye\n\tTwo acres.\n2018 – 2021\tAssistant Gardener, Fern Park, Rye\n\tBorders.\n\nEXPERIENCE\n2008 – 2018\tPolice Sergeant, Larch Constabulary\n\tLed twelve officers.\n\nEDUCATION\nBA History, Rye College, 2004`,
    );
    expect(jobs).toEqual([
      "Gardener | Ash Hall | 2021..present",
      "Assistant Gardener | Fern Park | 2018..2021",
      "Police Sergeant | Larch Constabulary | 2008..2018",
    ]);
  },
);

test.each(["ROWING CLUB", "CHURCH AND PARISH"])("posts below %j are none", async (heading) => {
  const jobs = await jobsOf(
    `EXPERIENCE\n2008 – 2018\tPolice Sergeant, Larch Constabulary\n\tLed twelve officers.\n\n${heading}\n2021 – now\tCoach, Ash Rowers, Rye\n\tOn Sundays.\n2018 – 2021\tSecretary, Ash Rowers, Rye\n\tMinutes.\n\nEDUCATION\nBA History, Rye College, 2004`,
  );
  expect(jobs).toEqual(["Police Sergeant | Larch Constabulary | 2008..2018"]);
});
