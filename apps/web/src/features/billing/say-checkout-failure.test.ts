// @vitest-environment node
import { expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { sayCheckoutFailure, sayPortalFailure } from "./say-checkout-failure.ts";

const title = "Failed to start payment process. Please try again.";

it.each([
  [new ApiError("no_url", 200, "No checkout URL received"), "No checkout URL received"],
  [new ApiError("no_checkout_url", 502, "No checkout URL received"), "No checkout URL received"],
  [
    new ApiError("rate_limit_exceeded", 429, "Too many requests."),
    "Checkout failed: Too many requests.",
  ],
  [
    new ApiError("default", 400, "An error occurred. Please try again."),
    "Failed to start checkout",
  ],
  [new TypeError("odd"), "Failed to start checkout"],
  // The server's own sentence is the title already.
  [new ApiError("checkout_unavailable", 503, title), null],
])("says why a checkout did not open: %s", (error, text) => {
  expect(sayCheckoutFailure(error)).toEqual({ title, text });
});

it("says why the portal did not open, once", () => {
  const portal = "Failed to open billing portal. Please try again.";
  expect(sayPortalFailure(new ApiError("portal_failed", 502, portal))).toEqual({
    title: portal,
    text: null,
  });
  expect(sayPortalFailure(new ApiError("timeout", 0, "Request timed out."))).toEqual({
    title: portal,
    text: "Request timed out.",
  });
  expect(sayPortalFailure(new TypeError("odd"))).toEqual({ title: portal, text: null });
});
