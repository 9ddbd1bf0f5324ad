import { buildResume } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { nurseResume } from "../../../packages/tailoring/src/testing/gauntlet.ts";
import {
  accountantResume,
  electricianResume,
  studentResume,
  teacherResume,
} from "../../../packages/tailoring/src/testing/resumes.ts";

const driver = buildResume({
  name: "Lamar Whitcomb",
  jobs: [
    {
      title: "Delivery Driver",
      company: "Pinecrest Dairy",
      start: "2019-05",
      end: "present",
      location: "Fargo, ND",
      bullets: [
        "Deliver to 35 grocery stores a day on two rural routes",
        "Check loads against invoices and collect payment on delivery",
        "Daily pre-trip inspections of a 26-foot box truck",
        "No preventable accidents in five winters",
        "Trained 4 new drivers on routes and cold-chain rules",
      ],
    },
    {
      title: "Warehouse Helper",
      company: "Oren Building Supply",
      start: "2016",
      end: "2019",
      bullets: ["Loaded trucks by forklift", "Answered customers' questions at the yard gate"],
    },
  ],
  certifications: [{ name: "CDL Class B", year: "2019" }, { name: "DOT medical card" }],
  education: [{ degree: "High School Diploma", school: "Fargo North High School", end: "2015" }],
  skills: ["Route planning", "Forklift", "Vehicle inspection", "Handheld scanners"],
});

const cook = buildResume({
  name: "Rosa Delgado",
  summary: "Line cook with a steady hand on grill and sauté.",
  jobs: [
    {
      title: "Line Cook",
      company: "Harbor Grill",
      start: "2021-03",
      end: "present",
      bullets: [
        "Run the grill station for up to 140 covers on weekends",
        "Prep stocks, sauces and vegetables from standard recipes",
        "Label, date and rotate food under first in, first out",
        "Cut vegetable waste by a fifth by weighing trim each night",
      ],
    },
    {
      title: "Prep Cook",
      company: "Casa Lupe",
      start: "2018-06",
      end: "2021-02",
      bullets: [
        "Prepared salsas, tortillas and marinated meats for a 90-seat dining room",
        "Received deliveries and checked temperatures",
        "Cleaned and sanitized stations at close",
      ],
    },
  ],
  certifications: [{ name: "ServSafe Food Handler", year: "2023" }],
  languages: [
    { name: "Spanish", level: "native" },
    { name: "English", level: "fluent" },
  ],
  skills: ["Grill", "Sauté", "Knife skills", "Inventory", "Food safety"],
});

const paralegal = buildResume({
  name: "Hannah Voss",
  summary:
    "Paralegal with experience in civil litigation and real estate closings. Comfortable with heavy filing deadlines.",
  jobs: [
    {
      title: "Paralegal",
      company: "Brandt & Keller LLP",
      start: "2020-02",
      end: "present",
      location: "Madison, WI",
      bullets: [
        "Draft pleadings, discovery requests and subpoenas for three attorneys",
        "Organize document productions of up to 12,000 pages in Relativity",
        "Calendar court deadlines for about 60 open matters",
        "Prepared exhibits and witness binders for 7 jury trials",
        "Serve as first contact for clients and opposing counsel",
      ],
    },
    {
      title: "Legal Assistant",
      company: "Dane County Clerk of Courts",
      start: "2017-08",
      end: "2020-01",
      bullets: [
        "Reviewed about 50 filings a day for completeness",
        "Entered case records and answered questions from the public",
      ],
    },
  ],
  education: [
    { degree: "B.A. in Political Science", school: "Lakeview University", end: "2017" },
    { degree: "Paralegal Certificate", school: "Madison Technical College", end: "2019" },
  ],
  skills: ["Relativity", "Westlaw", "E-filing", "Clio", "Legal research", "Microsoft Word"],
});

const labTechnician = buildResume({
  name: "Kwame Asante",
  jobs: [
    {
      title: "Laboratory Technician",
      company: "Veridia Water Labs",
      start: "2020-09",
      end: "2025-06",
      bullets: [
        "Analyzed 80-100 drinking water samples per week by ICP-MS and ion chromatography",
        "Calibrated instruments and kept maintenance logs",
        "Wrote 6 standard operating procedures that passed an ISO 17025 audit",
        "Reduced repeat analyses by 18% by changing the sample preparation step",
        "Responsible for chemical inventory and waste disposal",
      ],
    },
    {
      title: "Research Assistant",
      company: "Ohlone State University",
      start: "2018-09",
      end: "2020-05",
      bullets: [
        "Collection and preparation of soil samples for a nitrogen study",
        "Assisted two doctoral students with HPLC runs",
      ],
    },
  ],
  education: [
    {
      degree: "Bachelor of Science in Chemistry",
      school: "Ohlone State University",
      end: "2020",
      details: ["Minor in statistics"],
    },
  ],
  skills: ["ICP-MS", "Ion chromatography", "HPLC", "LIMS", "GLP", "Excel", "R"],
});

const shopAssistant = buildResume({
  name: "Beth Cowley",
  jobs: [
    {
      title: "Shop Assistant",
      company: "Tansy & Thorne",
      start: "2023-06",
      end: "present",
      location: "Leeds",
      bullets: [
        "Serve customers on the shop floor and at the till",
        "Stock counts every month and re-ordering of seasonal lines",
        "Look after the window display",
      ],
    },
  ],
  education: [
    { degree: "A-Levels in Art and Business", school: "Moortown Sixth Form", end: "2023" },
  ],
  skills: ["Customer service", "Till operation", "Visual merchandising", "Stock control"],
  languages: [{ name: "French", level: "conversational" }],
});

/** People of ten trades, some with much to tell and some with little; none of them exists. */
export const people = {
  nurse: nurseResume,
  electrician: electricianResume,
  teacher: teacherResume,
  driver,
  cook,
  accountant: accountantResume,
  paralegal,
  "lab-technician": labTechnician,
  "shop-assistant": shopAssistant,
  student: studentResume,
} as const;
