import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const head =
  "Night Porter\nOak Mill Hotel\n\nWe run a small house by the river.\n\nRequirements\n- Driving licence\n- Two years of night work\n\n";

describe("the person to write to is read in every usual form", () => {
  it.each([
    ["Text your name to Attracta on 555 0101.", "Attracta"],
    ["Send your CV to Marijke ter Wolde (m@oak.example).", "Marijke ter Wolde"],
    ["Your contact: Anna Kowalczyk, People & Culture", "Anna Kowalczyk"],
    ["Further information: Section head Torun Aasen, phone 555 0101.", "Torun Aasen"],
    ["Informal conversation: Philippa Oba-Hart, Service Lead", "Philippa Oba-Hart"],
    ["Queries to Night Services Manager, Donal Scully.", "Donal Scully"],
    ["Our Personnel Officer, Consolata Nabwe, answers questions by phone.", "Consolata Nabwe"],
    ["Email one file to us. Production Manager: Gus Wojtan.", "Gus Wojtan"],
    ["You would report to the Front Office Manager, Dr Saskia Wolf.", "Saskia Wolf"],
    [
      "Write to Perpetua today.\n\nKind regards,\nPerpetua Lind-Osei, Consultant",
      "Perpetua Lind-Osei",
    ],
  ])("%s", (line, name) => {
    expect(parsePosting(head + line).contactName).toBe(name);
  });

  it("takes the place of a team for nobody", () => {
    const line = "If you need help, contact the Resourcing Team, Haymarket.";
    expect(parsePosting(head + line).contactName).toBeUndefined();
  });

  it("takes a title with its field for nobody", () => {
    expect(
      parsePosting(`Data Specialist: Advanced Analytics\n\n${head}`).contactName,
    ).toBeUndefined();
  });
});

describe("the reference is read in every usual form", () => {
  it.each([
    ["Ref. IJ 20884", "IJ 20884"],
    ["Post number PEH0427.", "PEH0427"],
    ["Campaign code SF-NP-2026-09", "SF-NP-2026-09"],
    ["My reference is TB/DOH/882.", "TB/DOH/882"],
    ["Apply: jobs@oak.example (subject: NP-OAK-26).", "NP-OAK-26"],
    ['Email one file to jobs@oak.example, subject "NIGHT NP".', "NIGHT NP"],
    ['Write with the subject line "Application and your name".', undefined],
  ])("%s", (line, reference) => {
    expect(parsePosting(head + line).reference).toBe(reference);
  });
});

describe("the deadline is read in every usual form", () => {
  it.each([
    ["Full-time • Expires 20/12/2026", "20/12/2026"],
    ["Apply by 12 Dec '26", "12 Dec '26"],
    ["Closing date: 4 January 2027, 10am.", "4 January 2027, 10am"],
    ["We read applications as they come and stop on 9th January 2027.", "9th January 2027"],
    ["May I have by Thursday 3 December an up-to-date CV?", "Thursday 3 December"],
    ["Send a letter quoting NP-1, before midnight (AWST) on 13 December 2026.", "13 December 2026"],
    ["Send your CV by noon on Wednesday 2 December.", "noon on Wednesday 2 December"],
  ])("%s", (line, deadline) => {
    expect(parsePosting(head + line).deadline).toBe(deadline);
  });
});
