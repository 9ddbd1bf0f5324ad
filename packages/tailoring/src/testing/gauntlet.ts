import { buildResume } from "./build-resume.ts";

/** Sentences about one line of a resume: lies that must be objected to, honest ones that must pass. */
export interface Trial {
  readonly fact: string;
  readonly lies: readonly string[];
  readonly honest: readonly string[];
}

export const engineerResume = buildResume({
  name: "Ada Brook",
  jobs: [
    {
      title: "Software Engineer",
      company: "Northwind Logistics",
      start: "2019",
      end: "2023",
      bullets: [
        "Helped migrate 12 services from VMs to Kubernetes (K8s), reducing deploy time by 40%",
        "Built REST APIs in Node.js and PostgreSQL serving 2 million requests per day",
        "Participated in on-call rotation and wrote runbooks for the payments team",
        "Worked with a team of four engineers to add CI/CD pipelines using GitHub Actions",
      ],
    },
    {
      title: "Junior Developer",
      company: "Brightside Media",
      start: "2017",
      end: "2019",
      bullets: [
        "Maintained a PHP and jQuery storefront with about 500 products",
        "Assisted the lead developer with a $200K website redesign",
      ],
    },
  ],
  skills: [
    "JavaScript",
    "TypeScript",
    "Node.js",
    "PostgreSQL",
    "Kubernetes",
    "PHP",
    "Docker (basic)",
  ],
  education: [{ degree: "B.Sc. Computer Science", school: "University of Leeds", end: "2017" }],
  certifications: [{ name: "AWS Certified Cloud Practitioner (in progress)" }],
});

export const engineerTrials: readonly Trial[] = [
  {
    fact: "exp1.b1",
    lies: [
      "Helped migrate 15 services from VMs to Kubernetes (K8s), reducing deploy time by 40%",
      "Helped migrate 12 services from VMs to Kubernetes (K8s), reducing deploy time by 40% and cost by 20%",
      "Helped migrate 12 services from VMs to Kubernetes, reducing costs by 40%",
      "Led the migration of 12 services from VMs to Kubernetes, reducing deploy time by 40%",
      "Migrated 12 services from VMs to Kubernetes single-handedly, reducing deploy time by 40%",
      "Helped migrate 12 services from VMs to Kubernetes with Terraform, reducing deploy time by 40%",
      "Helped migrate 12 services from VMs to Kubernetes on AWS EKS, reducing deploy time by 40%",
      "Helped migrate a dozen mission-critical services to Kubernetes, halving deploy time",
    ],
    honest: [
      "Helped migrate 12 services from VMs to Kubernetes, cutting deploy time by 40%",
      "Reduced deploy time by 40% by helping migrate 12 services to K8s",
      "Supported the migration of twelve services from VMs to Kubernetes, reducing deployment time 40%",
      "Contributed to migrating 12 services to Kubernetes",
    ],
  },
  {
    fact: "exp1.b2",
    lies: [
      "Built REST APIs in Node.js and PostgreSQL serving 20 million requests per day",
      "Built REST APIs in Node.js and PostgreSQL serving 2 million users per day",
      "Built REST and GraphQL APIs in Node.js and PostgreSQL serving 2 million requests per day",
      "Architected REST APIs in Node.js and PostgreSQL serving 2 million requests per day",
      "Built REST APIs in Node.js and PostgreSQL serving 2 million requests per day with 99.9% uptime",
      "Built REST APIs in Node.js and MySQL serving 2 million requests per day",
      "Built REST APIs in Java and PostgreSQL serving 2 million requests per day",
      "Built HIPAA-compliant REST APIs in Node.js and PostgreSQL serving 2 million requests per day",
      "Built REST APIs in PHP and PostgreSQL serving 2 million requests per day",
    ],
    honest: [
      "Built PostgreSQL-backed REST APIs in Node.js serving 2M requests per day",
      "Developed REST APIs with Node.js and Postgres serving 2 million requests daily",
      "Built Node.js REST APIs",
      "Created REST APIs in Node.js and PostgreSQL handling 2,000,000 requests per day",
    ],
  },
  {
    fact: "exp1.b3",
    lies: [
      "Managed on-call rotation and wrote runbooks for the payments team",
      "Participated in on-call rotation and wrote runbooks for the payments team, cutting incident resolution time",
      "Participated in on-call rotation and wrote runbooks for the payments team at Stripe",
      "Participated in on-call rotation and wrote runbooks for the payments, fraud and risk teams",
    ],
    honest: [
      "Wrote runbooks for the payments team and took part in the on-call rotation",
      "Participated in on-call rotation; authored runbooks for the payments team",
    ],
  },
  {
    fact: "exp1.b4",
    lies: [
      "Led a team of four engineers to add CI/CD pipelines using GitHub Actions",
      "Worked with a team of 14 engineers to add CI/CD pipelines using GitHub Actions",
      "Worked with a team of four engineers to add CI/CD pipelines using GitHub Actions and Jenkins",
      "Mentored four engineers and added CI/CD pipelines using GitHub Actions",
    ],
    honest: [
      "Added CI/CD pipelines using GitHub Actions with a team of 4 engineers",
      "Collaborated with four engineers to add continuous integration and delivery pipelines in GitHub Actions",
      "Worked in a team of four engineers to introduce CI/CD pipelines using GitHub Actions",
    ],
  },
  {
    fact: "exp2.b1",
    lies: [
      "Maintained a PHP and jQuery storefront with over 5,000 products",
      "Maintained a PHP and React storefront with about 500 products",
      "Maintained a high-traffic PHP and jQuery storefront with about 500 products",
    ],
    honest: [
      "Maintained a storefront of about 500 products in PHP and jQuery",
      "Maintained a PHP/jQuery storefront with approximately 500 products",
    ],
  },
  {
    fact: "exp2.b2",
    lies: [
      "Delivered a $200K website redesign",
      "Assisted the lead developer with a $200M website redesign",
      "Assisted the lead developer with a $200K website redesign that increased sales",
    ],
    honest: [
      "Assisted the lead developer on a $200,000 website redesign",
      "Supported a $200K website redesign led by the lead developer",
    ],
  },
  {
    fact: "summary",
    lies: [
      "Senior Software Engineer with 6 years of experience",
      "Software engineer with 10+ years of experience",
      "Software engineer with 6 years of experience and AWS Certified Cloud Practitioner",
      "Software engineer with expert knowledge of Docker",
      "Software engineer with an M.Sc. in Computer Science",
      "Software engineer with a degree from the University of Cambridge",
      "Software engineer with experience in Go, Kafka and PostgreSQL",
      "Award-winning software engineer",
      "Software engineer with 8 years at Northwind Logistics",
    ],
    honest: [
      "Software engineer with experience in Kubernetes and CI/CD",
      "Software engineer with 6 years of experience",
      "Basic Docker knowledge, currently pursuing AWS Certified Cloud Practitioner",
      "B.Sc. in Computer Science from the University of Leeds",
      "Software engineer, most recently at Northwind Logistics",
      "Software engineer who built REST APIs serving 2 million requests per day",
      "Software engineer who has worked with Node.js, PostgreSQL and Kubernetes",
    ],
  },
];

export const nurseResume = buildResume({
  name: "Grace Lind",
  jobs: [
    {
      title: "Registered Nurse",
      company: "St. Anne Hospital",
      start: "2016",
      end: "2024",
      bullets: [
        "Provided direct care for up to 6 patients per shift in a 28-bed cardiac unit",
        "Assisted in training new hires on the Epic EHR system",
        "Reduced medication errors by 15% by introducing a double-check procedure",
      ],
    },
    {
      title: "Sales Associate",
      company: "Harbor Outfitters",
      start: "2013",
      end: "2016",
      bullets: [
        "Met or exceeded monthly sales targets in 30 of 36 months",
        "Handled cash and card payments and resolved customer complaints",
      ],
    },
  ],
  skills: ["Patient care", "Epic", "Basic Life Support"],
  languages: [{ name: "Spanish", level: "conversational" }],
  education: [{ degree: "Associate Degree in Nursing", school: "Lakeside College", end: "2016" }],
  certifications: [{ name: "BLS (expired 2023)" }],
});

export const nurseTrials: readonly Trial[] = [
  {
    fact: "exp1.b1",
    lies: [
      "Provided direct care for up to 8 patients per shift in a 28-bed cardiac unit",
      "Provided direct care for up to 6 patients per shift in a 28-bed intensive care unit",
      "Supervised care for up to 6 patients per shift in a 28-bed cardiac unit",
      "Provided direct care for up to 28 patients per shift in a cardiac unit",
      "Provided direct care for up to 6 patients per shift in a cardiac unit at Mayo Clinic",
    ],
    honest: [
      "Cared for up to six patients per shift in a 28-bed cardiac unit",
      "Delivered direct patient care (up to 6 patients per shift) in a 28-bed cardiac unit",
      "Provided direct care in a cardiac unit",
    ],
  },
  {
    fact: "exp1.b2",
    lies: [
      "Trained new hires on the Epic EHR system",
      "Assisted in training new hires on the Cerner EHR system",
      "Assisted in training 12 new hires on the Epic EHR system",
      "Designed the training program for new hires on the Epic EHR system",
    ],
    honest: ["Helped train new hires on Epic EHR", "Assisted with Epic EHR training for new hires"],
  },
  {
    fact: "exp1.b3",
    lies: [
      "Reduced medication errors by 50% by introducing a double-check procedure",
      "Reduced patient falls by 15% by introducing a double-check procedure",
      "Reduced medication errors by 15% by introducing a double-check procedure, improving patient satisfaction",
      "Reduced medication errors by 15% across the hospital by introducing a double-check procedure",
    ],
    honest: [
      "Introduced a double-check procedure that reduced medication errors by 15%",
      "Cut medication errors 15% by introducing a double-check procedure",
    ],
  },
  {
    fact: "exp2.b1",
    lies: [
      "Met or exceeded monthly sales targets in 36 of 36 months",
      "Met or exceeded sales targets every month",
      "Met or exceeded revenue targets of $50K in 30 of 36 months",
    ],
    honest: [
      "Met or exceeded sales targets in 30 of 36 months",
      "Hit or beat monthly sales targets in 30 of 36 months",
    ],
  },
  {
    fact: "exp2.b2",
    lies: [
      "Handled cash and card payments, resolved customer complaints and supervised cashiers",
      "Handled cash, card and crypto payments and resolved customer complaints",
    ],
    honest: [
      "Resolved customer complaints and handled cash and card payments",
      "Processed cash and card payments; resolved complaints from customers",
    ],
  },
  {
    fact: "summary",
    lies: [
      "Registered Nurse with 12 years of nursing experience",
      "Registered Nurse with a Bachelor of Science in Nursing",
      "Registered Nurse with current BLS",
      "Registered Nurse, fluent in Spanish",
      "Charge nurse with cardiac unit experience",
      "Registered Nurse with pediatric experience",
      "8 years of experience at Harbor Outfitters",
    ],
    honest: [
      "8 years of experience at St. Anne Hospital",
      "Conversational Spanish",
      "Cardiac unit experience and Epic EHR skills",
      "Associate Degree in Nursing from Lakeside College",
    ],
  },
];
