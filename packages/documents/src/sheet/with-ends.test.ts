import { expect, test } from "vitest";
import { sheetOf } from "./printed-lines.ts";
import { emptyResume } from "@savile/model";
import { withEnds } from "./with-ends.ts";

const long =
  "Brought 42 late orders a week down to 7 % with two half-day rounds at both of the older depots.";

function sheetWith(text: string) {
  const job = {
    id: "exp1",
    title: "Planner",
    company: "Oakhurst Foods",
    location: "",
    dates: { text: "2020", start: "2020", end: "2020" },
    summary: "",
    bullets: [{ id: "b1", text }],
  };
  const resume = { ...emptyResume(), name: "Ines Varga", summary: long, experience: [job] };
  return sheetOf({ kind: "resume", resume }, (value) => value, "modern");
}

/** The bullets of the job. */
function bulletsOf(sheet: ReturnType<typeof sheetWith>) {
  const blocks = sheet.sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (block.kind === "entry" ? block.bullets : []));
}

test("a bullet tells where each of its parts ends, the last one at the end of the text", () => {
  const [bullet] = bulletsOf(withEnds(sheetWith(long), (text) => text.length / 2));
  const lengths = bullet?.parts?.map((part) => part.length) ?? [];
  const sums = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((a, b) => a + b, 0) / 2);
  expect(bullet?.ends).toEqual(sums);
  expect(sums.at(-1)).toBe(long.length / 2);
});

test("what has no parts and what is no bullet stays as it is", () => {
  const sheet = sheetWith("Counted stock.");
  expect(withEnds(sheet, () => 1)).toEqual(sheet);
});
