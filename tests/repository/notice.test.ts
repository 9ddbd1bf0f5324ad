import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeNotice } from "../../scripts/notice/make-notice.ts";
import { shippedPackages } from "../../scripts/notice/shipped-packages.ts";
import { repositoryRoot } from "./source-files.ts";

const packages = shippedPackages();
const notice = makeNotice(packages);

test("the notice names every package that is shipped, under its licence", () => {
  expect(packages.length).toBeGreaterThan(100);
  const missing = packages.filter(
    ({ name, version }) => !notice.includes(`- ${name} ${version}\n`),
  );
  expect(missing).toEqual([]);
  expect(packages.filter(({ licence }) => licence === "")).toEqual([]);
});

test("the text of each licence that is installed stands in it", () => {
  const texts = packages.flatMap(({ text }) => (text === null ? [] : [text]));
  expect(texts.length).toBeGreaterThan(packages.length / 2);
  expect(texts.filter((text) => !notice.includes(text))).toEqual([]);
});

test("it holds the attributions of tables, words and fonts", () => {
  for (const words of ["ESCO classification", "O*NET Database", "WordNet 3.1", "SIL Open Font"])
    expect(notice).toContain(words);
  expect(notice).toContain("Princeton University");
  const fonts = packages.filter(({ name }) => /^@(?:expo-google-fonts|fontsource)/.test(name));
  expect(fonts.length).toBeGreaterThan(5);
  expect(fonts.every(({ licence }) => licence.includes("OFL"))).toBe(true);
});

test("every source of the packed tables is thanked in it", () => {
  const sources = readFileSync(`${repositoryRoot}packages/taxonomy/assets/SOURCES.md`, "utf8");
  const attribution = sources.slice(sources.indexOf("## Attribution"));
  for (const name of ["ESCO", "O*NET", "WordNet"]) {
    expect(attribution).toContain(name);
    expect(notice).toContain(name);
  }
});
