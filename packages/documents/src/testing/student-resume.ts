import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";

/** A resume of one page as a student writes one, in German; every name in it is invented. */
export function studentResume(): Resume {
  return {
    ...emptyResume(),
    language: "de",
    name: "Jörg Weißmüller",
    headline: "",
    contact: {
      email: "joerg.weissmueller@example.org",
      phone: "+49 151 55501234",
      location: "Göttingen",
      linkedin: "",
      github: "github.com/jweissmueller-example",
      links: [],
    },
    summary: "",
    education: [
      {
        id: "edu1",
        degree: "B. Sc. Angewandte Informatik",
        field: "Angewandte Informatik",
        school: "Georgia-Universität",
        location: "Göttingen",
        dates: { text: "10/2022 – heute", start: "2022-10", end: "present" },
        details: [
          { id: "b1", text: "Durchschnitt 1,7; Schwerpunkt verteilte Systeme" },
          { id: "b2", text: "Tutor für Algorithmen und Datenstrukturen (zwei Semester)" },
        ],
      },
    ],
    experience: [
      {
        id: "exp1",
        title: "Werkstudent Softwareentwicklung",
        company: "Nordlicht Energie GmbH",
        location: "Hannover",
        dates: { text: "04/2024 – heute", start: "2024-04", end: "present" },
        summary: "",
        bullets: [
          {
            id: "b1",
            text: "Prognosen für Windparks in Python und PostgreSQL, 40 Anlagen, stündlich.",
          },
          { id: "b2", text: "Laufzeit der Nachtläufe von 52 auf 11 Minuten gesenkt." },
        ],
      },
    ],
    skills: [
      {
        id: "skl1",
        category: "",
        skills: ["Python", "Java", "PostgreSQL", "Docker", "Git", "Linux"].map((text, index) => ({
          id: `s${index + 1}`,
          text,
        })),
      },
    ],
    projects: [
      {
        id: "prj1",
        name: "Fahrplanlotse",
        technologies: "TypeScript, SQLite",
        dates: { text: "2023", start: "2023", end: "2023" },
        description: "Auskunft für Busse ohne Netz, von 300 Studierenden genutzt.",
        bullets: [],
      },
    ],
    languages: [
      { id: "lng1", name: "Deutsch", level: "Muttersprache" },
      { id: "lng2", name: "Englisch", level: "C1" },
    ],
    order: ["education", "experience", "projects", "skills", "languages"],
  };
}
