/** A posting in parts, so that it can be printed in several ways. */
export interface SectionedPosting {
  readonly head: string;
  readonly sections: readonly { readonly heading: string; readonly items: readonly string[] }[];
}

export const postingSections: readonly SectionedPosting[] = [
  {
    head: "Warehouse Supervisor\nAlder Freight Ltd\nTacoma, WA",
    sections: [
      {
        heading: "What you'll do",
        items: [
          "Plan the shifts of twelve pickers",
          "Keep the dock safe and clean",
          "Report stock differences to the plant manager",
          "Train new pickers on the scanners",
        ],
      },
      {
        heading: "Requirements",
        items: [
          "3+ years of experience in a warehouse",
          "Forklift certification",
          "Ability to lift 50 lbs",
          "Strong communication skills",
          "High school diploma or equivalent",
        ],
      },
      {
        heading: "Nice to have",
        items: ["Spanish is a plus", "Experience with SAP preferred"],
      },
      {
        heading: "Benefits",
        items: ["Paid time off", "Dental insurance and a 401(k) plan", "Free lunch on Fridays"],
      },
    ],
  },
  {
    head: "Ward Nurse\nSt Brannoc Hospital\nLeeds",
    sections: [
      {
        heading: "About us",
        items: [
          "We are a teaching hospital with 600 beds",
          "Our wards have won two awards for care",
        ],
      },
      {
        heading: "Your duties",
        items: [
          "Assess patients and write care plans",
          "Give medication and record it",
          "Support families in hard hours",
        ],
      },
      {
        heading: "You have",
        items: [
          "Current registration as a nurse",
          "At least two years of experience on an acute ward",
          "Knowledge of infection control",
          "Willingness to work nights and weekends",
        ],
      },
      {
        heading: "How to apply",
        items: ["Please send your CV by 12 May", "We are an equal opportunity employer"],
      },
    ],
  },
  {
    head: "Payroll Accountant\nFernmoor Group\nBristol",
    sections: [
      {
        heading: "Responsibilities",
        items: [
          "Run the monthly payroll for 400 people",
          "Reconcile accounts at the end of the month",
          "Answer questions of staff about their pay",
        ],
      },
      {
        heading: "Qualifications",
        items: [
          "Bachelor's degree in accounting",
          "Five years' experience in payroll",
          "Advanced Excel skills",
          "Attention to detail",
          "Knowledge of tax law & pensions",
        ],
      },
      {
        heading: "We offer",
        items: ["A competitive salary", "Flexible hours", "Opportunities to grow"],
      },
    ],
  },
];
