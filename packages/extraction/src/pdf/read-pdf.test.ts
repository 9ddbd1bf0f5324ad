import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { column, writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";
import { readPdf } from "./read-pdf.ts";

const options = { today: "2026-11-01" };

const head: PdfText[] = [
  { x: 60, y: 60, text: "Ana Prado", size: 22, bold: true },
  { x: 60, y: 80, text: "ana@example.org | 555-123-4567 | Austin, TX" },
];
const jobLines = (x: number, y: number): PdfText[] => [
  { x, y, text: "EXPERIENCE", size: 13, bold: true },
  { x, y: y + 20, text: "Line Cook", bold: true },
  { x, y: y + 34, text: "Blue Door Cafe, Reno, NV" },
  ...column(x + 10, y + 48, [
    "• Cooked eighty covers a night",
    "• Kept the stations clean",
    "• Trained four new cooks",
  ]),
  { x, y: y + 104, text: "Dishwasher", bold: true },
  { x, y: y + 118, text: "Harbour Inn, Reno, NV" },
  ...column(x + 10, y + 132, ["• Washed dishes", "• Helped the cooks"]),
  { x, y: y + 180, text: "EDUCATION", size: 13, bold: true },
  { x, y: y + 200, text: "Culinary Arts Diploma, Delmar Community College, 2018" },
];

function right(y: number, text: string, size = 11, bold = false): PdfText {
  return { x: 224, y, text, size, bold };
}

function foot(page: number): PdfText[] {
  return [
    { x: 60, y: 770, text: "Ana Prado - resume" },
    { x: 500, y: 770, text: `Page ${page} of 2` },
  ];
}

async function resumeOf(bytes: Uint8Array) {
  const result = await extract(bytes, options);
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const result = await extract(bytes, options);
  return result.ok ? "read" : result.error.code;
}

const twoJobs = [
  {
    title: "Line Cook",
    company: "Blue Door Cafe",
    location: "Reno, NV",
    dates: { start: "2021-03", end: "present" },
  },
  {
    title: "Dishwasher",
    company: "Harbour Inn",
    location: "Reno, NV",
    dates: { start: "2018-06", end: "2021-02" },
  },
];

test("dates at the right edge belong to the lines at the left", async () => {
  const texts = [
    ...head,
    ...jobLines(60, 120),
    { x: 460, y: 140, text: "Mar 2021 - Present" },
    { x: 460, y: 224, text: "Jun 2018 - Feb 2021" },
  ];
  const resume = await resumeOf(writePdf([{ texts }]));
  expect(resume).toMatchObject({ name: "Ana Prado", experience: twoJobs });
  expect(resume.experience.map((job) => job.bullets.length)).toEqual([3, 2]);
  expect(resume.education).toMatchObject([
    { school: "Delmar Community College", dates: { end: "2018" } },
  ]);
});

test("dates in a column at the left belong to the lines at the right", async () => {
  const texts = [
    ...head,
    ...jobLines(180, 120),
    { x: 60, y: 140, text: "Mar 2021 - Present" },
    { x: 60, y: 224, text: "Jun 2018 - Feb 2021" },
  ];
  expect(await resumeOf(writePdf([{ texts }]))).toMatchObject({ experience: twoJobs });
});

test("a date over three lines beside an entry is one range", async () => {
  const texts = [
    ...head,
    ...jobLines(180, 120),
    ...column(60, 140, ["March 2021", "to", "Present"]),
    ...column(60, 224, ["June 2018", "to", "Feb 2021"]),
  ];
  expect(await resumeOf(writePdf([{ texts }]))).toMatchObject({
    experience: [
      { dates: { start: "2021-03", end: "present" } },
      { dates: { start: "2018-06", end: "2021-02" } },
    ],
  });
});

const side = column(60, 120, [
  { text: "CONTACT", size: 13, bold: true },
  "ana@example.org",
  "555-123-4567",
  "Austin, TX",
  { text: "SKILLS", size: 13, bold: true },
  "Knife work",
  "Stocks and sauces",
  "Bread baking",
  "Food safety",
  "Ordering",
  { text: "LANGUAGES", size: 13, bold: true },
  "English (native)",
  "Spanish (fluent)",
]);
const main = (x: number): PdfText[] => [
  ...jobLines(x, 120),
  { x: x + 200, y: 140, text: "Mar 2021 - Present" },
  { x: x + 200, y: 224, text: "Jun 2018 - Feb 2021" },
];

test.each([
  ["sidebar first", [...side, ...main(230)]],
  ["main column first", [...main(230), ...side]],
])("a sidebar and a main column stay apart: %s", async (_name, texts) => {
  const resume = await resumeOf(
    writePdf([{ texts: [{ x: 60, y: 60, text: "Ana Prado", size: 22 }, ...texts] }]),
  );
  expect(resume).toMatchObject({
    name: "Ana Prado",
    contact: { email: "ana@example.org", phone: "555-123-4567" },
    experience: twoJobs,
  });
  expect(resume.skills[0]?.skills.map((skill) => skill.text)).toEqual([
    "Knife work",
    "Stocks and sauces",
    "Bread baking",
    "Food safety",
    "Ordering",
  ]);
  expect(resume.languages).toMatchObject([
    { name: "English", level: "native" },
    { name: "Spanish", level: "fluent" },
  ]);
});

test("a file that was drawn in any order of its lines gives the same jobs", async () => {
  const texts = [...head, ...main(60)].toReversed();
  expect(await resumeOf(writePdf([{ texts }]))).toMatchObject({ experience: twoJobs });
});

test("letter-spaced headings are read as words", async () => {
  const texts = jobLines(60, 120).map((one) =>
    one.text === "EXPERIENCE"
      ? { ...one, tracking: 4 }
      : one.text === "EDUCATION"
        ? { ...one, text: "E D U C A T I O N" }
        : one,
  );
  const result = await extract(writePdf([{ texts: [...head, ...texts] }]), options);
  expect(result.ok && result.value.sections.map((section) => section.kind)).toEqual([
    "contact",
    "experience",
    "education",
  ]);
});

test("a profile that is shown as a word is known by the link behind it", async () => {
  const texts = [...head, { x: 60, y: 100, text: "see my page" }, ...main(60)];
  const resume = await resumeOf(
    writePdf([
      {
        texts,
        links: [{ x: 58, y: 88, w: 60, h: 15, url: "https://www.linkedin.com/in/anaprado" }],
      },
    ]),
  );
  expect(resume.contact.linkedin).toBe("https://www.linkedin.com/in/anaprado");
});

test("links with a dangerous target are left out and reported", async () => {
  const texts = [...head, { x: 60, y: 100, text: "click" }, ...main(60)];
  const result = await extract(
    writePdf([{ texts, links: [{ x: 58, y: 88, w: 60, h: 15, url: "javascript:alert(1)" }] }]),
    options,
  );
  expect(JSON.stringify(result)).not.toContain("alert");
  expect(result.ok && result.value.findings.map((finding) => finding.code)).toContain(
    "unsafe_link",
  );
});

test.each([
  ["white", { x: 60, y: 700, text: "Kubernetes", colour: [1, 1, 1] as const }],
  ["tiny", { x: 60, y: 700, text: "Kubernetes", size: 1 }],
  ["off-page", { x: 60, y: 900, text: "Kubernetes" }],
  ["vanish", { x: 60, y: 700, text: "Kubernetes", mode: 3 }],
])("text that is %s is a hidden fact and no value", async (reason, extra) => {
  const result = await extract(writePdf([{ texts: [...head, ...main(60), extra] }]), options);
  expect(result.ok && result.value.facts.filter((fact) => fact.hidden !== undefined)).toMatchObject(
    [{ id: "hidden.h1", text: "Kubernetes", hidden: reason }],
  );
  expect(JSON.stringify(result.ok && result.value.resume)).not.toContain("Kubernetes");
});

test("white text on a dark box is ordinary text", async () => {
  const boxes = [{ x: 0, y: 0, w: 612, h: 90, colour: [0.1, 0.1, 0.3] as const }];
  const white = head.map((one) => ({ ...one, colour: [1, 1, 1] as const }));
  expect(await resumeOf(writePdf([{ texts: [...white, ...main(60)], boxes }]))).toMatchObject({
    name: "Ana Prado",
    contact: { email: "ana@example.org" },
  });
});

test("text that is printed twice for a bold look is read once", async () => {
  const twice = [...head, ...head.map((one) => ({ ...one, x: one.x + 0.3 })), ...main(60)];
  expect(await resumeOf(writePdf([{ texts: twice }]))).toMatchObject({ name: "Ana Prado" });
});

test("page numbers and repeated footers are set aside", async () => {
  const second = [
    ...column(60, 100, [{ text: "SKILLS", size: 13, bold: true }, "Knife work, Bread baking"]),
    ...foot(2),
  ];
  const resume = await resumeOf(
    writePdf([{ texts: [...head, ...main(60), ...foot(1)] }, { texts: second }]),
  );
  expect(resume.skills.flatMap((group) => group.skills.map((skill) => skill.text))).toEqual([
    "Knife work",
    "Bread baking",
  ]);
  expect(JSON.stringify(resume)).not.toContain("Page 2");
});

test("a page without text has no text", async () => {
  expect(await codeOf(writePdf([{ texts: [] }]))).toBe("no_text");
});

test("a header that stands late in the file is found", async () => {
  expect(await codeOf(writePdf([{ texts: [...head, ...main(60)] }], " ".repeat(900)))).toBe("read");
});

test.each([
  ["nine bytes", "%PDF-1.4\n"],
  ["noise", `%PDF-1.7\n${"\u0001x\u00ff".repeat(500)}`],
])("%s are damaged", async (_name, text) => {
  expect(await codeOf(Uint8Array.from(text, (one) => one.charCodeAt(0)))).toBe("damaged");
});

test("half a file is damaged or read in part, never a crash", async () => {
  const bytes = writePdf([{ texts: [...head, ...main(60)] }]);
  expect(["damaged", "read", "no_text"]).toContain(await codeOf(bytes.slice(0, bytes.length / 2)));
});

test("an aborted reading ends", async () => {
  const result = await readPdf(writePdf([{ texts: head }]), AbortSignal.abort());
  expect(result).toMatchObject({ ok: false, error: { code: "timeout" } });
});

test("the layout that a professional network exports is read, grouped roles and broken address included", async () => {
  const left = column(
    24,
    60,
    [
      { text: "Contact", size: 13, bold: true },
      "www.linkedin.com/in/",
      "ana-prado-12345 (LinkedIn)",
      { text: "Top Skills", size: 13, bold: true },
      "Food Safety",
      "Menu Planning",
    ],
    15,
  );
  const texts = [
    ...left,
    right(60, "Ana Prado", 26, true),
    right(84, "Head Chef at Blue Door Cafe", 12),
    right(215, "Experience", 15.75, true),
    right(240, "Blue Door Cafe", 12, true),
    right(256, "5 years 2 months"),
    right(276, "Head Chef", 11.5, true),
    right(291, "January 2021 - Present (3 years 2 months)"),
    right(306, "Austin, Texas Area"),
    right(326, "Lead a team of twelve cooks and plan the seasonal menu for"),
    right(340, "two hundred guests a day."),
    right(366, "Line Cook", 11.5, true),
    right(381, "January 2019 - January 2021 (2 years 1 month)"),
    right(410, "Harbour Inn", 12, true),
    right(426, "Dishwasher", 11.5, true),
    right(441, "June 2016 - December 2018 (2 years 7 months)"),
  ];
  const resume = await resumeOf(writePdf([{ texts }]));
  expect(resume).toMatchObject({
    name: "Ana Prado",
    headline: "Head Chef at Blue Door Cafe",
    contact: { linkedin: "www.linkedin.com/in/ana-prado-12345" },
  });
  expect(resume.experience.map((job) => [job.title, job.company, job.dates.start])).toEqual([
    ["Head Chef", "Blue Door Cafe", "2021-01"],
    ["Line Cook", "Blue Door Cafe", "2019-01"],
    ["Dishwasher", "Harbour Inn", "2016-06"],
  ]);
});
