import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const asks = "Requirements\n- Two years of experience in a shop\n- Excel";

function placeOf(head: string, body = ""): string | undefined {
  return parsePosting(`${head}\n\n${body}\n\n${asks}`).location;
}

describe("the place of a job", () => {
  it.each([
    ["behind the title", "Transport Planner, 40 hrs, Venlo", "", "Venlo"],
    ["by its label, with what else", "Shop Clerk\nLocation: Ennis, with days in Gort", "", "Ennis"],
    ["by another label", "Shop Clerk\nBased: Johnstone, with visits to the coast", "", "Johnstone"],
    ["of a form", "Shop Clerk\nTown: Ripon\nHours: 30", "", "Ripon"],
    [
      "below the way to the page",
      "Shop Clerk\nTransport & Logistics > Road Transport\nLocation: Perth",
      "",
      "Perth",
    ],
    [
      "behind the title, with its quarter",
      "Shop Clerk, Coventry (Earlsdon)",
      "",
      "Coventry (Earlsdon)",
    ],
    ["between the title and its terms", "Editor, Porto, mid January to end of May", "", "Porto"],
    ["before its terms", "Shop Clerk\nSchweinfurt, full time, hybrid (2 days)", "", "Schweinfurt"],
    ["among facts", "Shop Clerk | 4-7 Yrs | Visakhapatnam", "", "Visakhapatnam"],
    [
      "of two towns",
      "Shop Clerk\n1.0 FTE | Palmerston North or Hamilton",
      "",
      "Palmerston North or Hamilton",
    ],
    ["below its house", "Waipuna Primary School\nWhanganui\nShop Clerk", "", "Whanganui"],
    ["behind a building", "Shop Clerk\nCivic Hub, Northmarket / agile", "", "Northmarket"],
    ["with its region", "Shop Clerk\nIpswich, Queensland", "", "Ipswich, Queensland"],
    ["near which it is", "FARM MANAGER, 260 COWS, NEAR CAHIR", "", "NEAR CAHIR"],
    ["of a workshop", "Shop Clerk", "Ask us to see our Gatton workshop.", "Gatton"],
    [
      "of the posts",
      "Shop Clerk",
      "Saskatoon is our second site. These positions are in Prince Albert.",
      "Prince Albert",
    ],
    [
      "behind the employer in a sentence",
      "Shop Clerk",
      "Hello from Acorn Honey Ltd, Falher AB. Acorn Honey Ltd is hiring.",
      "Falher AB",
    ],
  ])("%s", (_, head, body, place) => {
    expect(placeOf(head, body)).toBe(place);
  });
});

describe("what is no place", () => {
  it.each([
    ["a field of work behind the title", "Engineer – Motor Control", ""],
    ["a town of which a sentence speaks in passing", "Shop Clerk", "Jo is off to London."],
    ["a house", "Shop Clerk\nSt Finan's Hospital", "We care."],
    [
      "the beginning of the name of a house",
      "Shop Clerk",
      "the workshop at the Calder Conservatoire.",
    ],
    ["a button of the page", "Shop Clerk", "Posted in: Jobs · 5h · Like · Reply"],
    ["two countries in a row", "Shop Clerk", "You travel to Austria, Switzerland."],
    [
      "a list of towns that begins before the comma",
      "CREW – OPEN DAYS IN MANILA, NAIROBI & MANCHESTER",
      "",
    ],
  ])("is %s", (_, head, body) => {
    expect(placeOf(head, body)).toBeUndefined();
  });
});
