import { expect, it } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const jobs = [
  {
    title: "Gardener",
    company: "Elm Park",
    start: "2018",
    end: "present",
    bullets: ["Planted two acres of borders", "Led four volunteers", "Pruned 60 old apple trees"],
  },
];

async function letterWith(line: string): Promise<string> {
  const resume = buildResume({ name: "Ada Quill", jobs });
  const additional = [{ id: "add1", title: "Licences", lines: [{ id: "l1", text: line }] }];
  const { letter } = await tailored(
    { ...resume, additional },
    "Gardener at Ash House\n\nRequirements\n- PA1 and PA6 certificates\n- Pruning",
  );
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

it("a paper that somebody says not to hold is not told", async () => {
  expect(await letterWith("PA1/PA6: I don't hold them and am willing to sit them")).not.toMatch(
    /PA1/u,
  );
});

it("a number of a paper denies nothing", async () => {
  expect(await letterWith("PA1 and PA6, no 44718")).toMatch(/PA1/u);
});
