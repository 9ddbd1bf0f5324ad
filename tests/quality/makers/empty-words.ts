import type { Person } from "./json-resume.ts";

const work = (word: string, startDate: string, endDate: string) => ({
  name: `${word} firm`,
  company: `${word} firm`,
  position: `${word} position`,
  location: `${word} town`,
  startDate,
  endDate,
  summary: "",
  highlights: [`${word} line one`, `${word} line two`],
});

/** A resume that says nothing: it shows that a maker works at all, and teaches nobody its look in earnest. */
export const emptyWords: Person = {
  id: "empty",
  truth: {
    name: "",
    email: "",
    phone: "",
    location: "",
    links: [],
    jobs: [],
    studies: [],
    skills: [],
    headings: [],
  },
  resume: {
    basics: {
      name: "Lorem Ipsum",
      label: "dolor",
      email: "lorem@example.com",
      phone: "555-0100",
      summary: "Dolor sit amet.",
      url: "https://lorem.example.com",
      website: "https://lorem.example.com",
      location: { city: "Amet", region: "Elit", postalCode: "" },
      profiles: [{ network: "LinkedIn", username: "lorem", url: "https://linkedin.com/in/lorem" }],
    },
    work: [work("tempor", "2020-01-01", ""), work("labore", "2018-01-01", "2019-12-01")],
    volunteer: [],
    education: [
      {
        institution: "Magna",
        studyType: "aliqua",
        area: "enim",
        startDate: "2010-01-01",
        endDate: "2014-01-01",
        courses: [],
      },
    ],
    awards: [],
    certificates: [],
    publications: [],
    skills: [{ name: "minim", level: "", keywords: ["veniam", "quis"] }],
    languages: [{ language: "nostrud", fluency: "ullamco" }],
    interests: [],
    references: [],
  },
};
