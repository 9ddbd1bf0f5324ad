import { describe, expect, it } from "vitest";
import { keysOf, unshownTexts, webTexts } from "./shown-texts.ts";

/** Texts of the specification that a person meets seldom: the rarer, the easier they are lost. */
const rare: readonly string[] = [
  "Checkout failed: {detail}",
  "Failed to start checkout",
  "No checkout URL received",
  "Failed to start payment process. Please try again.",
  "Failed to open billing portal. Please try again.",
  "Failed to load subscription data. Please try again.",
  "Generation failed with status: {status}",
  "No session ID returned from API",
  "Monthly generation limit reached. Please upgrade your plan or wait until next month.",
  "Resume content not available",
  "Cover letter content not available",
  "Error: Missing session data",
  "Invalid response from server",
  "Failed to sign in",
  "Verification failed",
  "Invalid verification code",
  "Failed to resend code",
  "Email Verification Required",
  "Premium Required",
  "Upgrade to Premium",
  "Account Suspended",
  "Access denied. Admin privileges required.",
  "Failed to fetch stats",
  "Failed to fetch users",
  "Failed to fetch user details",
  "Failed to update user status",
  "Failed to update premium status",
  "Failed to revoke sessions",
  "Failed to simulate tier. Make sure you have admin access and the backend is running.",
  "Something went wrong",
];

describe("the rare texts of the specification", () => {
  it("are each used by a screen", () => {
    const texts = webTexts();
    expect(texts.catalogues.length).toBeGreaterThan(15);
    expect(texts.sources.length).toBeGreaterThan(150);
    expect(unshownTexts(rare, texts)).toEqual([]);
  });

  it("are missed where no catalogue holds them or no screen names their key", () => {
    const catalogues = [
      {
        path: "messages.ts",
        text: 't({ "used.text": "Shown", odd: "Never shown",\n "verify.title":\n "By state" })',
      },
    ];
    const sources = [
      { path: "screen.tsx", text: 'say("used.text") + say(`${state}.title`) + "oddly"' },
    ];
    const wanted = ["Shown", "By state", "Never shown", "Unknown"];
    expect(unshownTexts(wanted, { catalogues, sources })).toEqual(["Never shown", "Unknown"]);
    expect(keysOf(catalogues[0] ?? { path: "", text: "" }).get("By state")).toBe("verify.title");
  });
});
