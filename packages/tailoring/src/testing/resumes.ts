import { buildResume } from "./build-resume.ts";

export const teacherResume = buildResume({
  name: "Marta Olsen",
  jobs: [
    {
      title: "Fourth Grade Teacher",
      company: "Maple Hill Elementary",
      start: "2018-08",
      end: "present",
      bullets: [
        "Plan and teach daily lessons in reading, math and science for a class of 26 students",
        "Write and review IEP goals with the special education team for 5 students each year",
        "Raised average reading scores by 14% over two years with small-group phonics lessons",
        "Meet with parents four times a year and send a weekly class letter",
        "Coordinate the school's science fair for 120 students",
      ],
    },
    {
      title: "Substitute Teacher",
      company: "Lakewood School District",
      start: "2016-09",
      end: "2018-06",
      bullets: [
        "Covered classes from kindergarten to grade 6 in nine schools",
        "Followed lesson plans left by the class teacher and kept notes for hand-over",
      ],
    },
  ],
  education: [{ degree: "Bachelor of Education", school: "Wexford State University", end: "2016" }],
  certifications: [{ name: "State Teaching License, K-6", year: "2016" }],
  skills: [
    "Lesson planning",
    "Classroom management",
    "Google Classroom",
    "Phonics",
    "Differentiated instruction",
  ],
  languages: [{ name: "Norwegian", level: "native" }],
});

export const electricianResume = buildResume({
  name: "Tom Reyes",
  jobs: [
    {
      title: "Journeyman Electrician",
      company: "Corliss Electric",
      start: "2017-03",
      end: "present",
      bullets: [
        "Install conduit, wiring and panels in commercial buildings of up to 12 floors",
        "Troubleshoot motor controls and PLC cabinets on call-outs",
        "Read blueprints and wiring diagrams and mark changes for the office",
        "Train two apprentices in lockout/tagout and the National Electrical Code",
      ],
    },
    {
      title: "Apprentice Electrician",
      company: "Dunmore Contractors",
      start: "2013-05",
      end: "2017-02",
      bullets: [
        "Pulled wire and bent conduit on 30 residential jobs",
        "Helped replace a switchgear line during a plant shutdown",
      ],
    },
  ],
  skills: ["Conduit bending", "Blueprint reading", "PLC", "Motor controls", "Hand tools"],
  certifications: [
    { name: "Journeyman Electrician License", year: "2017" },
    { name: "OSHA 10", year: "2019" },
  ],
});

export const accountantResume = buildResume({
  name: "Priya Nair",
  summary: "Accountant who closes books on time.",
  jobs: [
    {
      title: "Staff Accountant",
      company: "Harlow Foods",
      start: "2019-01",
      end: "present",
      bullets: [
        "Prepare month-end close entries and account reconciliations for four entities",
        "Cut the close from 9 to 6 days by standardizing reconciliation templates",
        "Process accounts payable for about 600 invoices a month in NetSuite",
        "Support the external audit with schedules and samples",
      ],
    },
    {
      title: "Bookkeeper",
      company: "Finch & Daughters",
      start: "2015-06",
      end: "2018-12",
      bullets: [
        "Kept the general ledger in QuickBooks for a shop with 14 employees",
        "Filed quarterly sales tax returns",
      ],
    },
  ],
  education: [{ degree: "B.S. in Accounting", school: "Tilden College", end: "2015" }],
  certifications: [{ name: "CPA (in progress)" }],
  skills: ["NetSuite", "QuickBooks", "Excel", "GAAP", "Accounts payable", "Account reconciliation"],
});

export const serverResume = buildResume({
  name: "Dana Whit",
  jobs: [
    {
      title: "Server",
      company: "The Copper Pan",
      start: "2020-04",
      end: "2024-09",
      bullets: [
        "Served up to 60 guests a night and handled cash and card payments",
        "Trained six new servers on the menu and the Toast POS system",
        "Resolved guest complaints and passed patterns on to the manager",
        "Counted the bar inventory every Sunday and placed supply orders",
      ],
    },
    {
      title: "Barista",
      company: "Juniper Coffee",
      start: "2018-01",
      end: "2020-03",
      bullets: [
        "Opened the shop five days a week and balanced the cash drawer",
        "Prepared espresso drinks for a morning line of 80 customers",
      ],
    },
  ],
  skills: ["Customer service", "Cash handling", "Scheduling", "Microsoft Excel"],
  education: [{ degree: "High School Diploma", school: "Eastgate High School", end: "2017" }],
});

export const studentResume = buildResume({
  name: "Leo Park",
  education: [
    {
      degree: "Bachelor of Arts in Communication",
      school: "Redwood University",
      start: "2023",
      end: "2027",
    },
  ],
  projects: [
    {
      name: "Campus Food Guide",
      bullets: [
        "Designed a printed guide to 40 local restaurants in Adobe InDesign",
        "Interviewed 25 students about where they eat",
      ],
    },
  ],
  volunteer: [
    {
      title: "Social Media Volunteer",
      organization: "Riverside Animal Shelter",
      start: "2024-01",
      end: "present",
      bullets: [
        "Write three posts a week about animals that need a home",
        "Photographed 70 dogs and cats for the shelter's website",
      ],
    },
  ],
  skills: ["Adobe InDesign", "Social media", "Photography", "Canva", "Copywriting"],
});

export const warehouseResume = buildResume({
  name: "Sam Oduya",
  jobs: [
    {
      title: "Warehouse Associate",
      company: "Northline Freight",
      start: "2021-02",
      end: "present",
      bullets: [
        "Pick and pack about 180 orders per shift with an RF scanner",
        "Drive a sit-down forklift and a reach truck without an accident since 2021",
        "Count cycle inventory weekly and correct differences in SAP",
        "Load and unload trailers in the receiving dock",
      ],
    },
  ],
  certifications: [{ name: "Forklift certification (expired 2023)" }],
  skills: ["Forklift operation", "Order picking", "SAP", "Shipping and receiving"],
});

export const marketerResume = buildResume({
  name: "Ines Roca",
  jobs: [
    {
      title: "Marketing Coordinator",
      company: "Bluebird Bikes",
      start: "2020-01",
      end: "2023-06",
      bullets: [
        "Managed email marketing in Mailchimp for a list of 18,000 subscribers",
        "Increased newsletter open rate from 19% to 27% by testing subject lines",
        "Assisted in planning a product launch with two agencies",
        "Wrote blog posts and product copy for the online shop",
      ],
    },
  ],
  education: [{ degree: "B.A. in English", school: "Alder College", end: "2019" }],
  skills: ["Mailchimp", "Google Analytics", "SEO", "Copywriting", "Canva"],
  languages: [
    { name: "Spanish", level: "native" },
    { name: "French", level: "basic" },
  ],
});
