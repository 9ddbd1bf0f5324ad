/** What a part of a posting is about. */
export type SectionKind =
  | "intro"
  | "about"
  | "duties"
  | "required"
  | "preferred"
  | "benefits"
  | "closing";

/** Headings by the kind of section that they open, in lower case and without marks. */
export const headings: Readonly<Record<Exclude<SectionKind, "intro">, readonly string[]>> = {
  about: [
    "about us", "about the company", "about the team", "about our company", "company description", "company overview", "company profile",
    "who we are", "our mission", "our story", "our values", "our culture", "why us", "why join us", "why work with us", "why work here",
    "overview of the company", "the company", "who our client is", "our client", "about the organization", "about the organisation", "about the school",
    "about the hospital", "about our client", "what we believe", "life at",
  ],
  duties: [
    "responsibilities", "key responsibilities", "duties", "duties and responsibilities", "duties & responsibilities", "responsibilities and duties",
    "essential duties", "essential duties and responsibilities", "essential functions", "essential job functions", "job functions", "job duties", "general job duties", "main duties",
    "primary responsibilities", "primary duties", "principal duties", "major responsibilities", "what you'll do", "what you will do", "what you'll be doing", "what you will be doing",
    "what you would own", "what you'll own", "what you will own", "your role", "the role", "the position", "your responsibilities", "your tasks", "tasks", "day to day", "a day in the life", "day-to-day responsibilities",
    "job description", "position description", "job summary", "position summary", "general description", "role overview", "role description", "about the role", "about the job", "about the position", "about this role", "the job",
    "what our client needs", "what we need", "position overview", "job overview", "the opportunity", "scope of work", "in this role you will", "in this role, you will", "you will", "role summary", "summary", "key duties", "key tasks", "main responsibilities", "job responsibilities", "specific duties", "accountabilities", "key accountabilities", "what the job involves", "what you'll be responsible for", "mission",
  ],
  required: [
    "requirements", "job requirements", "qualifications", "required qualifications", "minimum qualifications", "minimum requirements", "basic qualifications",
    "required skills", "required experience", "requirement", "must have", "must haves", "must-haves", "must-have", "what you need", "what you need to have", "what you'll need", "what you will need",
    "what we're looking for", "what we are looking for", "who you are", "about you", "you have", "you bring", "what you bring", "what you'll bring", "what you will bring", "your profile", "your background", "your skills", "skills", "skills and experience", "skills & experience",
    "experience", "experience and skills", "knowledge, skills and abilities", "knowledge skills and abilities", "education", "education and experience", "education & experience", "minimum qual requirements", "qualification requirements",
    "candidate profile", "the ideal candidate", "ideal candidate", "we're looking for", "skills and qualifications", "skills required", "skills/qualifications", "qualifications and skills", "qualifications and experience", "essential criteria", "essential skills", "essential", "key skills", "person specification", "technical skills", "competencies", "knowledge and skills",
    "what it takes", "to be successful", "you should have", "your qualifications", "education requirements", "experience required", "education required", "certificate requirement", "certifications", "licenses", "licensure", "licenses and certifications", "job qualifications", "physical requirements", "requirements and skills", "desired skills and experience", "technical requirements", "who we're looking for", "who we are looking for", "abilities", "additional requirements",
  ],
  preferred: [
    "preferred", "preferred qualifications", "preferred skills", "preferred experience", "preferred requirements", "nice to have", "nice to haves", "nice-to-have", "nice-to-haves",
    "bonus", "bonus points", "bonus points for", "bonus skills", "pluses", "a plus", "desirable", "desirable criteria", "desirable skills", "desired", "desired skills", "desired qualifications", "desired experience", "it would be great if", "good to have", "ideally", "ideally you have", "extra credit", "would be a plus", "additional qualifications", "assets", "advantageous",
  ],
  benefits: [
    "benefits", "perks", "perks and benefits", "benefits and perks", "what we offer", "we offer", "our offer", "compensation", "compensation and benefits", "salary", "salary and benefits", "pay", "what you'll get", "what you get", "why you'll love it here", "what's in it for you", "what's in it for me", "total compensation", "total rewards", "salary range", "pay range", "benefits include", "what we can offer you", "we provide", "job benefits", "benefits package",
    "schedule", "hours", "working hours", "work hours", "shift", "job type", "work schedule", "physical demands", "work environment", "working conditions",
  ],
  closing: [
    "how to apply", "to apply", "application process", "equal opportunity", "equal opportunity employer", "equal employment opportunity", "eeo statement", "eeo", "diversity", "diversity and inclusion", "privacy", "privacy notice", "disclaimer", "our commitment", "accommodations", "contact", "next steps", "application instructions", "note to agencies", "additional information", "location", "start date", "deadline",
  ],
};

/** Labels of a single value: "LOCATION: Fort Worth, TX". */
export const fieldLabels: Readonly<Record<string, "title" | "company" | "location" | "department" | "contact" | "other">> = {
  "job title": "title", position: "title", "position title": "title", title: "title", role: "title", "job position": "title", vacancy: "title", "business title": "title",
  company: "company", employer: "company", organization: "company", organisation: "company", "company name": "company", "hiring organization": "company", "name of employer": "company",
  location: "location", "job location": "location", "work location": "location", city: "location", place: "location", "location of work": "location",
  department: "department", division: "department", team: "department", unit: "department", dept: "department",
  contact: "contact", "contact person": "contact", "hiring manager": "contact", "contact name": "contact", recruiter: "contact",
  "reports to": "other", "report to": "other", industry: "other", employees: "other", address: "other", office: "other", salary: "other", "job type": "other", "employment type": "other", "job id": "other", "market size": "other", phone: "other", email: "other", "e-mail": "other", date: "other", posted: "other", level: "other", status: "other", category: "other", "employee type": "other", "pay rate": "other", "start date": "other", "job code": "other", "requisition": "other", supervisor: "other", classification: "other", "salary range": "other", schedule: "other", hours: "other", shift: "other", website: "other", "job number": "other", duration: "other", contract: "other",
};
