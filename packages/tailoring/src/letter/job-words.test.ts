import { expect, test } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { jobSpans, jobWords } from "./job-words.ts";

test("a shouted title is found where the posting states it, and named as a title", () => {
  const text = "TOWN OF ALDER\nHEAD OF YOUTH SERVICES (Librarian III)\n\nRequirements\n- Excel";
  const posting = parsePosting(text);
  expect(jobSpans(posting, text).map(([from, to]) => text.slice(from, to))).toEqual([
    "HEAD OF YOUTH SERVICES (Librarian III)",
    "TOWN OF ALDER",
  ]);
  expect(jobWords(posting, text).job).toBe(
    "the Head of Youth Services position at the Town of Alder",
  );
});

test.each([
  ["Personal Assistant for a Friendly Older Couple", "a personal assistant"],
  ["RN Case Manager", "an RN case manager"],
  ["Line Cook", "a line cook"],
  [
    "(Senior) Production Manager Interior Joinery",
    "a senior production manager (interior joinery)",
  ],
  ["Vacancy name Qualified Train Driver", "a qualified train driver"],
  ["Kestrel & Lowe Executive Search", ""],
  ["Installers", "an installer"],
  ["Marine Conveyancer – New Boats Team", "a marine conveyancer"],
  ["Foundry Lead Hand (Nights)", "a foundry lead hand"],
  ["Workshop Manager wanted, Ballymore", "a workshop manager"],
  ["Senior Software Engineer JVM", "a senior software engineer"],
  [
    "Director of Bridge Engineering, Rail & New Lines in the North",
    "a director of bridge engineering",
  ],
  ["Fall Public Affairs Internship", "a fall public affairs intern"],
  ["Customer Service", ""],
])("%s is named as %s", (title, one) => {
  const posting = { ...parsePosting(`${title} at Elm House`), title };
  expect(jobWords(posting, title).one).toBe(one);
});

test.each(["Want the best internship in the world?", "Come and help us build the next big thing"])(
  "%s calls to apply and names no job",
  (title) => {
    expect(jobWords({ ...parsePosting(title), title }, title)).toMatchObject({ role: "", one: "" });
  },
);

test.each([
  ["Lecturer / Tutor in ESOL (0.8 FTE, fixed term)", "the Lecturer / Tutor in ESOL position"],
  ["Software Engineer in Test (SDET II)", "the Software Engineer in Test position"],
  ["Front Desk Supervisor (Nights)", "the Front Desk Supervisor (Nights) position"],
  ["HOUSING OFFICER (LEASING AND REPAIRS)", "the Housing Officer (Leasing and Repairs) position"],
  ["Fall Public Affairs Internship", "the Fall Public Affairs Internship"],
  ["Marine Conveyancer – New Boats Team", "the Marine Conveyancer position"],
  ["Personal Assistant for a Friendly Older Couple", "the Personal Assistant position"],
  ["Sonographer – Community Clinics", "the Sonographer (Community Clinics) position"],
  ["Claims Analyst - Intern", "the Claims Analyst Intern position"],
  ["Installers", "the Installer position"],
])("%s is applied for as it is posted", (title, job) => {
  expect(jobWords({ ...parsePosting("Baking\n\nWe bake."), title }, title).job).toBe(job);
});

test.each([
  ["Mate (Relief to Permanent)", "Mate"],
  ["Chef de Partie (Pastry)", "Chef de Partie"],
])("%s is the name of an occupation as a whole", (title, named) => {
  const text = `${title}\n\nQuay Lines Ltd`;
  expect(jobWords({ ...parsePosting(text), title }, text).job).toContain(named);
});

test("a page of a firm names no occupation", () => {
  const title = "Elm Careers Page";
  expect(jobWords({ ...parsePosting(title), title }, title).job).toContain("advertised");
});
