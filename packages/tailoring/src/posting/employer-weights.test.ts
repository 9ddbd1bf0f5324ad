import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const asks = "Requirements\n- Two years of experience in a shop\n- Excel";

function read(head: string, body: string) {
  return parsePosting(`${head}\n\n${body}\n\n${asks}`);
}

describe("a name that stands on a line", () => {
  it.each([
    [
      "is the one whose beginning the text tells of",
      "Shop Clerk\nTarnwick Payments  ★ 3.9 (212 reviews)",
      "About Tarnwick\nWe move money.",
      "Tarnwick Payments",
    ],
    [
      "in capitals is the one of the text",
      "Shop Clerk\nFern & Dee Railway Operations",
      "ABOUT FERN & DEE\nWe run trains.",
      "Fern & Dee Railway Operations",
    ],
    [
      "has its initials in the reference",
      "FAR HILLS EMERGENCY COMMUNICATIONS\nShop Clerk",
      "Quote FHEC-26-09 in your letter.",
      "FAR HILLS EMERGENCY COMMUNICATIONS",
    ],
    [
      "signs a mail with its legal form and has the address",
      "Shop Clerk",
      "This is what we have open at Waldeck Forwarding in Rotterdam. Mail joris@waldeck.example.com.\n\nBest,\nJoris\nWaldeck Forwarding B.V.",
      "Waldeck Forwarding B.V.",
    ],
  ])("%s", (_, head, body, company) => {
    expect(read(head, body).company).toBe(company);
  });

  it("alone is no question, as it may be a board, a branch or a person", () => {
    const posting = parsePosting(`Shop Clerk\nUS, OH, Dayton\n\n${asks}\n\nPlumhill Ruby`);
    expect(posting.companyCandidates).toBeUndefined();
  });
});

describe("an address that is made of words of a name", () => {
  it.each([
    ["its first and last", "We are hiring. Mail jobs@tarnplant.example.com.", "Tarn Mobile Plant"],
    ["a mark for and", "Write to ada@kloofandvlei.example.com.", "Kloof & Vlei"],
  ])("bears it out: %s", (_, address, company) => {
    expect(read("Shop Clerk", `${company} keeps its shop open. ${address}`).company).toBe(company);
  });

  it("is none of another name that begins like it", () => {
    const { company } = read("Shop Clerk", "Tarn Mobile Plant. Mail jobs@tarnhill.example.com.");
    expect(company).toBeUndefined();
  });
});

describe("whom a recruiter names", () => {
  it.each([
    [
      "has asked the one who writes",
      "I'm Ada from Quill Talent. One of them, Van Wick Machinery B.V. in Helmond, has given me a vacancy.",
      "Van Wick Machinery B.V.",
    ],
    [
      "stands behind whom it is written for",
      "I am writing on behalf of Al Wadi Cost & Contracts, who have been appointed. Ada, Quill Talent",
      "Al Wadi Cost & Contracts",
    ],
  ])("%s", (_, body, company) => {
    expect(read("Shop Clerk", body).company).toBe(company);
  });

  it("is left out where somebody has been asked to find a person", () => {
    const body = "Furrow People has been asked to find a clerk.\n\nPip\nFurrow People Ltd";
    expect(read("Shop Clerk", body).company).toBeUndefined();
  });
});

describe("what is no employer", () => {
  it("is a part of a house that is named as well", () => {
    const head =
      "Orthoptist, Senior – Paediatric Eye Clinic (Permanent)\nSt Finan's Hospital, Cork";
    expect(read(head, "You join three orthoptists.").company).toBe("St Finan's Hospital");
  });

  it("is a scheme that it takes part in", () => {
    const body = "At Disability Confident we mean it. Disability Confident is a promise.";
    expect(read("Shop Clerk", body).company).toBeUndefined();
  });

  it("are the people who trade under its name", () => {
    const body = "We're Ann and Al Wren, sharemilkers trading as Braefoot Dairies.";
    expect(read("Shop Clerk", body).company).toBe("Braefoot Dairies");
  });
});
