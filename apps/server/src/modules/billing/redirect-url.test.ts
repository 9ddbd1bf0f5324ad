import { describe, expect, it } from "vitest";
import { ownOrigin, redirectUrl } from "./redirect-url.ts";

const own = "http://localhost:8080";

describe("the origin of our pages", () => {
  it("is what the settings say, and without them the host that was asked", () => {
    expect(ownOrigin({ host: "other.example" }, "https://savile.example/app")).toBe(
      "https://savile.example",
    );
    expect(ownOrigin({ host: "localhost:8080" }, null)).toBe(own);
    expect(ownOrigin({}, null)).toBe("http://localhost");
  });
});

describe("an address to come back to", () => {
  it.each([
    undefined,
    "/payment/success",
    `${own}/payment/success`,
    `${own}/payment/success?next=https://evil.example#top`,
  ])("is built here, whatever fits: %s", (sent) => {
    expect(redirectUrl(own, "/payment/success", sent)).toEqual({
      ok: true,
      value: `${own}/payment/success`,
    });
  });

  it.each([
    "https://evil.example/payment/success",
    "http://localhost:8081/payment/success",
    "http://user@localhost:8080/payment/success",
    "http://:word@localhost:8080/payment/success",
    "//evil.example/payment/success",
    "javascript:alert(1)",
    "/payment/success/more",
    "http://",
  ])("is refused as %s", (sent) => {
    expect(redirectUrl(own, "/payment/success", sent)).toEqual({ ok: false, error: "foreign" });
  });
});
