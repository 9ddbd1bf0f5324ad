import { expect, test } from "vitest";
import { tableText } from "./table-text.ts";

test("the table of proof stands in two groups, each row with its line, figure and time", () => {
  const text = tableText([
    {
      reqId: "r1",
      asked: "Payroll",
      level: "required",
      coverage: "met",
      factId: "exp1.b1",
      line: `Ran the payroll of 80 staff ${"and more ".repeat(12)}`.trim(),
      figure: "80 staff",
      when: "2019 - 2024",
    },
    { reqId: "r2", asked: "Xero", level: "preferred", coverage: "missing" },
  ]);
  const lines = text.split("\n");
  expect(lines[0]).toBe("# Must have");
  expect(lines[1]).toBe("Payroll (met)");
  expect(lines.every((line) => line.length <= 78)).toBe(true);
  expect(lines).toContain("    80 staff | 2019 - 2024");
  expect(text.endsWith("# Nice to have\nXero (missing)")).toBe(true);
});

test("groups without a row are left out", () => {
  expect(tableText([])).toBe("");
});
