import { describe, expect, it, test } from "vitest";
import { isFrame } from "./chrome.ts";
import { parsePosting } from "./parse-posting.ts";
import { yearsIn } from "./years.ts";

describe("a line of the page around a posting", () => {
  it.each([
    "Home » Jobs » Vacancy",
    "Easy Apply   Save",
    "CITY JOBS PORTAL      Sign In  |  Menu  |  Job Alerts",
    "Accept cookies? Essential only · All · Preferences",
    "From: Noticeboard <digest@board.example>",
    "Page 2 of 3",
  ])("is %s", (line) => {
    expect(isFrame(line)).toBe(true);
  });

  it.each([
    "Leeds | Full-time | Hybrid",
    "Night Porter",
    "Experience with Facebook and Instagram",
    "Facebook | Instagram | TikTok",
  ])("is not %s", (line) => {
    expect(isFrame(line)).toBe(false);
  });
});

describe("the head of a pasted posting", () => {
  const asks = "\n\nYou must have\n→ A forklift licence\n→ Two years of warehouse work\n";

  test("is found below the menu and the name of an agency", () => {
    const { title, location } = parsePosting(
      `Tallow Staffing\nHome | Candidates | Timesheets | Contact\n\nNight Porter\nMildura VIC | Permanent | $31 p/h${asks}`,
    );
    expect({ title, location }).toEqual({ title: "Night Porter", location: "Mildura VIC" });
  });

  test("is what a label states", () => {
    const posting = parsePosting(
      `Welcome to our jobs page\nPosition: Night Porter\nLocation   Zwolle${asks}`,
    );
    expect(posting).toMatchObject({ title: "Night Porter", location: "Zwolle" });
  });

  test("names its town among the facts and not how one works", () => {
    const posting = parsePosting(
      `Night Porter\nZwolle · 32-40 hours · €2,900-€3,100 · Hybrid${asks}`,
    );
    expect(posting.location).toBe("Zwolle");
  });

  test("is no department and no body of people", () => {
    const posting = parsePosting(
      `Night Porter\n\nFront Desk Services is a team of six within Lodging at Ormel Hotels AG.\nThe Governors are seeking to appoint a porter.${asks}`,
    );
    expect(["Front Desk Services", "The Governors"]).not.toContain(posting.company);
  });
});

describe("whom to write to and until when", () => {
  const job = "Night Porter\n\nRequirements\n- A forklift licence\n- Excel\n";

  it.each([
    ["Send your CV to Ann Tolliver in People & Culture.", "Ann Tolliver"],
    ["Click APPLY or call Brodie Vance for a chat.", "Brodie Vance"],
    ["Please ring Fidelma after 2pm.", "Fidelma"],
    ["Questions? Ann Tolliver, Talent Partner, looks forward to your call.", "Ann Tolliver"],
    ["Return to Mrs J Tolliver, Office Manager, by 12 noon.", "Mrs J Tolliver"],
  ])("%s", (line, name) => {
    expect(parsePosting(`${job}${line}`).contactName).toBe(name);
  });

  it.each(["Contact Human Resources for help.", "Daily contact with Excel users"])(
    "names nobody: %s",
    (line) => {
      expect(parsePosting(`${job}${line}`)).not.toHaveProperty("contactName");
    },
  );

  it.each([
    ["Hit Easy Apply by 4 December 2026 or write.", "4 December 2026"],
    ["Closing Date   12/6/2026", "12/6/2026"],
    ["Send me by December 7: a CV and two links.", "December 7"],
    ["Write to us by noon on Wednesday 9 December 2026.", "noon on Wednesday 9 December 2026"],
  ])("the day of %s", (line, deadline) => {
    expect(parsePosting(`${job}${line}`).deadline).toBe(deadline);
  });
});

test.each([
  ["Three years or so in payroll", [3]],
  ["A couple of years supervising cooks", [2]],
  ["At least 6 years in HR, including 2 as a lead", [6, 2]],
  ["6+ years of product design, 2+ on design systems", [6, 2]],
  ["In our 12 years, we have grown", []],
])("the years of %s", (text, years) => {
  expect(yearsIn(text).map((one) => one.years)).toEqual(years);
});

test("a list below the duties under a heading of its own is asked for", () => {
  const { requirements } = parsePosting(
    "Night Porter\n\nThis makes you happy\n→ Greeting guests at night\n→ Locking the doors\n→ Preparing invoices\n\nThis makes us happy\n→ Degree in hospitality\n→ 5 years of hotel work\n→ Opera PMS\n→ Steady nerves\n",
  );
  expect(requirements.map(({ text }) => text).join("; ")).toMatch(/hospitality.*5 years.*Opera/);
});

describe("the head of a page", () => {
  it.each([
    ["Orbit Tools | Careers | Branches | Parts Online\n\nNight Porter\nLeeds"],
    ["Orbit Tools – jobs\n\nNight Porter, 30–38 h\nLeeds"],
    ["orbit + partner | executive search hotels\n\nNight Porter (80-100 %)\nLeeds"],
    ["Orbit Tools | Careers | Branches | Rental\n\nOpportunity: Night Porter\nLeeds"],
    ["Home | What's On | About | Jobs Basket (0)\n\nNight Porter – please share\nLeeds"],
  ])("is no title: %j", (head) => {
    const text = `${head}\n\nYou will greet guests at night.\n\nYou have\n- two years at a desk`;
    expect(parsePosting(text).title).toBe("Night Porter");
  });
});

describe("an employer", () => {
  it("is no person to write to, and keeps no stars", () => {
    const text =
      "Pastry Chef\nHotel Seewarte *****S, Bregenz\n\nYou have\n- two years in a kitchen\n\nPlease write to Frau Elfriede Moosmann. Frau Elfriede Moosmann is looking forward to you.";
    expect(parsePosting(text).company).not.toMatch(/Frau|\*/);
  });

  it("of a label is known whatever is told of it in brackets", () => {
    const text =
      "Job Title : Marketing Manager\nCompany : Dhanvi Naturals (A unit of SSK Consumer LLP)\nLocation : Mumbai\n\nYou have\n- two years in marketing";
    expect(parsePosting(text).company).toBe("Dhanvi Naturals");
  });
});

describe("a posting that a margin broke", () => {
  const broken = `Admissions Clerk
Thornbury Further Education Trust, Stroud

You will answer enquiries from applicants and their families, keep the
register of offers, and send out the letters that go with them.

We ask for:

- at least two years' experience in an administrative role with a
  school, a college or another public body
- NVQ Level 2 and Level 1 of the national award in customer
  service
- a calm voice
Excel
French`;
  const posting = parsePosting(broken);

  it("is read in whole sentences", () => {
    expect(posting.duties.map(({ text }) => text)).toEqual([
      "answer enquiries from applicants and their families",
      "keep the register of offers",
      "send out the letters that go with them",
    ]);
    const asked = posting.requirements.map(({ text }) => text);
    expect(asked[0]).toMatch(/^two years' experience in an administrative role with a school/);
    expect(asked).toEqual(expect.arrayContaining(["customer service", "Excel", "French"]));
  });
});
