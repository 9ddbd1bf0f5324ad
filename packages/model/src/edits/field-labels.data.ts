type Labels = Readonly<Record<string, string>>;

const record: Labels = {
  title: "Title",
  organization: "Organization",
  location: "Location",
  dates: "Dates",
  summary: "Summary",
  b: "Bullet",
};

/** Names of fields by the prefix of their entry; lines by the prefix of their id. */
export const fieldLabels: Readonly<Record<string, Labels>> = {
  "": { name: "Name", headline: "Headline", summary: "Professional summary" },
  contact: {
    email: "Email",
    phone: "Phone",
    location: "Location",
    linkedin: "LinkedIn",
    github: "GitHub",
    u: "Link",
  },
  cmp: { c: "Competency" },
  exp: {
    title: "Job title",
    company: "Company",
    location: "Location",
    dates: "Dates",
    summary: "Role summary",
    b: "Bullet",
  },
  edu: {
    degree: "Degree",
    field: "Field of study",
    school: "School",
    location: "Location",
    dates: "Dates",
    d: "Detail",
  },
  skl: { category: "Category", s: "Skill" },
  prj: {
    name: "Project",
    technologies: "Technologies",
    dates: "Dates",
    description: "Description",
    b: "Bullet",
  },
  crt: { name: "Certification", issuer: "Issuer", year: "Year" },
  lng: { name: "Language", level: "Level" },
  awd: { ...record, title: "Award" },
  pub: { ...record, title: "Publication", organization: "Publisher" },
  vol: { ...record, title: "Role" },
  mem: { ...record, title: "Membership" },
  pat: { ...record, title: "Patent" },
  spk: { ...record, title: "Talk", organization: "Event" },
  tch: { ...record, title: "Role" },
  ldr: { ...record, title: "Role" },
  mil: { ...record, title: "Rank", organization: "Branch" },
  add: { title: "Section title", l: "Line" },
};

/** Names of the fields of a letter. */
export const letterLabels: Labels = {
  date: "Date",
  department: "Department",
  businessUnit: "Business unit",
  company: "Company",
  location: "Company location",
  salutation: "Salutation",
  closing: "Closing",
  signature: "Signature",
};
