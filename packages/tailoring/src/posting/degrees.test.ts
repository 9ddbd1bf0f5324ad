import { expect, test } from "vitest";
import { degreesIn } from "./degrees.ts";
import { parsePosting } from "./parse-posting.ts";

test.each([
  ["B.E./B.Tech in civil works", ["bachelor"]],
  ["M.Tech preferred", ["master"]],
  ["BSc, BTech or like it", ["bachelor"]],
  ["Master's or bachelor's degree in law", ["master", "bachelor"]],
])("%s names a degree", (text, rungs) => {
  expect(degreesIn(text).map(({ rung }) => rung)).toEqual(rungs);
});

test.each(["Biotech", "the tech team", "Fintech", "Be on time"])("%s names none", (text) => {
  expect(degreesIn(text)).toEqual([]);
});

test("papers in one list with an or are one demand, whatever follows in the sentence", () => {
  const body = "Requirements\n- CIMA, ACCA or ACA and good Excel\n- French";
  const asked = parsePosting(`Accountant\n\n${body}`).requirements;
  const groups = asked.filter(({ kind }) => kind === "cert").map(({ group }) => group);
  expect(groups).toHaveLength(3);
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).toBeDefined();
});
