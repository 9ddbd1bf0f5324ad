import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";

async function read(texts: readonly PdfText[]) {
  const result = await extract(writePdf([{ texts }]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value;
}

/** Texts below each other, with white space above those that are set apart. */
function column(x: number, y: number, items: readonly (Omit<PdfText, "x" | "y"> | string)[]) {
  let at = y;
  return items.map((item): PdfText => {
    const one = typeof item === "string" ? { text: item } : item;
    at += one.size === undefined || one.size === 10.8 ? 12 : 24;
    return { ...one, x, y: at };
  });
}

const large = (text: string) => ({ text, size: 14, bold: true });
const side = (text: string) => ({ text, size: 11, bold: true });
const title = (text: string) => ({ text, size: 10.8, bold: true });
const name = (text: string) => ({ text, size: 26, bold: true });

test("a column with headings of its own style needs one that is known, and names of jobs look like the others", async () => {
  const { resume } = await read([
    ...column(40, 50, [name("Tilda Marchbanks"), "tilda@example.org | (555) 010-4477"]),
    ...column(40, 130, [
      large("Hello"),
      "Gardener of nine years who likes steep ground and old walls best of all.",
      large("Gardens"),
      { text: "MAR 2019 - NOW", bold: true, size: 8.4 },
      title("Head Gardener"),
      "Oakfield Hall, Leeds",
      "• Led nine people on forty acres of lawns and borders",
      { text: "JAN 2015 - FEB 2019", bold: true, size: 8.4 },
      title("Gardener"),
      "Mercy Vale Park, Leeds",
      "• Cut hedges and laid two miles of drystone wall",
      large("Schooling"),
      { text: "2014", bold: true, size: 8.4 },
      title("Diploma in Horticulture"),
      "Quayside College, Leeds",
    ]),
    ...column(430, 130, [
      side("Good at"),
      "Pruning",
      "Grafting",
      "Drainage",
      "Walling",
      side("Languages"),
      "English",
      "Polish",
      side("Referees"),
      "On request.",
    ]),
  ]);
  expect(resume.experience).toMatchObject([
    { title: "Head Gardener", company: "Oakfield Hall" },
    { title: "Gardener", company: "Mercy Vale Park" },
  ]);
  expect(resume.education).toMatchObject([{ school: "Quayside College" }]);
  const skills = resume.skills.flatMap((group) => group.skills.map(({ text }) => text));
  expect(skills).toEqual(["Pruning", "Grafting", "Drainage", "Walling"]);
});

test("where no known heading names jobs, the style of one that is known tells the others", async () => {
  const { sections } = await read([
    ...column(40, 50, [name("Tilda Marchbanks"), "tilda@example.org | (555) 010-4477"]),
    ...column(40, 130, [
      large("Profile"),
      "Boatbuilder who planks, caulks and paints, and keeps the yard in order.",
      large("Yards"),
      { text: "Boatbuilder, Larch Quay Ltd", bold: true },
      "2016 - 2023",
      "• Built nine dinghies",
      large("Learning"),
      { text: "Diploma in Boatbuilding, Quayside College", bold: true },
      "2015",
    ]),
    ...column(430, 130, [side("Languages"), "English", "Danish", side("Interests"), "Chess"]),
  ]);
  expect(sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Profile", "Yards", "Learning", "Languages", "Interests"]),
  );
});
