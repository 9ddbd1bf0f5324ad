import { expect, test } from "vitest";
import type { Resume } from "@savile/model";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { ownSentences, tellsYears } from "./own-words.ts";

const postingText =
  "Barge skipper\n\nQuayline Ferries carries gravel on the river.\n\nRequirements\n- Boatmaster licence";

function lines(text: string) {
  return [{ id: "l1", text }];
}

function ownOf(given: Partial<Pick<Resume, "summary" | "additional">>) {
  const resume: Resume = { ...buildResume({ name: "Ada Quill", jobs: [] }), ...given };
  return ownSentences({
    source: readSource(resume, factsOf(resume), "2026-11-21"),
    posting: parsePosting(postingText),
    jobDescription: postingText,
  });
}

function textOf(given: Parameters<typeof ownOf>[0]): string {
  return ownOf(given)
    .map(({ text }) => text)
    .join(" ");
}

test.each([
  ["I have worked on the river for 22 years, nine of them as mate. I know every lock."],
  ["I grew up on a lock island. Since then I have never lived out of sight of water."],
])("what one says of oneself stands as it is: %s", (summary) => {
  expect(textOf({ summary })).toBe(summary);
});

test.each([
  [
    "Leader of a deck crew of three since 2023.",
    "I have been a leader of a deck crew of three since 2023.",
  ],
  [
    "Qualified ferry pilot with ten years on tidal water.",
    "I am a qualified ferry pilot with ten years on tidal water.",
  ],
  [
    "Deck and engine mechanic, 12 years on the estuary and the canal.",
    "I am a deck and engine mechanic with 12 years on the estuary and the canal.",
  ],
  [
    "Ferry operator who came up through the engine room.",
    "I am a ferry operator who came up through the engine room.",
  ],
  ["Four years of night running on my own.", "I have four years of night running on my own."],
])("who one is and what one has is said as a sentence: %s", (summary, said) => {
  expect(textOf({ summary })).toBe(said);
});

test.each([
  ["Seeking a position as a crane driver."],
  ["I am looking for a part-time post in Harwich."],
  ["I want to work in a bakery."],
  ["I am 23. My son was born in May and I took time out for him."],
  ["Passionate and dynamic team player."],
  ["Five years away with family abroad."],
  ["Particular interest in tidal work."],
  ["I decided that I wanted to be one of them."],
  ["My weak side is paper."],
  ["I looked after my dad for a year."],
  ["Own fleet of ferries and barges since 2023."],
])("other goals, private matters, praise and scraps stay out: %s", (summary) => {
  expect(textOf({ summary })).toBe("");
});

test("what leans on a sentence that stays out stays out with it", () => {
  expect(textOf({ summary: "Passionate about boats. Before that I was a baker in Ipswich." })).toBe(
    "",
  );
});

test("a hope stands where this work is hoped for", () => {
  expect(textOf({ summary: "I want to stay on the river." })).toBe("I want to stay on the river.");
});

test("a section in the first person speaks, one of other people or of interests does not", () => {
  const additional = [
    {
      id: "add1",
      title: "Why the river",
      lines: lines("I have never been bored on it for long. I like mornings."),
    },
    { id: "add2", title: "Referees", lines: lines("Harbour master at Ramsholt quay.") },
    { id: "add3", title: "Interests", lines: lines("I collect old charts of the coast.") },
    { id: "add4", title: "Contacts", lines: lines("Garage manager at Kirk depot since 2019.") },
  ];
  expect(ownOf({ additional }).map(({ address }) => address)).toEqual([]);
  const why = [
    { id: "add1", title: "Why the river", lines: lines("I like early mornings on deck.") },
  ];
  expect(ownOf({ additional: why })).toEqual([
    { text: "I like early mornings on deck.", address: "add1.l1", leans: false },
  ]);
});

test("own words that tell years are known to", () => {
  expect(tellsYears(ownOf({ summary: "I have worked on the river for nine years." }))).toBe(true);
  expect(tellsYears(ownOf({ summary: "I know every lock on the river." }))).toBe(false);
});

test("a summary that brings its own article has one", () => {
  expect(textOf({ summary: "A seasoned barge engineer with eight years on the river." })).toBe(
    "I am a seasoned barge engineer with eight years on the river.",
  );
});
