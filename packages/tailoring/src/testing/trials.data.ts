import {
  accountantResume,
  electricianResume,
  marketerResume,
  serverResume,
  studentResume,
  teacherResume,
  warehouseResume,
} from "./resumes.ts";
import type { Trial } from "./gauntlet.ts";

/** Sentences about people of other trades. */
export const tradeTrials = [
  {
    trade: "teacher",
    resume: teacherResume,
    trials: [
      {
        fact: "exp1.b1",
        lies: [
          "Plan and teach daily lessons in reading, math and science for a class of 36 students",
          "Plan and teach daily lessons in reading, math, science and robotics for a class of 26 students",
          "Plan and teach weekly AP lessons for a class of 26 students",
          "Plan and teach award-winning lessons in reading and math for 26 students",
          "Head the math department and teach a class of 26 students",
        ],
        honest: [
          "Teach reading, math and science to a class of 26 students",
          "Plan daily lessons in reading, math and science",
          "Planned and taught daily lessons for twenty-six students in reading, math and science",
        ],
      },
      {
        fact: "exp1.b3",
        lies: [
          "Raised average reading scores by 41% over two years with small-group phonics lessons",
          "Raised average math scores by 14% over two years",
          "Lowered average reading scores by 14% over two years",
          "Raised average reading scores by 14% across the district",
          "Raised every student's reading score by 14%",
          "Raised average reading scores by 14% in two months",
        ],
        honest: [
          "Increased average reading scores 14% over two years through small-group phonics lessons",
          "Raised reading scores by 14% with phonics lessons in small groups",
        ],
      },
      {
        fact: "summary",
        lies: [
          "Master of Education with ten years in the classroom",
          "Principal with a background in phonics",
          "Teacher with 15 years of experience",
          "Teacher certified in ESL instruction",
          "Fluent in German",
        ],
        honest: [
          "Fourth Grade Teacher with a Bachelor of Education",
          "Native speaker of Norwegian",
          "State Teaching License, K-6",
        ],
      },
    ],
  },
  {
    trade: "electrician",
    resume: electricianResume,
    trials: [
      {
        fact: "exp1.b1",
        lies: [
          "Install conduit, wiring and panels in commercial buildings of up to 21 floors",
          "Install conduit, wiring and solar panels in commercial buildings",
          "Install conduit, wiring and panels in hospitals of up to 12 floors",
          "Design electrical systems for commercial buildings of up to 12 floors",
          "Supervise the installation of conduit, wiring and panels in commercial buildings",
        ],
        honest: [
          "Installed conduit, wiring and panels in commercial buildings of up to 12 floors",
          "Install wiring and conduit in commercial buildings",
        ],
      },
      {
        fact: "exp2.b2",
        lies: [
          "Replaced a switchgear line during a plant shutdown",
          "Led the replacement of a switchgear line during a plant shutdown",
          "Helped replace two switchgear lines during a plant shutdown",
          "Helped replace a switchgear line at a nuclear plant",
        ],
        honest: [
          "Assisted in replacing a switchgear line during a plant shutdown",
          "Supported the replacement of a switchgear line during a plant shutdown",
        ],
      },
      {
        fact: "summary",
        lies: [
          "Master electrician with OSHA 10",
          "Journeyman Electrician with OSHA 30",
          "Electrical engineer with PLC experience",
          "Journeyman Electrician with 20 years of experience",
        ],
        honest: [
          "Journeyman Electrician with an OSHA 10 card",
          "Experience with PLC cabinets and motor controls",
        ],
      },
    ],
  },
  {
    trade: "accountant",
    resume: accountantResume,
    trials: [
      {
        fact: "exp1.b2",
        lies: [
          "Cut the close from 9 to 3 days by standardizing reconciliation templates",
          "Cut the close from 6 to 9 days by standardizing reconciliation templates",
          "Cut costs from 9 to 6 million by standardizing reconciliation templates",
          "Cut the close from 9 to 6 days by automating journal entries",
          "Cut the close from 9 to 6 days, saving $40,000 a year",
        ],
        honest: [
          "Shortened the close from 9 to 6 days by standardizing reconciliation templates",
          "Reduced the close from nine to six days with standardized reconciliation templates",
        ],
      },
      {
        fact: "exp1.b3",
        lies: [
          "Process accounts payable for about 6,000 invoices a month in NetSuite",
          "Process accounts receivable for about 600 invoices a month in NetSuite",
          "Process accounts payable for about 600 invoices a week in NetSuite",
          "Process accounts payable for over 600 invoices a month in NetSuite",
          "Process accounts payable for about 600 invoices a month in SAP",
        ],
        honest: [
          "Process about 600 accounts payable invoices per month in NetSuite",
          "Processed AP invoices in NetSuite, about 600 each month",
        ],
      },
      {
        fact: "exp1.b4",
        lies: [
          "Led the external audit with schedules and samples",
          "Performed the external audit",
          "Passed the external audit without findings",
        ],
        honest: [
          "Supported the external audit with schedules and samples",
          "Assist the external audit with schedules and samples",
        ],
      },
      {
        fact: "summary",
        lies: [
          "CPA with NetSuite experience",
          "Controller at Harlow Foods",
          "MBA and B.S. in Accounting",
          "Certified Public Accountant",
        ],
        honest: [
          "CPA candidate (in progress)",
          "Staff Accountant at Harlow Foods with a B.S. in Accounting",
        ],
      },
    ],
  },
  {
    trade: "server",
    resume: serverResume,
    trials: [
      {
        fact: "exp1.b2",
        lies: [
          "Trained sixteen new servers on the menu and the Toast POS system",
          "Hired and trained six new servers on the menu",
          "Trained six new servers on the menu and the Aloha POS system",
          "Trained six managers on the Toast POS system",
        ],
        honest: [
          "Trained 6 new servers on the menu and the Toast POS system",
          "Taught six new servers the menu and the Toast POS system",
        ],
      },
      {
        fact: "exp1.b1",
        lies: [
          "Served 60 guests an hour and handled cash and card payments",
          "Served over 60 guests a night",
          "Served up to 60 VIP guests a night and handled cash and card payments",
          "Managed a floor of up to 60 guests a night",
        ],
        honest: [
          "Served up to sixty guests a night",
          "Served up to 60 guests per night and processed cash and card payments",
        ],
      },
    ],
  },
  {
    trade: "student",
    resume: studentResume,
    trials: [
      {
        fact: "prj1.b1",
        lies: [
          "Designed a printed guide to 400 local restaurants in Adobe InDesign",
          "Published a national guide to 40 restaurants",
          "Designed a printed guide to 40 local restaurants in Adobe Illustrator",
        ],
        honest: ["Designed a printed guide to 40 restaurants in InDesign"],
      },
      {
        fact: "summary",
        lies: [
          "Bachelor of Arts in Communication, completed in 2023",
          "Graduated from Redwood University with a Bachelor of Arts",
          "Social media manager at Riverside Animal Shelter",
        ],
        honest: [
          "Social Media Volunteer at Riverside Animal Shelter",
          "Studying toward a Bachelor of Arts in Communication (expected 2027)",
        ],
      },
    ],
  },
  {
    trade: "warehouse associate",
    resume: warehouseResume,
    trials: [
      {
        fact: "exp1.b1",
        lies: [
          "Pick and pack about 180 orders per day with an RF scanner",
          "Pick and pack about 810 orders per shift with an RF scanner",
          "Supervise pickers who pack about 180 orders per shift",
          "Pick and pack about 180 orders per shift with an RF scanner and 99.8% accuracy",
        ],
        honest: [
          "Picked and packed about 180 orders per shift using an RF scanner",
          "Pick and pack approximately 180 orders each shift with an RF scanner",
        ],
      },
      {
        fact: "exp1.b2",
        lies: [
          "Drive a sit-down forklift and a reach truck",
          "Drive a sit-down forklift, a reach truck and a crane without an accident since 2021",
        ].slice(1),
        honest: ["Drive a sit-down forklift and a reach truck"],
      },
      {
        fact: "summary",
        lies: [
          "Certified forklift operator",
          "Warehouse Manager at Northline Freight",
          "CDL Class A driver",
        ],
        honest: [
          "Warehouse Associate at Northline Freight",
          "Forklift certification, expired 2023",
        ],
      },
    ],
  },
  {
    trade: "marketing coordinator",
    resume: marketerResume,
    trials: [
      {
        fact: "exp1.b2",
        lies: [
          "Increased newsletter open rate from 19% to 72% by testing subject lines",
          "Decreased newsletter open rate from 27% to 19% by testing subject lines",
          "Increased newsletter click rate from 19% to 27%",
          "Increased newsletter revenue from $19 to $27 by testing subject lines",
        ],
        honest: ["Raised newsletter open rate from 19% to 27% by testing subject lines"],
      },
      {
        fact: "exp1.b3",
        lies: [
          "Planned a product launch with two agencies",
          "Managed a product launch with two agencies",
          "Assisted in planning a product launch with five agencies",
        ],
        honest: [
          "Helped plan a product launch with two agencies",
          "Assisted with planning a product launch with two agencies",
        ],
      },
      {
        fact: "summary",
        lies: [
          "Marketing Director with Mailchimp experience",
          "Bilingual in Spanish and French",
          "Fluent French speaker",
          "Marketing Coordinator with 6 years of experience",
        ],
        honest: [
          "Marketing Coordinator with 3 years of experience",
          "Basic French and native Spanish",
        ],
      },
    ],
  },
] satisfies { trade: string; resume: typeof teacherResume; trials: Trial[] }[];
