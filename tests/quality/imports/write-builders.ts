import { strToU8, zipSync } from "fflate";
import { stringify } from "yaml";
import type { Job, Person, Span, Study } from "./person.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function html({ told, points }: Pick<Job, "told" | "points">): string {
  const items = points.map((point) => `<li><p>${escaped(point)}</p></li>`).join("");
  return `<p>${escaped(told)}</p>${items === "" ? "" : `<ul>${items}</ul>`}`;
}

const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function named(date: string): string {
  if (date === "present") return "Present";
  const [year, month] = date.split("-");
  return `${monthNames[Number(month) - 1]} ${year}`;
}

const told = ({ start, end }: Span): string => `${named(start)} – ${named(end)}`;

/** A section of the fourth generation of Reactive Resume. */
function section4(id: string, items: readonly object[]): object {
  const shown = items.map((item, at) => ({ id: `${id}${at}`, visible: true, ...item }));
  return { id, name: id, columns: 1, separateLinks: true, visible: true, items: shown };
}

const noUrl = { label: "", href: "" };

/** What Reactive Resume exports in its fourth generation. */
export function writeReactive4(person: Person): Uint8Array {
  const { first, last, headline, email, phone, place, site, summary } = person;
  return bytesOf(
    JSON.stringify({
      basics: {
        name: `${first} ${last}`,
        headline,
        email,
        phone,
        location: place,
        url: { label: "", href: site },
        customFields: [],
        picture: { url: "https://example.org/me.jpg", size: 64, effects: { hidden: false } },
      },
      sections: {
        summary: {
          id: "summary",
          name: "Summary",
          visible: true,
          content: `<p>${escaped(summary)}</p>`,
        },
        experience: section4(
          "experience",
          person.jobs.map((job) => ({
            company: job.employer,
            position: job.title,
            location: job.place,
            date: told(job),
            summary: html(job),
            url: noUrl,
          })),
        ),
        education: section4(
          "education",
          person.studies.map((study) => ({
            institution: study.school,
            studyType: study.degree,
            area: study.field,
            score: "",
            date: told(study),
            summary: "",
            url: noUrl,
          })),
        ),
        skills: section4(
          "skills",
          person.skills.map((name) => ({ name, description: "", level: 3, keywords: [] })),
        ),
        languages: section4(
          "languages",
          person.languages.map(({ name, level }) => ({ name, description: level, level: 4 })),
        ),
        custom: {},
      },
      metadata: { template: "rhyhorn", css: { value: ".section { outline: none; }" } },
    }),
  );
}

/** A section of the fifth generation. */
function section5(title: string, items: readonly object[]): object {
  const shown = items.map((item, at) => ({ id: `${title}${at}`, hidden: false, ...item }));
  return { title, icon: "", columns: 1, hidden: false, keepTogether: false, items: shown };
}

const noSite = { url: "", label: "", inlineLink: false };

/** What Reactive Resume exports in its fifth generation. */
export function writeReactive5(person: Person): Uint8Array {
  const { first, last, headline, email, phone, place, site, summary } = person;
  return bytesOf(
    JSON.stringify({
      picture: { hidden: true, url: "", size: 80, borderColor: "rgba(0, 0, 0, 0.5)" },
      basics: {
        name: `${first} ${last}`,
        headline,
        email,
        phone,
        location: place,
        website: { url: site, label: "" },
        customFields: [],
      },
      summary: { title: "", columns: 1, hidden: false, content: `<p>${escaped(summary)}</p>` },
      sections: {
        profiles: section5("", []),
        experience: section5(
          "Experience",
          person.jobs.map((job) => ({
            company: job.employer,
            position: job.title,
            location: job.place,
            period: told(job),
            website: noSite,
            description: html(job),
            roles: [],
          })),
        ),
        education: section5(
          "Education",
          person.studies.map((study) => ({
            school: study.school,
            degree: study.degree,
            area: study.field,
            grade: "",
            location: study.place,
            period: told(study),
            website: noSite,
            description: "",
          })),
        ),
        skills: section5(
          "Skills",
          person.skills.map((name) => ({
            name,
            icon: "",
            proficiency: "",
            level: 0,
            keywords: [],
          })),
        ),
        languages: section5(
          "Languages",
          person.languages.map(({ name, level }) => ({ language: name, fluency: level, level: 0 })),
        ),
      },
      customSections: [],
      metadata: { template: "onyx", layout: { sidebarWidth: 35 } },
    }),
  );
}

const stated = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));

const jobOf = ({ title, employer, place: location, told: text, points, start, end }: Job) =>
  stated({
    company: employer,
    position: title,
    location,
    start_date: start,
    end_date: end,
    summary: text,
    highlights: points,
  });
const studyOf = ({ school, degree, field, place: location, start, end }: Study) =>
  stated({
    institution: school,
    area: field,
    degree,
    location,
    start_date: start,
    end_date: end,
  });

/** The input of RenderCV. */
export function writeRenderCv(person: Person): Uint8Array {
  const { first, last, headline, email, phone, place, site, summary } = person;
  const text = stringify({
    cv: {
      name: `${first} ${last}`,
      headline,
      location: place,
      email,
      phone: `tel:${phone}`,
      website: site,
      sections: {
        summary: [summary],
        experience: person.jobs.map(jobOf),
        education: person.studies.map(studyOf),
        skills: person.skills.map((skill) => ({ bullet: skill })),
        languages: person.languages.map(({ name, level }) => ({ label: name, details: level })),
      },
    },
    design: { theme: "classic" },
  });
  return bytesOf(text);
}

const cell = (text: string) => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(names: readonly string[], rows: readonly (readonly string[])[]): Uint8Array {
  return strToU8(`\uFEFF${[names, ...rows].map((row) => row.map(cell).join(",")).join("\n")}\n`);
}

const ends = (end: string) => (end === "present" ? "" : named(end));

/** The archive of data that LinkedIn gives to its members. */
export function writeLinkedIn(person: Person): Uint8Array {
  return zipSync({
    "Profile.csv": csv(
      [
        "First Name",
        "Last Name",
        "Maiden Name",
        "Address",
        "Birth Date",
        "Headline",
        "Summary",
        "Industry",
        "Zip Code",
        "Geo Location",
        "Twitter Handles",
        "Websites",
        "Instant Messengers",
      ],
      [
        [
          person.first,
          person.last,
          "",
          "",
          "Jan 1",
          person.headline,
          person.summary,
          "",
          "",
          person.place,
          "",
          `[PERSONAL:${person.site}]`,
          "",
        ],
      ],
    ),
    "Positions.csv": csv(
      ["Company Name", "Title", "Description", "Location", "Started On", "Finished On"],
      person.jobs.map((job) => [
        job.employer,
        job.title,
        [job.told, ...job.points.map((point) => `• ${point}`)].join("\n"),
        job.place,
        named(job.start),
        ends(job.end),
      ]),
    ),
    "Education.csv": csv(
      ["School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities"],
      person.studies.map((study) => [
        study.school,
        named(study.start),
        ends(study.end),
        study.field,
        study.degree,
        "",
      ]),
    ),
    "Skills.csv": csv(
      ["Name"],
      person.skills.map((name) => [name]),
    ),
    "Languages.csv": csv(
      ["Name", "Proficiency"],
      person.languages.map(({ name, level }) => [name, level]),
    ),
    "Email Addresses.csv": csv(
      ["Email Address", "Confirmed", "Primary", "Updated On"],
      [
        ["old@example.org", "Yes", "No", "Not Available"],
        [person.email, "Yes", "Yes", "Not Available"],
      ],
    ),
    "PhoneNumbers.csv": csv(["Extension", "Number", "Type"], [["", person.phone, "Mobile"]]),
    "Connections.csv": csv(["First Name", "Last Name"], [["Secret", "Stranger"]]),
    "messages.csv": csv(["FROM", "CONTENT"], [["Secret Stranger", "Never to be read"]]),
  });
}
