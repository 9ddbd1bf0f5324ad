import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

test("a day inside of a title that stands below its period begins no job", async () => {
  const jobs = await jobsOf(
    `WORK HISTORY

2019-04 to date      HARBOUR TRANSIT (Port Larch, NS)
  Bus Operator, since 2023-01 also Lead Instructor
  * 23 routes, 0 preventable collisions
  * Trained 31 new operators

1998-06 to 2017-08   CANADIAN ARMED FORCES
  Mobile Support Equipment Operator, retired as Sergeant
  * Section commander: 14 drivers, 22 vehicles`,
  );
  expect(jobs).toHaveLength(2);
  expect(jobs[0]).toMatch(/^Bus Operator.* \| HARBOUR TRANSIT \| 2019-04\.\.present$/u);
});

test("a trade before what a firm does is part of its name", async () => {
  const jobs = await jobsOf(
    `WORK HISTORY

2017-09 to 2019-03   LARCH COACH & CHARTER  (Dartmoor NS)
  Motor coach operator
  * Charter and school

2014-02 to 2017-08   BAKER & SONS (Alder NS)
  Driver
  * Deliveries`,
  );
  expect(jobs).toEqual([
    "Motor coach operator | LARCH COACH & CHARTER | 2017-09..2019-03",
    "Driver | BAKER & SONS | 2014-02..2017-08",
  ]);
});

test("short forms of a trade head a title", async () => {
  const jobs = await jobsOf(
    "EXPERIENCE\n1) Intern, Larch Bank Ltd., Alder Road branch     (Jun 2025 - Aug 2025)\n   - forms\n2) Accounts Asst., M/s Quill Traders, Latoor    (Oct 2025 - till date)\n   - entry of bills",
  );
  expect(jobs[1]).toMatch(/^Accounts Asst\.? \| M\/s Quill Traders/u);
});

test("what leads to an employer above its posts is no part of it", async () => {
  const jobs = await jobsOf(
    "EXPERIENCE\nCareer at Larch Chemicals B.V., Moerdam (1999 – present)\n2018 – present\tSenior panel operator\n- Five-shift\n2011 – 2018\tOperator B\n- Sampling\n2004 – 2011\tOperator A\n- Loading",
  );
  expect(jobs.map((job) => job.split(" | ").slice(0, 2).join(" | "))).toEqual([
    "Senior panel operator | Larch Chemicals B.V.",
    "Operator B | Larch Chemicals B.V.",
    "Operator A | Larch Chemicals B.V.",
  ]);
});
