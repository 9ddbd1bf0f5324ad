import { describe, expect, it } from "vitest";
import { fieldOfTitle } from "./field-of-title.ts";
import { fieldNames, fieldsOfGroups, profileOf } from "./profiles.data.ts";

describe("the field of a title", () => {
  it.each([
    ["Registered Nurse", "health"],
    ["Dental Hygienist (part-time)", "health"],
    ["Primary School Teacher", "education"],
    ["Lecturer", "academia"],
    ["Senior Accountant", "finance"],
    ["Paralegal", "legal"],
    ["Software Developer", "software"],
    ["Statistician", "analysis"],
    ["Mechanical Engineer", "engineering"],
    ["Chemist", "science"],
    ["Graphic Designer", "design"],
    ["News Reporter", "media"],
    ["Marketing Manager", "marketing"],
    ["Social Worker", "social"],
    ["Chef", "hospitality"],
    ["Electrician", "construction"],
    ["Truck Driver", "logistics"],
    ["Airline Pilot", "aviation"],
    ["Machinist", "industry"],
    ["Hairdresser", "beauty"],
    ["Cashier", "retail"],
    ["Receptionist", "office"],
    ["Police Officer", "public"],
    ["Janitor", "property"],
  ])("%s is %s", (title, field) => {
    expect(fieldOfTitle(title)?.field).toBe(field);
  });

  it("is none for what is no title", () => {
    expect(fieldOfTitle("hello there")).toBeUndefined();
    expect(fieldOfTitle("")).toBeUndefined();
  });

  it("is not sure where only the tail of a title is known", () => {
    expect(fieldOfTitle("Quantum Widget Engineer")?.isSure).toBe(false);
  });
});

it("every field of the groups has a name, and a template that it is the first choice of", () => {
  const templates = Object.values(profileOf);
  for (const field of Object.values(fieldsOfGroups)) {
    expect(fieldNames[field]).toBeDefined();
    expect(templates.some(({ fields }) => fields.has(field))).toBe(true);
  }
});
