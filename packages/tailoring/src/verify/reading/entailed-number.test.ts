import { describe, expect, it } from "vitest";
import { equalValue, isEntailed } from "./entailed-number.ts";
import { readNumbers } from "./numbers.ts";

function entails(source: string, claim: string): boolean {
  return readNumbers(claim).some((one) =>
    readNumbers(source).some((other) => isEntailed(one, other)),
  );
}

describe("a number is entailed", () => {
  it.each([
    ["Cared for 45 dogs", "Cared for over 40 dogs"],
    ["Cared for 45 dogs", "Cared for more than 30 dogs"],
    ["Cared for 45 dogs", "Cared for at least forty dogs"],
    ["Cared for 45 dogs", "Cared for up to 50 dogs"],
    ["Cared for 520 dogs", "Cared for about 500 dogs"],
    ["Raised $52,400", "Raised more than $50,000"],
    ["Met the target in 7 of 9 quarters", "Met the target in more than half of the quarters"],
    ["Kept 80 to 95 files", "Kept over 75 files"],
    ["Wrote 340 letters", "Wrote hundreds of letters"],
    ["Read every note under three stars", "Read the one or two star notes"],
    ["Met the target in 6 of 12 months", "Met the target in half of the months"],
    ["Fitted out some 70 boats", "Fitted out dozens of boats"],
    ["Rated 4.6 out of 5", "Rated above four out of five"],
  ])("%s: %s", (source, claim) => {
    expect(entails(source, claim)).toBe(true);
  });
});

describe("a number is not entailed", () => {
  it.each([
    ["Cared for 40 dogs", "Cared for over 40 dogs"],
    ["Cared for 45 dogs", "Cared for over 20 dogs"],
    ["Cared for up to 45 dogs", "Cared for over 40 dogs"],
    ["Cared for 45 dogs", "Cared for 40 dogs"],
    ["Cared for about 140 dogs", "Cared for about 147 dogs"],
    ["Cared for about 520 dogs", "Cared for about 500 dogs"],
    ["Cared for 450 dogs", "Cared for about 500 dogs"],
    ["Cared for 45 dogs", "Cared for fewer than 40 dogs"],
    ["Raised 52,400 dollars", "Raised more than 50,000"],
    ["Met the target in 4 of 9 quarters", "Met the target in more than half of the quarters"],
    ["Since 2019", "Over 2015"],
    ["Fitted out up to 70 boats", "Fitted out dozens of boats"],
    ["Fitted out some 20 boats", "Fitted out dozens of boats"],
    ["Rated 4.6 out of 5", "Rated above 4.7 out of 5"],
    ["Rated 4.6 out of 10", "Rated above four out of five"],
    ["Kept 80 to 95 files", "Kept over 90 files"],
  ])("%s: %s", (source, claim) => {
    expect(entails(source, claim)).toBe(false);
  });
});

describe("two stretches of time, or measures", () => {
  it.each([
    ["for six weeks", "for a month and a half", true],
    ["one semester", "half a year", true],
    ["for six weeks", "for six months", false],
    ["1.2 TB of logs", "1,200 GB of logs", true],
    ["1.2 TB of logs", "120 GB of logs", false],
    ["240 ft of rope", "80 yards of rope", true],
  ])("%s, %s: %s", (source, claim, alike) => {
    const [one, other] = [readNumbers(source)[0], readNumbers(claim)[0]];
    expect(one !== undefined && other !== undefined && equalValue(one, other)).toBe(alike);
  });
});
