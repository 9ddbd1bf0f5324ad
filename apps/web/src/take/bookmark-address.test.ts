import { expect, it } from "vitest";
import { bookmarkAddress } from "./bookmark-address.ts";

it("is one program that opens the Savile it came from, and small enough for any bookmark", () => {
  const address = bookmarkAddress("https://savile.example");
  expect(address).toMatch(/^javascript:[\w%.!~*'()-]+$/);
  const code = decodeURIComponent(address.slice("javascript:".length));
  expect(code).toContain("https://savile.example");
  expect(code).not.toContain("savile.invalid");
  expect(code).not.toMatch(/\bimport\b|\brequire\(|fetch\(|XMLHttpRequest|innerHTML/);
  expect(address.length).toBeLessThan(9_000);
});
