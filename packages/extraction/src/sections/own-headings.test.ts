import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";
import { tellsDeeds } from "./own-headings.ts";

async function read(text: string) {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\n${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  const { experience, additional, skills } = result.value.resume;
  return {
    jobs: experience.map(({ title, bullets }) => [title, ...bullets.map((one) => one.text)]),
    own: additional.map(({ title, lines }) => [title, ...lines.map((one) => one.text)]),
    skills: skills.flatMap((group) => group.skills.map((one) => one.text)),
  };
}

const job = "Experience\nMidwife, Larch Hospital, 2015 - 2024\n- Antenatal clinics\n\n";
const rest = "\n\nEducation\nBSc Midwifery, Alder College, 2014";

test.each([
  ["Home births attended", ["2022: 14 home births, all in Leeds", "First at 40 water births"]],
  ["Weddings I have done", ["Over 200 weddings across Yorkshire", "Castle Howard, 300 guests"]],
  ["Draped gowns", ["Silk gown for a gala", "Corset with 24 bones for a film"]],
  ["Ships served", ["MV Larch, 2020 - 2024", "MV Alder, 2017 - 2020"]],
  ["My pupils' results", ["12 pupils passed grade 8", "First prize in 2022"]],
  ["Union record", ["Shop steward for 120 members", "Safety rep on the site"]],
])("%s heads lines of its own", async (title, lines) => {
  const { jobs, own } = await read(`${job}${title}\n${lines.join("\n")}${rest}`);
  expect(own).toEqual([[title, ...lines]]);
  expect(jobs).toEqual([["Midwife", "Antenatal clinics"]]);
});

test("short lines below such a heading are no skills", async () => {
  const { own, skills } = await read(
    "EXPERIENCE\nMason, Larch Walls, 2015 - 2024\n- Lime work\n\nWALLS BUILT\nDry stone wall, lych gate, retaining wall\nGarden wall, well head\n\nEDUCATION\nCity and Guilds Masonry, Alder College, 2014",
  );
  expect(own[0]?.[0]).toBe("WALLS BUILT");
  expect(skills).toEqual([]);
});

test("what was done, a title and a firm between blank lines head nothing", async () => {
  const text =
    "Experience\n\nHouse help\nThe Otieno family\n2019 - 2023\n\nServed meals\nCleaned rooms\n\nLarch builders\nHod carrier, 2015 - 2019";
  const { own } = await read(`${text}${rest}`);
  expect(own).toEqual([]);
});

test.each(["House help", "Line worker", "Blue Door", "Stage hand", "Key skills"])(
  "%s tells of no deeds",
  (title) => {
    expect(tellsDeeds(title)).toBe(false);
  },
);

test("in bold among bold headings such words need no white space", async () => {
  const body = [
    "**Ana Prado**",
    "ana@example.org",
    "**Experience**",
    "Photographer, Larch Studio, York, 2012 - 2024",
    "Portraits for families in the county",
    "**Weddings I have done**",
    "Over 200 weddings across Yorkshire",
    "Castle Howard, 2019: 300 guests",
    "**Education**",
    "BA Photography, York College, 2011",
  ].map((text) => paragraph(text));
  const result = await extract(writeDocx({ body: body.join("") }), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value.resume.experience).toHaveLength(1);
  expect(result.value.resume.additional.map(({ title, lines }) => [title, lines.length])).toEqual([
    ["Weddings I have done", 2],
  ]);
});
