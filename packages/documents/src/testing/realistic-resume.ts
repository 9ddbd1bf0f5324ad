import { emptyResume } from "@savile/model";
import type { ExperienceEntry, Resume, Text } from "@savile/model";

function lines(prefix: string, texts: readonly string[]): Text[] {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

function job(
  id: string,
  head: readonly [title: string, company: string, location: string, dates: string],
  bullets: readonly string[],
): ExperienceEntry {
  const [title, company, location, dates] = head;
  return {
    id,
    title,
    company,
    location,
    dates: { text: dates, start: "", end: "" },
    summary: "",
    bullets: lines("b", bullets),
  };
}

const experience = [
  job(
    "exp1",
    [
      "Director of Clinic Operations",
      "Harbour Lane Health",
      "Portland, OR",
      "March 2020 – Present",
    ],
    [
      "Lead 84 staff across six outpatient clinics with a yearly budget of $11.2 million and 96,000 visits.",
      "Cut the median wait for a new appointment from 19 to 6 days by pooling schedules and reserving 18 % of slots for same-week requests.",
      "Replaced three local scheduling tools with Epic Cadence in nine months, on budget and without a day of closure.",
      "Negotiated supply contracts that lowered the cost per visit by 7 % while keeping the same vendors for critical stock.",
      "Built a weekly access report in Tableau that clinic leads now open 30 times a week on average.",
      "Chair the patient safety committee; falls with harm went from 11 in 2020 to 2 in 2024.",
    ],
  ),
  job(
    "exp2",
    [
      "Operations Manager, Ambulatory Care",
      "St. Alban Medical Group",
      "Seattle, WA",
      "06/2015 – 02/2020",
    ],
    [
      "Managed 41 staff in four specialty clinics and reduced overtime by 23 % in the first year through self-rostering.",
      "Introduced text reminders and a wait list that brought no-shows from 14 % down to 8 %.",
      "Ran the move of the cardiology clinic to a new building: 3,100 items, 12 vendors, no lost clinic day.",
      "Trained nine supervisors in Lean methods; their teams finished 37 improvement projects in two years.",
      "Wrote the downtime procedure that the group still uses for outages of the record system.",
    ],
  ),
  job(
    "exp3",
    ["Practice Supervisor", "Fernhill Family Medicine", "Tacoma, WA", "2011 – 2015"],
    [
      "Supervised the front desk and billing of a practice with eight physicians and 27,000 visits a year.",
      "Raised the share of claims paid at first submission from 81 % to 94 % by checking eligibility before each visit.",
      "Hired and coached 16 receptionists; turnover fell from 45 % to 15 % a year.",
      "Introduced a translated intake form in four languages with local volunteers.",
    ],
  ),
  job(
    "exp4",
    ["Patient Services Representative", "Fernhill Family Medicine", "Tacoma, WA", "2008 – 2011"],
    [
      "Scheduled 70 to 90 visits a day and handled referrals for three specialties.",
      "Designed a callback list that the practice made its standard.",
    ],
  ),
];

/** A resume of two pages as an experienced person writes one; every name in it is invented. */
export function realisticResume(): Resume {
  return {
    ...emptyResume(),
    name: "Marisol Etxeberria-Quinn",
    headline: "Healthcare Operations Leader",
    contact: {
      email: "marisol.quinn@example.com",
      phone: "(503) 555-0142",
      location: "Portland, OR",
      linkedin: "https://www.linkedin.com/in/marisol-quinn-example",
      github: "",
      links: lines("l", ["https://quinn-operations.example.com/"]),
    },
    summary:
      "Operations leader with 16 years in outpatient care, from the front desk to the direction of six clinics. Known for shorter waits, calm moves to new systems and teams that stay. Looking for a regional role in which access to care is the first measure of success.",
    competencies: lines("s", [
      "Patient access",
      "Budgeting and forecasting",
      "Lean improvement",
      "Epic Cadence",
      "Contract negotiation",
      "Workforce planning",
      "Change management",
      "Regulatory readiness",
    ]),
    experience,
    education: [
      {
        id: "edu1",
        degree: "Master of Health Administration",
        field: "",
        school: "Cascade State University",
        location: "Seattle, WA",
        dates: { text: "2017", start: "2017", end: "2017" },
        details: lines("b", ["Capstone: predicting no-shows in specialty clinics"]),
      },
      {
        id: "edu2",
        degree: "Bachelor of Arts",
        field: "Sociology",
        school: "Puget Hills College",
        location: "Tacoma, WA",
        dates: { text: "2008", start: "2008", end: "2008" },
        details: [],
      },
    ],
    skills: [
      {
        id: "skl1",
        category: "Systems",
        skills: lines("s", ["Epic Cadence", "Epic Prelude", "Kronos", "Workday", "Press Ganey"]),
      },
      {
        id: "skl2",
        category: "Analysis",
        skills: lines("s", ["Tableau", "Excel", "SQL", "statistical process control"]),
      },
      {
        id: "skl3",
        category: "Methods",
        skills: lines("s", ["Lean", "A3 problem solving", "daily huddles", "standard work"]),
      },
    ],
    certifications: [
      {
        id: "crt1",
        name: "Certified Medical Practice Executive",
        issuer: "Medical Group Management Association",
        year: "2019",
      },
      {
        id: "crt2",
        name: "Lean Healthcare Green Belt",
        issuer: "Northwest Institute",
        year: "2016",
      },
    ],
    languages: [
      { id: "lng1", name: "English", level: "Native" },
      { id: "lng2", name: "Spanish", level: "Fluent" },
      { id: "lng3", name: "Basque", level: "Conversational" },
    ],
    awards: [
      {
        id: "awd1",
        title: "Access Award for the shortest wait in the region",
        organization: "Oregon Clinics Forum",
        location: "",
        dates: { text: "2023", start: "2023", end: "2023" },
        summary: "",
        bullets: [],
      },
    ],
    volunteer: [
      {
        id: "vol1",
        title: "Board member",
        organization: "Rosewood Free Clinic",
        location: "Portland, OR",
        dates: { text: "2021 – Present", start: "2021", end: "present" },
        summary: "",
        bullets: lines("b", [
          "Set up the volunteer roster of a clinic that sees 1,400 uninsured patients a year.",
        ]),
      },
    ],
  };
}
