import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { codeSpansIn, isClippedIn, isShortOrLong, shortens } from "./short-forms.ts";

describe("a short form", () => {
  it.each([
    ["mgmt", "management"],
    ["dept", "department"],
    ["depts", "department"],
    ["coord", "coordinator"],
  ])("%s is one of %s", (short, long) => {
    expect(shortens(short, long)).toBe(true);
  });

  it.each([
    ["ap", "authorised"],
    ["dept", "deputy"],
    ["mgmt", "agreement"],
    ["boat", "boats"],
  ])("%s is none of %s", (short, long) => {
    expect(shortens(short, long)).toBe(false);
  });

  it.each([
    ["mgmt", "Kept the management of jars", true],
    ["management", "Kept the mgmt of jars", true],
    ["management", "Kept the manners of jars", false],
  ])("%s of %j: %s", (word, line, found) => {
    const [asked] = frameOf(word).words;
    expect(asked !== undefined && isShortOrLong(asked, frameOf(line))).toBe(found);
  });
});

describe("a code", () => {
  it.each([
    ["Certificate at L5", "Level 5 Certificate", ["L5"]],
    ["Frames to EC2", "Frames to Eurocode 2", ["EC2"]],
    ["Loaded the Boeing 767 Freighter", "Loaded the B767F", ["Boeing 767 Freighter"]],
    ["Certificate at L6", "Level 5 Certificate", []],
    ["Loaded the Airbus 767 Freighter", "Loaded the B767F", []],
  ])("%s of %s: %j", (claim, line, found) => {
    const spans = codeSpansIn(frameOf(claim), frameOf(line));
    expect(spans.map(([from, to]) => claim.slice(from, to))).toEqual(found);
  });
});

describe("clipped words", () => {
  it.each([
    ["Doctorate in Clinical Psychology", "D.Clin.Psych., Harbour University", true],
    ["Bachelor of Design", "BDes, Harbour University", true],
    ["Doctorate in Marine Biology", "D.Clin.Psych., Harbour University", false],
    ["Master of Design", "BDes, Harbour University", false],
  ])("%s of %s: %s", (claim, line, found) => {
    expect(isClippedIn(frameOf(claim).words, line)).toBe(found);
  });
});
