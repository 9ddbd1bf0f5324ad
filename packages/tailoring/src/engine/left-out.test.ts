import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { factsOf } from "../testing/build-resume.ts";
import { accountantResume } from "../testing/resumes.ts";
import { leftOut } from "./left-out.ts";

/** What a wording of one line leaves out, where the resume has another one as well. */
function lost(text: string, wording: string, asked: readonly string[] = [], other = "Kept books") {
  const [role, ...roles] = accountantResume.experience;
  if (role === undefined) throw new Error("no role");
  const bullets = [text, other].map((one, index) => ({ id: `b${index + 1}`, text: one }));
  const resume = { ...accountantResume, skills: [], experience: [{ ...role, bullets }, ...roles] };
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const line = source.byAddress.get("exp1.b1");
  if (line === undefined) throw new Error("no line");
  const terms = new Set(
    line.hits.filter((hit) => asked.includes(hit.spelling)).map((hit) => hit.term.id),
  );
  return leftOut(line, wording, { source, terms });
}

describe("a quantity", () => {
  it.each([
    ["Cut the close from 9 to 6 days", "Cut the close from nine to six days"],
    ["Tested concrete at 7 and 28 days", "Tested concrete after one and four weeks"],
    ["Fed 120 guests a day", "Fed one hundred and twenty guests daily"],
    ["Helped with two audits", "Helped with a pair of audits"],
    ["Worked there three and a half years", "Worked there for 42 months"],
    ["Brought a run down to 2 hours 15 minutes", "Brought a run down to 2.25 hours"],
    ["Shipped every two weeks", "Shipped fortnightly"],
    ["Closed 40 tickets.", "Tickets closed: 40."],
  ])("of %j is there in %j", (text, wording) => {
    expect(lost(text, wording)).toBeUndefined();
  });

  it.each([
    ["Cut the close from 9 to 6 days", "Cut the close to 6 days", "9"],
    ["Fed 120 guests at two sites", "Fed guests at two sites", "120"],
    ["Fed 120 guests at two sites", "Fed guests", "120"],
    ["Ran two shops for fourteen months", "Ran a couple of shops", "fourteen"],
  ])("of %j is missed in %j", (text, wording, missed) => {
    expect(lost(text, wording)).toBe(missed);
  });
});

describe("a name", () => {
  it.each([
    ["Tested in Chrome on Windows", "Ran tests on Windows and in Chrome."],
    ["Wrote API testing plans in Postman", "Wrote plans for checks of the API in Postman"],
  ])("of %j is there in %j", (text, wording) => {
    expect(lost(text, wording)).toBeUndefined();
  });

  it("is missed where it is gone", () => {
    expect(lost("Kept the ledger in QuickBooks", "Kept the ledger")).toBe("QuickBooks");
  });
});

describe("plain words", () => {
  const text = "Handled customer complaints and inventories";
  const wording = "Handled what guests were unhappy with, and stock counts";

  it("may be said in another way", () => {
    expect(lost(text, wording)).toBeUndefined();
  });

  it("are missed where the posting asks for them and no other line has them", () => {
    expect(lost(text, wording, ["customer complaints"])).toBe("customer complaints");
    expect(lost(text, wording, ["customer complaints"], "Solved customer complaints")).toBe(
      undefined,
    );
  });
});
