// @vitest-environment node
import { expect, it } from "vitest";
import { readAddress } from "./read-address.ts";

const url = "https://checkout.example.com/c/1";

it("takes the address of a page", () => {
  expect(readAddress({ checkout_url: url }, "checkout_url")).toBe(url);
});

it.each([
  [{}],
  [null],
  ["text"],
  [{ checkout_url: undefined }],
  [{ checkout_url: null }],
  [{ checkout_url: "" }],
  [{ checkout_url: 7 }],
  [{ checkout_url: "undefined" }],
  [{ checkout_url: "/payment" }],
  [{ checkout_url: "javascript:alert(1)" }],
  [{ portal_url: url }],
])("takes nothing else: %j", (answer) => {
  expect(readAddress(answer, "checkout_url")).toBeNull();
});
