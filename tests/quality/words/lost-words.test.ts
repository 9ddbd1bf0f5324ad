import { extract } from "@savile/extraction";
import { expect, test } from "vitest";
import { corpusDay } from "../engines.ts";
import { lostWords } from "./lost-words.ts";

async function read(text: string) {
  const found = await extract(new TextEncoder().encode(text), { today: corpusDay, name: "cv.txt" });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const resume = `Ilka Farrow
ilka@example.org

EXPERIENCE
Transport Planner, Quenby Haulage Ltd
04/2019 - present
- Planned the rounds of fourteen vans

SKILLS
Tachographs, Excel
`;

test("a file whose words all reach a value, or head a section, loses none", async () => {
  const { words, lost, share, pieces, unread } = lostWords(await read(resume), ["Planned", "Ilka"]);
  expect({ lost, share, pieces, unread }).toEqual({ lost: 0, share: 0, pieces: [], unread: [] });
  expect(words).toBeGreaterThan(20);
});

test("pieces that stand in no value are told with their number of words, the largest first", async () => {
  const found = await read(resume);
  const piece = { line: "l1", kind: "text", state: "asked" } as const;
  const traces = [
    ...(found.traces ?? []),
    { ...piece, text: "night shift" },
    { ...piece, text: "Loaded and checked forty pallets" },
  ];
  const { words, lost, share, pieces } = lostWords({ ...found, traces });
  expect(pieces.map(({ text }) => text)).toEqual([
    "Loaded and checked forty pallets",
    "night shift",
  ]);
  expect([lost, share]).toEqual([7, 7 / words]);
});

test("words that are printed and stand on no line are told", async () => {
  const { unread } = lostWords(await read(resume), ["Tacho", "Forklift", "Excel"]);
  expect(unread).toEqual(["Forklift"]);
});
