import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkEntity } from "./entity.ts";

describe("a name", () => {
  it.each([
    ["Sold honey in Orland", "Sold honey in Tessaly", ["blocked"]],
    ["Sold honey in Orland", "Sold honey in Orland", []],
    ["Sold honey", "Honey was sold", []],
    ["Sold honey", "Sold honey at Google", ["blocked"]],
    ["Set up Google Analytics", "Set up reports at Google", ["blocked"]],
    ["Kept the GTR", "Kept the Global Tide Register", []],
    ["Sold honey in spring", "Sold honey in March and I kept bees", []],
    ["Sold honey", "Sold honey as Manager", []],
    ["Sold honey in Dublin", "Sold honey in Ireland", ["asked"]],
    ["Sold honey in Dublin, Ireland", "Sold honey in Austria", ["blocked"]],
  ])("of %s, told: %s", (line, claim, found) => {
    expect(objectionsOf(checkEntity, [line], claim)).toEqual(found);
  });
});
