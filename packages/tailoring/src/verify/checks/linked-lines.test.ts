import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkLinkedLines } from "./linked-lines.ts";

const lines = [
  "Painted the ferry timetable boards in the harbour",
  "Ticket sales rose from 200 to 340 a week",
  "Cut the waiting time at the pier by opening a second gate",
];

describe("a cause and an effect of two lines", () => {
  it.each([
    "Painted the ferry timetable boards and thereby raised ticket sales from 200 to 340 a week",
    "Thanks to my painted timetable boards, ticket sales rose to 340 a week",
    "Painted the ferry timetable boards in the harbour, which brought ticket sales from 200 to 340",
    "By opening a second gate at the pier I raised ticket sales from 200 to 340",
  ])("are refused: %s", (claim) => {
    expect(objectionsOf(checkLinkedLines, lines, claim)).toEqual(["blocked"]);
  });

  it.each([
    "By opening a second gate at the pier I cut the waiting time",
    "Waiting time at the pier fell because of the second gate",
    "Painted the ferry timetable boards and opened a second gate at the pier",
    "Painted timetable boards by mixing harbour colours",
  ])("are none in: %s", (claim) => {
    expect(objectionsOf(checkLinkedLines, lines, claim)).toEqual([]);
  });
});

it("is not joined by a figure that counts something else", () => {
  const four = ["Led 4 painters in the harbour", "Ticket refunds fell from 7% to 4%"];
  const claim = "Led painters in the harbour, which cut ticket refunds from 7% to 4%";
  expect(objectionsOf(checkLinkedLines, four, claim)).toEqual(["blocked"]);
});

describe("a cause that only the grammar tells", () => {
  it.each([
    "Painting the ferry timetable boards brought ticket sales from 200 to 340 a week",
    "My painted timetable boards lifted ticket sales from 200 to 340 a week",
    "Painted the ferry timetable boards in the harbour, lifting ticket sales from 200 to 340",
    "Ticket sales rose from 200 to 340 a week with painted timetable boards",
    "Ticket sales rose to 340 a week once I had painted the timetable boards",
    "After painting the timetable boards, ticket sales rose from 200 to 340",
    "Jubilee posters brought ticket sales from 200 to 340 a week",
  ])("is refused where the resume does not tell of it: %s", (claim) => {
    expect(objectionsOf(checkLinkedLines, lines, claim)).toEqual(["blocked"]);
  });

  it.each([
    "The second gate cut the waiting time at the pier",
    "Cut the waiting time at the pier with a second gate",
    "Opened a second gate at the pier, cutting the waiting time",
    "Together with the painters, raised ticket sales from 200 to 340 a week",
    "Painted the ferry timetable boards after opening a second gate at the pier",
  ])("is none where one line does, or nothing changed: %s", (claim) => {
    expect(objectionsOf(checkLinkedLines, lines, claim)).toEqual([]);
  });

  it("may stand in the sentence before", () => {
    const two = [
      "Built a heated shelter on the pier.",
      "This brought queue complaints from 30 to 8.",
    ];
    const claim = "Built a heated pier shelter, bringing queue complaints from 30 to 8";
    expect(objectionsOf(checkLinkedLines, two, claim)).toEqual([]);
    expect(
      objectionsOf(checkLinkedLines, [two[0] ?? "", "Queue complaints went from 30 to 8."], claim),
    ).toEqual(["blocked"]);
  });
});
