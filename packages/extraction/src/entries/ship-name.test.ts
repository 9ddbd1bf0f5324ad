import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";
import { namesShip } from "./ship-name.ts";

test.each([
  "M/V Pacific Heron",
  "MV Ocean Ranger",
  "M.T. Silver Bay",
  "m/v grietje alder",
  "HMS Daring",
  "USS Alder",
  "RV Larch Explorer",
])("%s is a ship", (text) => {
  expect(namesShip(text)).toBe(true);
});

test.each([
  "MV Electrician",
  "MV Cable Jointer",
  "RV Technician",
  "SS Welder",
  "m/f",
  "Grietje Alder",
  "MVP",
])("%s is none", (text) => {
  expect(namesShip(text)).toBe(false);
});

test("a ship is where somebody worked and no part of the title", async () => {
  const jobs = await jobsOf(
    "EMPLOYMENT\nDeckhand on MV Grietje Alder, 2020 Mar-2021 May\n- Mooring\nBosun, M/V Pacific Heron, 2018 - 2020\n- Cargo watch\nOrdinary Seaman aboard the M.T. Silver Bay, Manila, 2016 - 2018\n- Painting\nLeading Hand HMS Daring, Portsmouth, 2010 - 2016\n- Rigging\nDeckhand (F/V Ocean Ranger), 2008 - 2010\n- Nets",
  );
  expect(jobs).toEqual([
    "Deckhand | MV Grietje Alder | 2020-03..2021-05",
    "Bosun | M/V Pacific Heron | 2018..2020",
    "Ordinary Seaman | M.T. Silver Bay | 2016..2018",
    "Leading Hand | HMS Daring | 2010..2016",
    "Deckhand | F/V Ocean Ranger | 2008..2010",
  ]);
});

test("rows in small letters part title and ship as well", async () => {
  const jobs = await jobsOf(
    "WORK\n2020-2021 deckhand a m/v grietje alder\n2016-2018 ordinary seaman m/v silver bay, rotterdam\n2012-2016 cook's mate, f/v jonge willem",
  );
  expect(jobs).toEqual([
    "deckhand | m/v grietje alder | 2020..2021",
    "ordinary seaman | m/v silver bay | 2016..2018",
    "cook's mate | f/v jonge willem | 2012..2016",
  ]);
});

test("what is written like a ship and is a trade stays the title", async () => {
  const jobs = await jobsOf(
    "WORK\nMV Electrician, Larch Power, 2019 - 2022\n- Switchgear\nRV Technician, Blue Door Campers, 2016 - 2019\n- Repairs",
  );
  expect(jobs).toEqual([
    "MV Electrician | Larch Power | 2019..2022",
    "RV Technician | Blue Door Campers | 2016..2019",
  ]);
});

test("a ship below the name of a navy is where they sailed, and no employer", async () => {
  const jobs = await jobsOf(
    `EXPERIENCE

YARD LEADER, PUBLIC WORKS -- Town of Alder Landing, ME -- 11/2022 to present
* Leads 7 people; plows 84 miles of lanes

U.S. NAVY -- 06/2002 to 08/2022
  PO1 (E-6), Leading Petty Officer, Deck Dept, USS Alder Bay, Norfolk VA, 2016-2022
    - Watch bills, leave and awards for 62 sailors
  PO2 (E-5), Recruit Division Commander, Great Lakes IL, 2013-2016
    - Trained 9 divisions of 80 recruits
  PO3, various ships, Mayport FL & Yokosuka Japan, 2004-2013
    - Small boats, crane, replenishment at sea
  Seaman Recruit-Seaman, 2002-2004
`,
  );
  expect(jobs.map((job) => job.split(" | ")[1]).slice(1)).toEqual(Array(4).fill("U.S. NAVY"));
});
