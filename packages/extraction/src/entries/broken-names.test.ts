import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test("a name that goes on below itself in plain text is one", async () => {
  const jobs = await jobsOf(
    [
      "EMPLOYMENT",
      "2019-2023     Laundry operative",
      "              Western Larch Linen",
      "              Services, Leeds",
      "              Sorted and pressed for four hotels",
      "2015-2018     Packer",
      "              Golden Phoenix Food Industries",
      "              (Pte) Ltd, Singapore",
      "              Packed noodles in two shifts",
    ].join("\n"),
  );
  expect(jobs).toEqual([
    "Laundry operative | Western Larch Linen Services | 2019..2023",
    "Packer | Golden Phoenix Food Industries (Pte) Ltd | 2015..2018",
  ]);
});

test("a title above an employer that is a kind of place stays apart", async () => {
  const jobs = await jobsOf(
    "EMPLOYMENT\n2019-2023\nStore Keeper\nHospital, Leeds\nKept the stock of four wards\n\n2015-2018\nPacker\nLarch Foods\nPacked noodles in two shifts",
  );
  expect(jobs[0]).toMatch(/^Store Keeper \|/u);
});

test("in a table typed as text the rest of a name stands below its beginning", async () => {
  const jobs = await jobsOf(
    [
      "EMPLOYMENT",
      "Company                        Position             Years",
      "Tan Brothers Trading           Storekeeper          2015-2018",
      "Pte Ltd",
      "Koh Transport and              Driver               2010-2014",
      "Logistics Services",
    ].join("\n"),
  );
  expect(jobs).toEqual([
    "Storekeeper | Tan Brothers Trading Pte Ltd | 2015..2018",
    "Driver | Koh Transport and Logistics Services | 2010..2014",
  ]);
});

test("what was done below a row of such a table is no part of the name", async () => {
  const jobs = await jobsOf(
    [
      "EMPLOYMENT",
      "Company                        Position             Years",
      "Tan Brothers                   Storekeeper          2015-2018",
      "Kept the stock of three shops",
      "Koh Transport Ltd              Driver               2010-2014",
      "Drove a van",
    ].join("\n"),
  );
  expect(jobs.map((job) => job.split(" | ")[1])).not.toContain(
    "Tan Brothers Kept the stock of three shops",
  );
});

test("firms that are told as Messrs are employers, in rows and in sentences", async () => {
  const jobs = await jobsOf(
    "EXPERIENCE\nWorked as clerk in M/s. Joy Textiles from 2015 to 2017\nWorked as Accountant with Messrs Varma & Varma, Leeds from 2017 to 2019\nWorking as cashier at M/s Sunrise Traders since 2019",
  );
  expect(jobs).toEqual([
    "clerk | M/s. Joy Textiles | 2015..2017",
    "Accountant | Messrs Varma & Varma | 2017..2019",
    "cashier | M/s Sunrise Traders | 2019..present",
  ]);
});
