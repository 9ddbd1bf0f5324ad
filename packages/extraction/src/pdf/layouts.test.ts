import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { column, writePdf } from "../testing/write-pdf.ts";
import type { PdfPage, PdfText } from "../testing/write-pdf.ts";

async function read(page: PdfPage) {
  const result = await extract(writePdf([page]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

const big = { size: 18, bold: true } as const;
const loud = { size: 13, bold: true } as const;

function head(x: number): PdfText[] {
  return column(
    x,
    60,
    [
      { ...big, text: "Tilda Marchbanks" },
      "tilda.marchbanks@example.org | (555) 010-4477 | Reno, NV",
    ],
    20,
  );
}

const skills = ["wound care", "rotas", "phlebotomy", "hoists", "first aid", "charting", "Excel"];

/** What the three prints of one resume must give. */
const expected = {
  name: "Tilda Marchbanks",
  contact: { email: "tilda.marchbanks@example.org", phone: "(555) 010-4477" },
  experience: [
    {
      title: "Staff Nurse",
      company: "Oakfield Lodge",
      dates: { start: "2019-03", end: "2023-05" },
    },
    {
      title: "Care Assistant",
      company: "Mercy Vale Clinic",
      dates: { start: "2016-01", end: "2019-02" },
    },
  ],
  education: [{ degree: "Diploma in Nursing", school: "Quayside College", dates: { end: "2015" } }],
};

function skillTexts(resume: Awaited<ReturnType<typeof read>>): string[] {
  return resume.skills.flatMap((group) => group.skills.map((one) => one.text));
}

test("one column with title over firm, town and dates", async () => {
  const resume = await read({
    texts: [
      ...head(60),
      ...column(60, 120, [
        { ...loud, text: "Experience" },
        { bold: true, text: "Staff Nurse" },
        "Oakfield Lodge | Reno | 03/2019 - 05/2023",
        "• Led the night shift of twelve",
        { bold: true, text: "Care Assistant" },
        "Mercy Vale Clinic | Boise | 01/2016 - 02/2019",
        "• Washed and fed forty residents",
        { ...loud, text: "Education" },
        { bold: true, text: "Diploma in Nursing" },
        "Quayside College | Reno | 2015",
        { ...loud, text: "Skills" },
        skills.join(", "),
      ]),
    ],
  });
  expect(resume).toMatchObject(expected);
  expect(skillTexts(resume)).toEqual(skills);
});

test("the same in two columns", async () => {
  const resume = await read({
    texts: [
      ...head(40),
      ...column(40, 120, [{ ...loud, text: "Skills" }, ...skills]),
      ...column(220, 120, [
        { ...loud, text: "Experience" },
        { bold: true, text: "Staff Nurse, Oakfield Lodge" },
        "03/2019 - 05/2023",
        "• Led the night shift of twelve",
        { bold: true, text: "Care Assistant, Mercy Vale Clinic" },
        "01/2016 - 02/2019",
        "• Washed and fed forty residents",
        { ...loud, text: "Education" },
        { bold: true, text: "Diploma in Nursing, Quayside College" },
        "2015",
      ]),
    ],
  });
  expect(resume).toMatchObject(expected);
  expect(skillTexts(resume)).toEqual(skills);
});

test("the same with the dates in a table", async () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ["03/2019 - 05/2023", "Staff Nurse", "Oakfield Lodge"],
    ["01/2016 - 02/2019", "Care Assistant", "Mercy Vale Clinic"],
  ];
  const resume = await read({
    texts: [
      ...head(60),
      { x: 60, y: 120, ...loud, text: "Experience" },
      ...rows.flatMap(([dates, title, firm], index) => [
        { x: 60, y: 140 + index * 16, text: dates },
        { x: 180, y: 140 + index * 16, text: title },
        { x: 360, y: 140 + index * 16, text: firm },
      ]),
      { x: 60, y: 190, ...loud, text: "Education" },
      { x: 60, y: 210, text: "2015" },
      { x: 180, y: 210, text: "Diploma in Nursing" },
      { x: 360, y: 210, text: "Quayside College" },
      ...column(60, 240, [{ ...loud, text: "Skills" }, skills.join(", ")]),
    ],
  });
  expect(resume).toMatchObject(expected);
  expect(skillTexts(resume)).toEqual(skills);
});

const stations = [
  "Staff Nurse, Oakfield Lodge",
  "• Led the night shift of twelve",
  "• Wrote the rota of the ward",
  "Care Assistant, Mercy Vale Clinic",
  "• Washed and fed forty residents",
  "• Drove the minibus to the clinic",
];

test("dates and headings in a strip at the left belong to the text beside them", async () => {
  const strip = [
    { x: 44, y: 130, ...loud, text: "Experience" },
    { x: 44, y: 150, text: "03/2019 - 05/2023" },
    { x: 44, y: 192, text: "01/2016 - 02/2019" },
    { x: 44, y: 240, ...loud, text: "Education" },
    { x: 44, y: 260, text: "2015" },
    { x: 44, y: 290, ...loud, text: "Skills" },
  ];
  const resume = await read({
    texts: [
      ...head(44),
      ...strip,
      ...column(190, 150, stations),
      { x: 190, y: 260, text: "Diploma in Nursing, Quayside College" },
      { x: 190, y: 310, text: skills.join(", ") },
    ],
  });
  expect(resume).toMatchObject({ experience: expected.experience, education: expected.education });
});

test("a heading of two lines in the margin is one heading", async () => {
  const resume = await read({
    texts: [
      ...head(44),
      { x: 44, y: 120, bold: true, text: "Profile" },
      { x: 170, y: 120, text: "Nurse who likes order and keeps her promises to people at night." },
      { x: 44, y: 144, bold: true, text: "Professional" },
      { x: 44, y: 157, bold: true, text: "Experience" },
      ...column(170, 146, [
        "Staff Nurse, Oakfield Lodge, 03/2019 - 05/2023",
        "• Led the night shift of twelve",
        "Care Assistant, Mercy Vale Clinic, 01/2016 - 02/2019",
        "• Washed and fed forty residents",
      ]),
      { x: 44, y: 216, bold: true, text: "Education" },
      { x: 170, y: 216, text: "Diploma in Nursing, Quayside College, 2015" },
    ],
  });
  expect(resume).toMatchObject({ experience: expected.experience, education: expected.education });
});

function dots(x: number, baselines: readonly number[]): PdfPage["boxes"] {
  return baselines.map((y) => ({ x, y: y - 5, w: 3, h: 3, colour: [0, 0, 0] as const }));
}

const drawnLines = [
  "Staff Nurse, Oakfield Lodge, 03/2019 - 05/2023",
  "Led the night shift of twelve",
  "Wrote the rota of the ward",
  "Care Assistant, Mercy Vale Clinic, 01/2016 - 02/2019",
  "Washed and fed forty residents",
];

test("small shapes before lines mark a list", async () => {
  const texts = column(60, 140, drawnLines).map((one, index) =>
    index === 0 || index === 3 ? { ...one, bold: true } : { ...one, x: 76 },
  );
  const resume = await read({
    texts: [...head(60), { x: 60, y: 120, ...loud, text: "Experience" }, ...texts],
    boxes: dots(66, [154, 168, 196]) ?? [],
  });
  expect(resume.experience.map((job) => job.bullets.length)).toEqual([2, 1]);
});

test("dots on a time line beside the headers of jobs mark no list", async () => {
  const texts = column(60, 140, drawnLines).map((one, index) => ({
    ...one,
    bold: index === 0 || index === 3,
  }));
  const resume = await read({
    texts: [...head(60), { x: 60, y: 120, ...loud, text: "Experience" }, ...texts],
    boxes: dots(50, [140, 182]) ?? [],
  });
  expect(resume.experience.map((job) => job.title)).toEqual(["Staff Nurse", "Care Assistant"]);
});

test("short columns inside a section end where the next heading is drawn", async () => {
  const resume = await read({
    texts: [
      ...head(60),
      { x: 60, y: 120, ...loud, text: "Certifications" },
      ...column(60, 140, ["First Aid at Work", "Moving and Handling"]),
      ...column(320, 140, ["Food Hygiene", "Fire Marshal"]),
      { x: 60, y: 190, ...loud, text: "Skills" },
      ...column(60, 210, ["wound care", "rotas", "charting"]),
      ...column(320, 210, ["phlebotomy", "hoists", "Excel"]),
    ],
  });
  expect(resume.skills.flatMap((group) => group.skills.map((one) => one.text)).toSorted()).toEqual([
    "Excel",
    "charting",
    "hoists",
    "phlebotomy",
    "rotas",
    "wound care",
  ]);
});

test("a list element goes on where its next line begins left of its mark", async () => {
  const long =
    "Led the night shift of twelve nurses and of nine carers over two winters, with a rota";
  const resume = await read({
    texts: [
      ...head(60),
      ...column(60, 120, [
        { ...loud, text: "Experience" },
        { bold: true, text: "Staff Nurse" },
        "Oakfield Lodge | Reno | 03/2019 - 05/2023",
        { x: 74, text: `• ${long}` },
        "Kept the plans of three wards and wrote what doctors ask for",
        { x: 74, text: "• Washed and fed forty residents" },
      ]),
    ],
  });
  expect(resume.experience[0]?.bullets.map((one) => one.text)).toEqual([
    `${long} Kept the plans of three wards and wrote what doctors ask for`,
    "Washed and fed forty residents",
  ]);
});

test("a column that goes on over the page is read on before the column beside it", async () => {
  const first = {
    texts: [
      ...head(60),
      ...column(60, 120, [
        { ...loud, text: "Experience" },
        { bold: true, text: "Staff Nurse" },
        "Oakfield Lodge | 03/2019 - 05/2023",
        "• Led the night shift of twelve",
        { bold: true, text: "Care Assistant" },
        "Mercy Vale Clinic | 01/2016 - 02/2019",
      ]),
      ...column(380, 120, [{ ...loud, text: "Skills" }, ...skills]),
    ],
  };
  const second = {
    texts: column(60, 60, ["• Washed and fed forty residents", "• Kept the rotas"]),
  };
  const result = await extract(writePdf([first, second]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  const { experience, skills: groups } = result.value.resume;
  expect(experience.map((job) => job.bullets.length)).toEqual([1, 2]);
  expect(groups.flatMap((group) => group.skills.map((one) => one.text))).toEqual(skills);
});
