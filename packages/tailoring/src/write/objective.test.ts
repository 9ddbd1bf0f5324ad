import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { isObjective, namesAnotherGoal } from "./objective.ts";

describe("an objective", () => {
  it.each([
    "OBJECTIVE: Position in Human Resources using strong people skills.",
    "Seeking an internship where I can use my analytical skills in geology.",
    "To obtain an entry-level position with a prestigious bank.",
    "A summer internship or co-op in mechanical engineering where I will bring a strong work ethic.",
  ])("says what is sought: %j", (text) => {
    expect(isObjective(text)).toBe(true);
  });

  it.each([
    "Finance director with 12 years of reporting for mid-market companies.",
    "A nurse with a calm head and ten years of night shifts.",
    "Looking after 40 cattle since 2012. Sold 20 of them. Built the barn.",
    "Junior studying marketing, looking for an internship. Ran social media for two clubs.",
  ])("is no summary of a person: %j", (text) => {
    expect(isObjective(text)).toBe(false);
  });
});

describe("another goal", () => {
  const posting = parsePosting("Installer at Acme\nRequirements\n- Wiring\n- Carpentry");

  it("is a place to learn in a field that the posting never names", () => {
    expect(namesAnotherGoal("Seeking an internship in geology", posting)).toBe(true);
  });

  it("is none where the field is named, or where work is sought by another word", () => {
    expect(namesAnotherGoal("Seeking an internship in carpentry", posting)).toBe(false);
    expect(namesAnotherGoal("Seeking a position in cable fitting", posting)).toBe(false);
  });

  it("is none for who is to learn", () => {
    const internship = parsePosting("Geology Intern at Acme\nRequirements\n- Wiring");
    expect(namesAnotherGoal("Seeking an internship in chemistry", internship)).toBe(false);
  });
});
