import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyTitle } from "../testing/any-title.ts";
import { committedTables } from "../testing/committed-tables.ts";
import { titlesIn } from "./titles-in.ts";

const tables = committedTables();

function found(text: string): string[] {
  return titlesIn(tables, text).map(({ start, end }) => text.slice(start, end));
}

describe("titles in a text", () => {
  it("are in order and apart, whatever the text", () => {
    const piece = fc.oneof(anyTitle, fc.constantFrom("as a", "led the", "\n", ". ", "of"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(" ");
        let end = 0;
        for (const span of titlesIn(tables, text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ["Worked as a cook in a hospital", ["cook"]],
    ["Cook, Blue Door Cafe, 2019 - 2021", ["Cook"]],
    ["Helped the cook and the host", []],
    ["Will lead, coach and model good practice", []],
    ["Job title: Payroll Integration Specialist", ["Payroll Integration Specialist"]],
    ["Head of Content (m/f)", ["Head of Content"]],
    ["reported to the Deputy Director of Planning each week", ["Deputy Director of Planning"]],
    ["Served as Chief Architect until 2020", ["Chief Architect"]],
    ["Tuned SQL Server and wrote reports", []],
    ["Must hold a valid Driver's License", []],
    ["Microfinance Guru", ["Microfinance Guru"]],
    ["Asked the guru of finance", []],
    ["Warehousing Apprenticeship", ["Warehousing Apprenticeship"]],
    ["Manager-Plastics", ["Manager-Plastics"]],
    ["Registrar in Psychiatry", ["Registrar in Psychiatry"]],
    ["Temporary Painter", ["Painter"]],
    ["You can become a remote intern with us", ["intern"]],
    ["start their career in Business Admin.", []],
    ["Draft press releases, op-eds and memos", []],
  ])("%s", (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  it("are told in a time that grows with the text and not with its square", () => {
    const line = "Office Manager and Registered Nurse met the cook as a host ".repeat(3000);
    const start = performance.now();
    expect(titlesIn(tables, line).length).toBeGreaterThan(3000);
    expect(performance.now() - start).toBeLessThan(timeLimit(2000));
  });

  it("are told as soon in words that are all capitals", () => {
    const text = "BAKER ".repeat(1_700);
    const start = performance.now();
    titlesIn(tables, text);
    expect(performance.now() - start).toBeLessThan(timeLimit(1_000));
  });
});
