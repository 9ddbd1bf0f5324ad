import { describe, expect, it } from "vitest";
import { mendAddress } from "./mend-address.ts";

describe("strokes of an address", () => {
  it.each([
    ["linkedin.comlin/jane", "linkedin.com/in/jane"],
    ["linkedin.com/inljane", "linkedin.com/in/jane"],
    ["www.linkedin.com/lnIjane-doe", "www.linkedin.com/in/jane-doe"],
    ["github.com|jane", "github.com/jane"],
    ["https:l/jane.dev", "https://jane.dev"],
    ["http:|lexample.org/cv", "http://example.org/cv"],
    ["jane@gmai/.com", "jane@gmail.com"],
  ])("%s is %s", (read, meant) => {
    expect(mendAddress(read)).toBe(meant);
  });

  it.each([
    "linkedin.com/in/jane",
    "github.com/lily",
    "lily@email.com",
    "https://jane.dev",
    "Excel/Illustrator",
    "and/or",
    "medium.com/@lily",
    "hello",
    "example.community",
    "all|none",
  ])("of %s stay", (text) => {
    expect(mendAddress(text)).toBe(text);
  });
});
