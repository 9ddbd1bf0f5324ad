import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { headsList } from "./heads-list.ts";

function partsOf(rows: readonly (readonly [string, number])[]) {
  return rows.map(([text, gap], at) => {
    const line = { ...plainLine(`l${at}`, text, 0), gap };
    return { kind: "paragraph" as const, first: line, last: line };
  });
}

test.each([
  [
    [
      ["Made drinks for guests.", 2],
      ["Shelved books", 1.7],
      ["Led day trips", 1],
    ],
    true,
  ],
  [
    [
      ["Made drinks for guests.", 2],
      ["Shelved books.", 1.7],
      ["Led day trips.", 1],
    ],
    false,
  ],
  [
    [
      ["Made drinks for guests", 2],
      ["Shelved books", 1.7],
      ["Led day trips", 1],
    ],
    false,
  ],
  [
    [
      ["Made drinks for guests.", 2],
      ["Shelved books", 1],
      ["Led day trips", 1],
    ],
    false,
  ],
  [
    [
      ["Made drinks for guests.", 2],
      ["Shelved books", 1.7],
    ],
    false,
  ],
] as const)("%j", (rows, heads) => {
  expect(headsList(partsOf(rows))).toBe(heads);
});
