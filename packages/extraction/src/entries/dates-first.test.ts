import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test("what was done below one job is not its employer", async () => {
  const jobs = await jobsOf(
    "WORK\n2019 - 2023  Baker, Ash Mill, Rye\n  Bread and rolls for 40 shops\n\nEDUCATION\nA levels, Rye College, 2013",
  );
  expect(jobs).toEqual(["Baker | Ash Mill | 2019..2023"]);
});

test("what stands behind a title and an employer is neither; a year in front dates a job", async () => {
  const jobs = await jobsOf(
    "EXPERIENCE\n1987-1993  Lance Corporal, Royal Larch Regiment (Germany, Norway, drums)\n1984-1987  Painter, Fern Decorators, Leith. Time served.\n1983  Saturday job, Fern Tyres",
  );
  expect(jobs).toEqual([
    "Lance Corporal | Royal Larch Regiment | 1987..1993",
    "Painter | Fern Decorators | 1984..1987",
    "Saturday job | Fern Tyres | 1983..1983",
  ]);
});

test("an employer behind a full stop, or in brackets, stays one", async () => {
  const jobs = await jobsOf(
    "EXPERIENCE\n2019 - 2023  Baker. Ash Mill\n2015 - 2019  Waiter (Hotel Adler)",
  );
  expect(jobs).toEqual(["Baker | Ash Mill | 2019..2023", "Waiter | Hotel Adler | 2015..2019"]);
});

test("jobs above EARLIER need no heading of their own", async () => {
  const jobs = await jobsOf(
    "I am fit and took early retirement in the summer.\n\n\n2011-2025  Head Porter, Larch Library, Rye\n  In charge of nine porters.\n\n1993-2011  Porter, Fern College, Rye\n  Opening up and locking.\n\nEARLIER\n1987-1993  Corporal, Royal Larch Regiment",
  );
  expect(jobs).toEqual([
    "Head Porter | Larch Library | 2011..2025",
    "Porter | Fern College | 1993..2011",
    "Corporal | Royal Larch Regiment | 1987..1993",
  ]);
});

test("a list of what was done below a period and a title names no employer", async () => {
  const jobs = await jobsOf(
    "Jan 2020 to date: House help / nanny for a family of five\nCooking, laundry, school runs\n\nFeb 2016 to Dec 2019: Cleaner at Hotel Adler\nRooms and public areas",
  );
  expect(jobs).toEqual([
    "House help / nanny for a family of five |  | 2020-01..present",
    "Cleaner | Hotel Adler | 2016-02..2019-12",
  ]);
});
