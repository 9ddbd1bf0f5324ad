import { additionalSchema, emptyResume, entryPrefixes, recordSections } from "@savile/model";
import type { Period, RecordEntry, Resume, Text } from "@savile/model";

function texts(prefix: string, words: string): Text[] {
  return [1, 2, 3].map((count) => ({ id: `${prefix}${count}`, text: `${words} number ${count}` }));
}

function record(section: keyof typeof entryPrefixes): RecordEntry {
  return {
    id: `${entryPrefixes[section]}1`,
    title: `Title of ${section}`,
    organization: `Organization of ${section}`,
    location: `Place of ${section}`,
    dates: { text: `Since 2014 (${section})`, start: "2014", end: "present" },
    summary: `What ${section} was about, in a sentence.`,
    bullets: texts("b", `Line of ${section}`),
  };
}

function dates(text: string): Period {
  return { text, start: "", end: "" };
}

function work(): Pick<Resume, "experience" | "projects"> {
  return {
    experience: [
      {
        id: "exp1",
        title: "Gärtnermeisterin",
        company: "Čapek & Sønner",
        location: "Ørsted",
        dates: dates("Spring 2019 – today"),
        url: "https://nursery.example.com/about/",
        summary: "A nursery with twelve people.",
        bullets: texts("b", "Work line"),
      },
    ],
    projects: [
      {
        id: "prj1",
        name: "Wiesenplan",
        technologies: "R, QGIS",
        dates: dates("Winter 2021"),
        url: "meadows.example.net/plan",
        description: "Maps of meadows for a town.",
        bullets: texts("b", "Project line"),
      },
    ],
  };
}

function learning(): Pick<Resume, "education" | "certifications" | "languages"> {
  return {
    education: [
      {
        id: "edu1",
        degree: "Diploma",
        field: "Garden architecture",
        school: "Școala de Grădini",
        location: "Iași",
        dates: { text: "2009 to 2013", start: "2009", end: "2013" },
        url: "http://gradini.example.edu",
        details: texts("b", "Study line"),
      },
    ],
    certifications: [
      {
        id: "crt1",
        name: "Tree care",
        issuer: "Łąka Board",
        year: "Anno 2016",
        url: "trees.example.pl/check?id=16",
      },
    ],
    languages: [
      { id: "lng1", name: "Ελληνικά", level: "native tongue" },
      { id: "lng2", name: "Русский", level: "B2 exam" },
      { id: "lng3", name: "Tiếng Việt", level: "some words" },
    ],
  };
}

/** A synthetic resume with every field filled, each text different; three scripts and many accents. */
export function fullResume(): Resume {
  const records = Object.fromEntries(recordSections.map((section) => [section, [record(section)]]));
  return {
    ...emptyResume(),
    name: "Zoë Müller-Østergård",
    headline: "Head gardener",
    contact: {
      email: "zoe@example.org",
      phone: "+45 32 55 01 99",
      location: "Copenhagen",
      linkedin: "linkedin.com/in/zoe-example",
      github: "https://github.com/zoe-example",
      links: [
        { id: "l1", text: "https://zoe.example.org/garden" },
        { id: "l2", text: "Showcase on request" },
      ],
    },
    summary: "Gardener who reads soils.\nSecond line of the summary.",
    competencies: texts("s", "Competency"),
    ...work(),
    ...learning(),
    skills: [{ id: "skl1", category: "Tools", skills: texts("s", "Tool") }],
    ...records,
    publications: [{ ...record("publications"), url: "https://doi.example.org/10.1/soil" }],
    additional: [
      additionalSchema.parse({ id: "add1", title: "Things I grow", lines: texts("l", "Plant") }),
      additionalSchema.parse({ id: "add2", title: "Wanderings", lines: texts("l", "Trail") }),
    ],
    order: ["add2", ...emptyResume().order, "add1"],
  };
}
