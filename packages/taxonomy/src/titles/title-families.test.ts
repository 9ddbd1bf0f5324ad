import { describe, expect, it } from "vitest";
import { committedTables } from "../testing/committed-tables.ts";
import { titleFamilies, tradeWords } from "./title-families.ts";

const tables = committedTables();

describe("the families of a title", () => {
  it.each([
    ["Registered Nurse", 29],
    ["Electrician", 47],
    ["Customer Service Champion", 43],
    ["Inside Sales Hero", 41],
  ])("%s: %i", (title, family) => {
    expect(titleFamilies(tables, title)).toContain(family);
  });

  it("are none where nothing is known", () => {
    expect(titleFamilies(tables, "Zzyx Qwv")).toEqual([]);
  });
});

describe("the words of a trade", () => {
  it.each([
    ["Senior Data Analyst", ["data"]],
    ["Office Manager", ["office"]],
    ["Team Lead", ["team"]],
    ["Engineer", []],
  ])("%s", (title, words) => {
    expect(tradeWords(tables, title)).toEqual(words);
  });
});
