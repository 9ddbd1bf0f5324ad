import type { ProjectEntry } from "@savile/model";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writePdf } from "../testing/write-pdf.ts";

const head = "Ana Prado\nana@example.org | 555-123-4567\n\nProjects\n\n";

async function projects(bytes: Uint8Array): Promise<readonly ProjectEntry[]> {
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.projects;
}

test.each([
  ["raft-lab | https://github.com/ana/raft-lab", "", "https://github.com/ana/raft-lab"],
  ["raft-lab | Go, Raft | github.com/ana/raft-lab", "Go, Raft", "github.com/ana/raft-lab"],
  ["raft-lab | Node.js, Go", "Node.js, Go", undefined],
])("the address beside the name of a project is its link: %s", async (line, tools, url) => {
  const text = `${head}${line}\n2019 - 2021\n- Wrote a simulator of networks\n`;
  const [found] = await projects(new TextEncoder().encode(text));
  expect(found).toMatchObject({ name: "raft-lab", technologies: tools });
  expect(found?.url).toBe(url);
});

test("so is what the link over its name leads to", async () => {
  const texts = [
    { x: 60, y: 60, text: "Ana Prado", size: 18, bold: true },
    { x: 60, y: 80, text: "ana@example.org | 555-123-4567" },
    { x: 60, y: 120, text: "PROJECTS", size: 13, bold: true },
    { x: 60, y: 140, text: "Harbour Lights", bold: true },
    { x: 480, y: 140, text: "2019 - 2021" },
    { x: 70, y: 155, text: "• Wrote a simulator of networks" },
    { x: 60, y: 180, text: "Night Shift", bold: true },
    { x: 480, y: 180, text: "2017 - 2018" },
    { x: 70, y: 195, text: "• Drew forty maps of a town" },
  ];
  const links = [{ x: 58, y: 130, w: 90, h: 14, url: "https://harbour.example/" }];
  const found = await projects(writePdf([{ texts, links }]));
  expect(found.map(({ name, url }) => [name, url])).toEqual([
    ["Harbour Lights", "https://harbour.example/"],
    ["Night Shift", undefined],
  ]);
});
