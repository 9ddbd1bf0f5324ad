import { describe, expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

/** The verdict of a demand beside one job of four years: "Baker, Crumb Bakery: Shaped loaves". */
function verdictOf(job: string, requirement: string): string {
  const [head = "", text = ""] = job.split(": ");
  const [title = "", company = ""] = head.split(", ");
  const dates = { text: "2019-01 - 2022-12", start: "2019-01", end: "2022-12" };
  const role = { kind: "job" as const, title, company, dates };
  return matchPair({ requirement, lines: [{ role, text }], today: "2026-11-01" }).verdict;
}

const baker = "Baker, The Bakery: Shaped 300 sourdough loaves a night";
const dentalNurse = "Dental nurse, Smile Practice: Assisted four dentists at the chair";
const waiter = "Waiter, The Heron Restaurant: Served 60 covers a night";
const secretary = "Legal Secretary, Hobb & Marsh Solicitors: Typed briefs for two solicitors";
const chef = "Chef, The Heron Hotel: Cooked 90 covers a night";
const teacher = "Teacher, Hill Primary School: Taught a class of 30";
const receptionist = "Receptionist, Oak Dental Practice: Booked appointments";
const assistant = "Assistant, Hobb Ltd: Filed papers";

describe("years of an occupation in a kind of house", () => {
  test.each([
    [baker, "Three years as a baker in a craft bakery"],
    [baker, "Three years' experience as a baker in a busy high-street bakery"],
    [dentalNurse, "Two years as a dental nurse in a mixed dental practice"],
    [waiter, "Two years as a waiter in a fine-casual restaurant"],
    [waiter, "2 years waiting tables in a busy restaurant"],
    [secretary, "3 years as a legal secretary in a law firm"],
    [chef, "3 years as a chef in hotels or restaurants"],
    [chef, "At least three years' experience as a chef in a restaurant, hotel or similar"],
    [teacher, "3 years as a teacher in a primary school"],
    [receptionist, "Three years as a receptionist in a dental surgery"],
    ["Brewer, Fox Brewery: Brewed 20 hl a day", "2 years in a craft brewery"],
    ["Hairdresser, Snip: Cut and coloured", "3 years as a stylist in a busy salon"],
    ["Care Assistant, Rose House: Helped 20 residents", "3 years as a carer in a care setting"],
    ["Welder, Tyne Shipyard: MIG and TIG", "3 years as a welder in a busy workshop"],
    ["Staff Nurse, Larch Hospital: Cared for 12", "3 years as a registered nurse in a hospital"],
  ])("%s shows: %s", (job, asked) => {
    expect(verdictOf(job, asked)).toBe("met");
  });

  test.each([
    [receptionist, "Three years as a receptionist in a hotel"],
    [teacher, "3 years as a teacher in a secondary school"],
    [waiter, "2 years as a waiter in a seafood restaurant"],
    [
      "Machine Operator, Delta Plastics: Ran two moulding machines",
      "Three years as a machine operator in a pharmaceutical plant",
    ],
  ])("%s shows a part of: %s", (job, asked) => {
    expect(verdictOf(job, asked)).toBe("partly");
  });

  test.each([
    ["Office Manager, Crumb Bakery: Kept the books", "Three years as a baker in a craft bakery"],
    ["Delivery driver, Crumb Craft Bakery: Drove bread", "3 years as a baker in a craft bakery"],
    [secretary, "3 years as a solicitor in a law firm"],
    [baker, "3 years as a hotel receptionist"],
    [chef, "3 years as a hotel manager in a luxury hotel"],
    [assistant, "3 years as an assistant in a pharmacy"],
    [assistant, "3 years as a manager in a restaurant"],
    [teacher, "3 years as a driving instructor in a driving school"],
    ["Welder, Tyne Shipyard: MIG and TIG", "3 years as an electrician in a shipyard"],
    ["Waiter, Bean Bar: Served drinks", "3 years as a mechanic in an independent garage"],
  ])("%s does not show: %s", (job, asked) => {
    expect(verdictOf(job, asked)).toBe("not");
  });
});
