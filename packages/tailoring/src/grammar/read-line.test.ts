import { describe, expect, it } from "vitest";
import { besideOf, readLine } from "./read-line.ts";

describe("the head of a line", () => {
  it.each([
    "Project the cash needs of a chain of cafés",
    "Research new glazes for two potters",
    "Staff three wards with nurses each night",
    "Design and build cabinets for small kitchens",
    "Coach new drivers on safe loading",
    "Schedule weekly deliveries for four shops",
    "Report faults to the duty engineer",
    "Plan, teach and grade lessons for five classes",
    "Label, date and rotate food",
    "Process 80 invoices a week",
    "Record the blood pressure and pulse of every patient",
    "Cut vegetable waste by a fifth",
    "Led a crew of six",
    "Answer calls from tenants",
    "Book rooms for six partners",
  ])("is a verb in %j", (text) => {
    const { kind, sure } = readLine(text);
    expect([kind, sure]).toEqual(["verb", true]);
  });

  it.each([
    "Project engineer for two road bridges",
    "Staff nurse on a surgical ward",
    "Research assistant in a soil laboratory",
    "Design lead for a chain of shops",
    "Licensed practical nurse with a night post",
    "Open source library for maps",
    "Stock counts every month and re-ordering of seasonal lines",
    "Daily inspections of a box truck",
    "Collection and preparation of soil samples",
    "Support of two offices",
    "Winner of the county prize for rye bread",
    "300 covers a night on two floors",
    "The accounts of two small charities",
    "Certified welder for pipes",
  ])("is a noun in %j", (text) => {
    expect(readLine(text).kind).toBe("noun");
  });

  it("is decided by the lines beside it where it is open", () => {
    const verbs = besideOf(["Kept the books", "Wrote the wages", "Answered two phones"]);
    const nouns = besideOf(["The books of two shops", "Wages of 12 people", "Two phones"]);
    expect(readLine("Support office equipment", verbs).kind).toBe("verb");
    expect(readLine("Support office equipment", nouns).kind).toBe("noun");
  });
});

describe("the verbs of a head", () => {
  it.each([
    ["Tracked attendance and reported outcomes to the board", "Tracked reported"],
    ["Plan, teach and grade lessons", "Plan teach grade"],
    ["Process billings, manage petty cash and oversee two clerks", "Process manage oversee"],
    ["Maintains logs and reports two faults", "Maintains reports"],
    ["Sold new and used bicycles", "Sold"],
    ["Built a tool for nurses, adopted by three wards", "Built"],
    ["Prepare invoices, letters and payroll", "Prepare"],
    ["Write code that is modular and easy to keep", "Write"],
  ])("of %j are %j", (text, verbs) => {
    const { verbs: found, tokens } = readLine(text);
    expect(found.map(({ at }) => tokens[at]?.text).join(" ")).toBe(verbs);
  });

  it.each(["Managed the yard and handling cash", "Maintain safety and support systems"])(
    "are in doubt in %j",
    (text) => {
      expect(readLine(text).sure).toBe(false);
    },
  );
});
