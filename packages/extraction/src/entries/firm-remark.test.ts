import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { splitHeader } from "./split-header.ts";

function partsOf(text: string): string[] {
  return splitHeader(plainLine("l1", text, 0), [], 0, true).map((token) => token.text);
}

test.each([
  ["The Larch Trust (heritage and arts charity), Leeds", ["The Larch Trust", "Leeds"]],
  ["Hotel Alder (412 rooms)", ["Hotel Alder"]],
  ["Alder Legal (three-partner firm, Rye), Paralegal", ["Alder Legal", "Paralegal"]],
  ["Cook, Type 2, Larch Catering Ltd", ["Cook, Type 2", "Larch Catering Ltd"]],
  ["Carpenter (subcontract, own van)", ["Carpenter (subcontract, own van)"]],
])("what a firm is, or which grade a post has, is no value of %j", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Larch Software Ltd (remote)", ["Larch Software Ltd", "remote"]],
  ["Head Chef (days)", ["Head Chef (days)"]],
])("a place, a name or a way to work in brackets stays: %j", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test("an earlier name in brackets is a part of its own", () => {
  expect(partsOf("Larch Software Ltd (formerly Alder Ltd)")).toHaveLength(2);
});
