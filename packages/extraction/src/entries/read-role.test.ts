import { describe, expect, it } from "vitest";
import { readRole } from "./read-role.ts";

const context = { today: "2026-11-01" };

describe("what stands above lines", () => {
  it.each([
    ["Cook, The Larch, Ulm, 2019 - 2021", "Cook", "The Larch, Ulm", "2019", "2021"],
    [
      "Joiner at Wexcombe Doors (03/2018 to date)",
      "Joiner",
      "Wexcombe Doors",
      "2018-03",
      "present",
    ],
    ["Kellnerin, Gasthof Linde, seit 05/2020", "Kellnerin", "Gasthof Linde", "2020-05", "present"],
    ["Chef de partie", "Chef de partie", "", "", ""],
  ])("%s is a job", (text, title, company, start, end) => {
    expect(readRole(text, context)).toMatchObject({
      kind: "job",
      title,
      company,
      dates: { start, end },
    });
  });

  it.each([
    ["Skills", "skills"],
    ["Sprachen", "languages"],
    ["Tickets & licences", "certifications"],
    ["Formation", "education"],
    ["Checks", "custom"],
  ])("%s is a section", (text, section) => {
    expect(readRole(text, context)).toEqual({ kind: "section", section, title: text });
  });
});
