import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../resume/canonical.ts";
import { emptyResume, knownSections, recordSections } from "../resume/resume.ts";
import type { RecordEntry, Resume } from "../resume/resume.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { parseResumeMarkdown } from "./parse-resume.ts";
import { printResumeMarkdown } from "./print-resume.ts";
import { sectionOfTitle, titleOfSection } from "../resume/section-titles.ts";

function resumeWith(part: Partial<Resume>): Resume {
  return { ...emptyResume(), name: "Ada Byron", ...part };
}

function roundTrip(resume: Resume): Resume {
  return parseResumeMarkdown(printResumeMarkdown(resume));
}

const job: Resume["experience"][number] = {
  id: "exp1",
  title: "Engineer",
  company: "Acme",
  location: "Berlin, Germany",
  dates: { text: "Jan 2020 – Present", start: "2020-01", end: "present" },
  summary: "Payments team of 6",
  bullets: [
    { id: "b1", text: "Cut costs by 30 %" },
    { id: "b2", text: "Wrote C# and F# | Rust" },
  ],
};

const record: RecordEntry = {
  id: "x1",
  title: "Member",
  organization: "Society",
  location: "Rome",
  dates: { text: "2019 - 2021", start: "2019", end: "2021" },
  summary: "Chair of the board",
  bullets: [{ id: "b1", text: "Ran 4 meetings" }],
};

describe("a resume as Markdown", () => {
  it("comes back as its canonical form, whatever it holds", () => {
    fc.assert(
      fc.property(anyResume(), (resume) => {
        expect(roundTrip(resume)).toEqual(canonicalResume(resume));
      }),
      { numRuns: runs(400) },
    );
  });

  it("is a fixed point: printing what was read gives the same text", () => {
    fc.assert(
      fc.property(anyResume(), (resume) => {
        const text = printResumeMarkdown(resume);
        expect(printResumeMarkdown(parseResumeMarkdown(text))).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it("reads like a resume", () => {
    const text = printResumeMarkdown(
      resumeWith({
        headline: "Staff Engineer",
        contact: {
          email: "ada@example.org",
          phone: "+49 30 1234567",
          location: "Berlin, Germany",
          linkedin: "linkedin.com/in/ada",
          github: "github.com/ada",
          links: [{ id: "l1", text: "https://ada.example.org" }],
        },
        summary: "Builds payment systems.",
        experience: [job],
        education: [
          {
            id: "edu1",
            degree: "BSc Physics",
            field: "Physics",
            school: "TU Berlin",
            location: "",
            dates: { text: "2015 – 2019", start: "2015", end: "2019" },
            details: [{ id: "b1", text: "Grade: 1.3" }],
          },
        ],
        skills: [
          {
            id: "skl1",
            category: "Languages",
            skills: [
              { id: "s1", text: "Go" },
              { id: "s2", text: "AWS (EC2, S3)" },
            ],
          },
        ],
        certifications: [{ id: "crt1", name: "CKA", issuer: "CNCF", year: "2023" }],
        languages: [{ id: "lng1", name: "German", level: "native" }],
      }),
    );
    expect(text).toBe(
      [
        "# Ada Byron",
        "",
        "Staff Engineer",
        "",
        "ada@example.org | +49 30 1234567 | Berlin, Germany | linkedin.com/in/ada | github.com/ada | https://ada.example.org",
        "",
        "## Summary",
        "",
        "Builds payment systems.",
        "",
        "## Experience",
        "",
        "### Engineer | Acme | Berlin, Germany",
        "*Jan 2020 – Present*",
        "",
        "Payments team of 6",
        "",
        "- Cut costs by 30 %",
        "- Wrote C# and F# \\| Rust",
        "",
        "## Education",
        "",
        "### BSc Physics | TU Berlin",
        "*2015 – 2019*",
        "",
        "Field: Physics",
        "",
        "- Grade: 1.3",
        "",
        "## Skills",
        "",
        "**Languages:** Go, AWS (EC2, S3)",
        "",
        "## Certifications",
        "",
        "- CKA | CNCF | 2023",
        "",
        "## Languages",
        "",
        "- German | native",
        "",
      ].join("\n"),
    );
  });

  it.each(recordSections)("keeps the section %s with all its fields", (section) => {
    const resume = resumeWith({ [section]: [record] });
    expect(roundTrip(resume)[section]).toEqual(canonicalResume(resume)[section]);
  });

  it("keeps the order of the sections and titles of the person's own", () => {
    const resume = resumeWith({
      summary: "About me",
      experience: [job],
      additional: [
        { id: "add1", title: "Hobbies & more", lines: [{ id: "b1", text: "Chess" }] },
        { id: "add2", title: "Experience", lines: [{ id: "b1", text: "A title that is taken" }] },
        { id: "add3", title: "", lines: [{ id: "b1", text: "No title" }] },
      ],
      order: ["add1", "experience", "add2", "summary", "add3"],
    });
    const back = roundTrip(resume);
    expect(back.order.filter((id) => /^(?:add|experience|summary)/.test(id))).toEqual([
      "add1",
      "experience",
      "add2",
      "summary",
      "add3",
    ]);
    expect(back.additional.map((section) => section.title)).toEqual([
      "Hobbies & more",
      "Experience",
      "",
    ]);
  });

  it("gives every known section a title that names it", () => {
    for (const section of knownSections) {
      expect(sectionOfTitle(titleOfSection(section))).toBe(section);
    }
  });

  it("carries dates that the words do not say in a note", () => {
    const dates = { text: "Hiver 2019", start: "2019-12", end: "2020-02" };
    const resume = resumeWith({ experience: [{ ...job, dates }] });
    expect(printResumeMarkdown(resume)).toContain("*Hiver 2019* <!-- 2019-12/2020-02 -->");
    expect(roundTrip(resume).experience[0]?.dates).toEqual(dates);
  });

  it("keeps line breaks inside a text", () => {
    const resume = resumeWith({ summary: "One.\n\nTwo.", experience: [] });
    expect(roundTrip(resume).summary).toBe("One.\n\nTwo.");
  });

  it("takes an empty file for an empty resume", () => {
    expect(parseResumeMarkdown("")).toEqual(emptyResume());
    expect(roundTrip(emptyResume())).toEqual(emptyResume());
  });
});

describe("Markdown written elsewhere", () => {
  it("is read by its headings, bold lines and separators", () => {
    const read = parseResumeMarkdown(
      [
        "# **Ada Byron**",
        "_Staff Engineer_",
        "Berlin · [ada@example.org](mailto:ada@example.org) · [LinkedIn](https://linkedin.com/in/ada)",
        "",
        "---",
        "",
        "## Professional Summary",
        "Builds payment systems",
        "for a living.",
        "",
        "## WORK EXPERIENCE",
        "### Engineer",
        "**Acme** | Berlin | Jan 2020 - Present",
        "* Cut costs by `30 %`",
        "  every year",
        "* Led [a team](https://example.org)",
        "",
        "**Intern | Start GmbH**",
        "2018 – 2019",
        "1. Learned",
        "",
        "## Technical Skills",
        "- **Languages**: Go, Rust",
        "- Tools: Docker, Git",
        "",
        "## Languages",
        "German (native), English (C1)",
        "",
        "## Certifications",
        "- CKA | 2023",
        "",
        "## Board Games",
        "Chess",
      ].join("\n"),
    );
    expect(read).toMatchObject({
      name: "Ada Byron",
      headline: "Staff Engineer",
      contact: {
        email: "ada@example.org",
        location: "Berlin",
        linkedin: "https://linkedin.com/in/ada",
      },
      summary: "Builds payment systems for a living.",
      experience: [
        {
          title: "Engineer",
          company: "Acme",
          location: "Berlin",
          dates: { text: "Jan 2020 - Present", start: "2020-01", end: "present" },
          bullets: [{ text: "Cut costs by 30 % every year" }, { text: "Led a team" }],
        },
        {
          title: "Intern",
          company: "Start GmbH",
          dates: { start: "2018", end: "2019" },
          bullets: [{ text: "Learned" }],
        },
      ],
      skills: [
        { category: "Languages", skills: [{ text: "Go" }, { text: "Rust" }] },
        { category: "Tools", skills: [{ text: "Docker" }, { text: "Git" }] },
      ],
      languages: [
        { name: "German", level: "native" },
        { name: "English", level: "C1" },
      ],
      certifications: [{ name: "CKA", issuer: "", year: "2023" }],
      additional: [{ title: "Board Games", lines: [{ text: "Chess" }] }],
    });
  });

  it("may have no headings at all", () => {
    const read = parseResumeMarkdown("Ada Byron\nada@example.org\n\n**Skills**\nGo, Rust");
    expect(read.name).toBe("Ada Byron");
    expect(read.contact.email).toBe("ada@example.org");
    expect(read.skills[0]?.skills.map((skill) => skill.text)).toEqual(["Go", "Rust"]);
  });

  it("joins sections that stand twice", () => {
    const read = parseResumeMarkdown("# A\n## Projects\n### One\n## Side Projects\n### Two");
    expect(read.projects.map((project) => project.name)).toEqual(["One", "Two"]);
  });

  it("leaves HTML and scripts as nothing but their text", () => {
    const read = parseResumeMarkdown(
      "# A\n## Summary\n<script>alert(1)</script> <b>Bold</b><br>next <!-- note --> a < b",
    );
    expect(read.summary).toBe("alert(1) Bold next  a < b");
  });

  it("is read without an error, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ unit: "binary" }), (a, b) => {
        const read = parseResumeMarkdown(`${a}\n${b}`);
        expect(roundTrip(read)).toEqual(read);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ["stars", "*".repeat(60_000)],
    ["brackets of terms", `## Skills\n${"a(".repeat(30_000)}`],
    ["links", `# A\n${"[x](".repeat(15_000)}`],
    ["notes", `# A\n${"<!-- ".repeat(12_000)}`],
    ["tags", `# A\n## Summary\n${"<a ".repeat(20_000)}`],
    ["marks", `# A\n## Summary\n${"*a _b ".repeat(10_000)}`],
    ["sections", "# a\n".repeat(15_000)],
    ["bullets", `# A\n## B\n${"- a\n".repeat(15_000)}`],
    ["blanks", `# A\n## Summary\na${" ".repeat(50_000)}x`],
    ["backslashes", `# A\n## Summary\n${"\\".repeat(60_001)}`],
  ])("of nothing but %s is read in a time that grows with its length", (_, text) => {
    // Time of the processor, which other programs on the machine do not lengthen.
    const before = process.cpuUsage().user;
    parseResumeMarkdown(text);
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(timeLimit(1_500));
  });
});
