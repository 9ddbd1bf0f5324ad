import { papers, resumeLeaves, templateIds } from "@savile/model";
import type { Page, Resume, TemplateId } from "@savile/model";
import { describe, expect, test } from "vitest";
import { readBack } from "../check/read-back.ts";
import { readPdf } from "../check/read-pdf.ts";
import { lettersOf } from "../text/text-equal.ts";
import { printedLines } from "../sheet/printed-lines.ts";
import { fullResume } from "../testing/full-resume.ts";
import { layOut, letterDocument, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { placedTexts } from "../testing/placed-texts.ts";
import type { PlacedText } from "../testing/placed-texts.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { contrast } from "./lint.ts";

const everyTemplate = templateIds.flatMap((template) =>
  papers.map((paper) => ({ template, paper })),
);

/** A person whose every value is longer than designers like to think. */
function longResume(): Resume {
  const resume = realisticResume();
  const [first, ...others] = resume.experience;
  return {
    ...resume,
    name: "Maximiliana-Theodora von und zu Falkenried-Hohenlinden",
    headline: "Principal Consultant for Regulatory Affairs, Pharmacovigilance and Quality Systems",
    contact: {
      email: "maximiliana-theodora.falkenried-hohenlinden@department.hospital.example.org",
      phone: "+49 (0)89 1234 567890 ext. 4711",
      location: "Rottach-Egern am Tegernsee, Upper Bavaria, Germany",
      linkedin: "https://www.linkedin.com/in/maximiliana-theodora-falkenried-1234567890",
      github: "https://github.com/maximiliana-theodora-falkenried",
      links: [{ id: "u1", text: "https://falkenried.example.com/case-studies/2024" }],
    },
    experience: [
      ...(first === undefined
        ? []
        : [
            {
              ...first,
              title:
                "Senior Vice President and Deputy Head of Global Regulatory Affairs and Safety",
              company:
                "Internationale Arzneimittel-Entwicklungsgesellschaft Falkenried & Partner KG",
              dates: { text: "September 2018 – December 2024 (six years)", start: "", end: "" },
            },
          ]),
      ...others,
    ],
  };
}

/** Texts of a page that stand on one line, joined from the left. */
function linesOf(texts: readonly PlacedText[]): string[] {
  const rows = new Map<number, PlacedText[]>();
  for (const text of texts) {
    const baseline = Math.round(text.y + text.h);
    rows.set(baseline, [...(rows.get(baseline) ?? []), text]);
  }
  return [...rows.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) =>
      lettersOf(
        row
          .toSorted((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join(""),
      ),
    );
}

async function linesByPage(resume: Resume, template: TemplateId): Promise<string[][]> {
  const { pdf } = layOut(resumeDocument(resume), { template });
  return (await placedTexts(pdf)).map(linesOf);
}

describe.each(everyTemplate)("a resume with every field in $template on $paper", (choice) => {
  const document = resumeDocument(fullResume());

  test("has every value of the model, in order, tagged, and nothing that readers stumble over", async () => {
    const { pdf } = layOut(document, choice);
    const result = await readBack(
      { bytes: pdf, format: "pdf", document, template: choice.template },
      sharedEngine().covers,
    );
    expect(result).toMatchObject({ ok: true, value: { missing: [], inOrder: true, tagged: true } });
    const printed = printedLines(document, choice.template).map(({ address }) => address);
    for (const leaf of resumeLeaves(fullResume())) expect(printed).toContain(leaf.address);
  });

  test("is a title, then sections, entries and lists, under a title of its own", async () => {
    const { pdf } = layOut(document, choice);
    const { roles, title, fontsNotEmbedded } = await readPdf(pdf);
    const headings = roles.filter((role) => /^H\d$/u.test(role)).map((role) => Number(role[1]));
    expect(headings.filter((level) => level === 1)).toEqual([1]);
    expect(headings[0]).toBe(1);
    headings.forEach((level, index) => {
      expect(level - (headings[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    expect(roles).toEqual(expect.arrayContaining(["H2", "H3", "L", "LI", "LBody", "Link"]));
    expect(title).toContain(fullResume().name);
    expect(fontsNotEmbedded).toEqual([]);
  });
});

describe.each(templateIds)("pages of %s", (template) => {
  test("long contact details, dates and phone numbers stay on one line each", async () => {
    const lines = (await linesByPage(longResume(), template)).flat();
    const { contact, experience } = longResume();
    const wanted = [
      contact.email,
      contact.phone,
      contact.location,
      "linkedin.com/in/maximiliana-theodora-falkenried-1234567890",
      ...experience.map((job) => job.dates.text),
    ].map(lettersOf);
    const times = wanted.map((text) => lines.filter((line) => line.includes(text)).length);
    expect(times).toEqual(wanted.map(() => 1));
  });

  test("no text is smaller than 8 points, and none leaves the white edges", async () => {
    const { pdf } = layOut(resumeDocument(longResume()), { template });
    for (const page of await placedTexts(pdf)) {
      for (const { h, x, w } of page) {
        expect(h / 0.66).toBeGreaterThanOrEqual(7.99);
        expect(x).toBeGreaterThan(34);
        expect(x + w).toBeLessThan(612 - 34);
      }
    }
  });

  test("every ink can be told from its ground", () => {
    for (const document of [resumeDocument(longResume()), letterDocument(sampleLetter())]) {
      for (const page of layOut(document, { template }).pages) expect(paleInks(page)).toEqual([]);
    }
  });

  test("name and number stand above each page but the first", async () => {
    const several = await linesByPage(fullResume(), template);
    expect(several.length).toBeGreaterThan(1);
    expect(several[0]?.join("")).not.toContain(`1/${several.length}`);
    several.slice(1).forEach((lines, index) => {
      const number = `${index + 2} / ${several.length}`;
      expect(lines.slice(0, 2)).toEqual([fullResume().name, number].map(lettersOf));
    });
    const { pdf } = layOut(letterDocument(sampleLetter()), { template });
    const [only] = (await placedTexts(pdf)).map(linesOf);
    expect(only?.at(-1)).toBe(lettersOf(sampleLetter().signature));
  });

  test("no page ends with a heading, whatever its length", async () => {
    const headings = new Set(
      printedLines(resumeDocument(realisticResume()), template)
        .filter(
          ({ address }) =>
            address === "" || /^(?:exp|edu|vol)\d+\.(?:title|degree)$/u.test(address),
        )
        .map(({ text }) => lettersOf(text)),
    );
    for (const cut of [0, 3, 5, 8, 11]) {
      const pages = await linesByPage(shortened(cut), template);
      const ends = pages.slice(0, -1).map((lines) => lines.at(-1) ?? "");
      for (const end of ends) {
        expect([...headings].filter((heading) => end.startsWith(heading))).toEqual([]);
      }
    }
  });
});

/** The realistic resume without so many of its bullets, and with some of them longer. */
function shortened(cut: number): Resume {
  const resume = realisticResume();
  let left = cut;
  const experience = resume.experience.map((job) => {
    const bullets = job.bullets.slice(Math.min(left, job.bullets.length - 1));
    left = Math.max(0, left - job.bullets.length + 1);
    return { ...job, bullets };
  });
  return { ...resume, experience };
}

// A filled rectangle: down, across, up.
const rectangle = /^M0 0v([\d.]+)h([\d.]+)v/u;

/** Fills of a page that cannot be told from what they are printed on: the paper, and tinted grounds. */
function paleInks({ drawing }: Page): string[] {
  const marks = drawing?.marks ?? [];
  const fills = (ground: boolean) =>
    marks.flatMap(({ fill, d }) =>
      fill === undefined || fill === "none" || rectangle.test(d) !== ground ? [] : [fill],
    );
  return fills(false).flatMap((fill) =>
    ["#ffffff", ...fills(true)].flatMap((ground) =>
      contrast(fill, ground) >= 4.5 ? [] : [`${fill} on ${ground}`],
    ),
  );
}
