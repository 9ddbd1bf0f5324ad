import { describe, expect, it } from "vitest";
import {
  isClosing,
  isDateLine,
  isSalutation,
  letterLabels,
  readLabel,
  recipientField,
} from "./letter-forms.ts";

const nothing = { department: "", company: "" };

describe("a line of the recipient", () => {
  it.each([
    ["Portland, OR", "location"],
    ["Austin, TX 78701", "location"],
    ["Retail (West)", "businessUnit"],
    ["Human Resources", "department"],
    ["Talent Team", "department"],
    ["Center for Research", "department"],
    ["Acme Inc.", "company"],
    ["Northwind Partners", "company"],
    ["Blue Door", "department"],
  ])("%j is the %s", (text, field) => {
    expect(recipientField(text, nothing)).toBe(field);
  });

  it("is the company once there is a department", () => {
    expect(recipientField("Blue Door", { department: "Talent Team", company: "" })).toBe("company");
    expect(recipientField("Blue Door", { department: "Talent Team", company: "Acme" })).toBe(
      "department",
    );
  });

  it("is no place where it is longer than 60 characters", () => {
    expect(recipientField(`${"a".repeat(58)}, OR`, nothing)).toBe("department");
  });
});

describe("the other lines of a letter", () => {
  it.each(["March 3, 2026", "3 March 2026", "2026-03-03", "03/03/2026", "Mar. 3, 2026"])(
    "%j is a date",
    (text) => expect(isDateLine(text)).toBe(true),
  );

  it.each(["March", "In March 3, 2026 we met", "2026", ""])("%j is no date", (text) =>
    expect(isDateLine(text)).toBe(false),
  );

  it.each(["Dear Ms Doe,", "Hello team,", "To whom it may concern:"])(
    "%j greets the reader",
    (text) => expect(isSalutation(text)).toBe(true),
  );

  it.each(["Dearborn is a city.", "I say hello.", ""])("%j greets nobody", (text) =>
    expect(isSalutation(text)).toBe(false),
  );

  it.each(["Sincerely,", "Best regards,", "Kind regards", "Yours faithfully,", "Regards,"])(
    "%j closes a letter",
    (text) => expect(isClosing(text)).toBe(true),
  );

  it.each([
    "Best results came from patience.",
    "Sincerely, I believe that this is the right place for me.",
    "Regardless,",
    "",
  ])("%j closes nothing", (text) => expect(isClosing(text)).toBe(false));

  it("name their field by a label where the form does not", () => {
    for (const [field, label] of letterLabels) {
      expect(readLabel(`${label}: x y`)).toEqual({ field, rest: "x y" });
    }
    expect(readLabel("Location: x")).toBeNull();
    expect(readLabel("Anything: x")).toBeNull();
  });
});
