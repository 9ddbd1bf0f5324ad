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

/** Texts of the specification that stand on screens of every day. */
const daily: readonly string[] = [
  "Sign In Instantly",
  "Verify Your Email",
  "Verify & Sign In",
  "Didn't receive the code?",
  "Resend",
  "Code expires in 5 minutes",
  "Please enter your email address",
  "Please enter a valid email address",
  "Please enter the verification code",
  "New users get an account instantly. No code is needed.",
  "Upgrade Plan",
  "System Online",
  "How It Works",
  "Upload Resume",
  "Add Job Details",
  "AI Optimization",
  "Review & Refine",
  "Upload & Extract",
  "File Validation Failed",
  "Paste Text",
  "Job URL",
  "Character count: {n}/10,000",
  "Process Job Description",
  "Create My Resume & Cover Letter",
  "Documents ready!",
  "Your Documents Are Ready!",
  "Start Over",
  "Current Plan",
  "Pricing & Upgrades",
  "Manage Billing",
  "Get Premium",
  "Most Popular",
  "Processing payment and updating subscription... ({n}/5)",
  "User Management",
  "System Activity",
  "Start Creating Documents",
  "Skip Tour",
  "Reload Page",
  "Try Again",
  "AI Optimized",
  "ATS Optimized",
  "Personalized",
  "Preview Mode",
  "Edit Mode",
  "Exit Edit",
  "Save Now",
  "{n} unsaved changes",
  "Enhanced Edit Mode",
  "No editable sections found. Please check the document content.",
  "Apply Refinements",
  "Pro tips",
  "Loading document....",
  "Loading templates....",
  "Compare All Templates",
  "Use Recommended Template",
  "Upgrade Required",
  "Failed to load document for editing",
  "Changes saved successfully",
  "Failed to save changes",
  "Changes saved locally (will sync when connection restored)",
  "Download timed out. The document is taking longer than expected to generate. Please try again.",
  "Server error during document generation. This may be due to high demand. Please try again in a moment.",
  "Document not found. Please regenerate your documents first.",
  "Session not found. Please regenerate your documents first.",
  "Network error occurred. Please check your connection and try again.",
  "Download failed. Please try again.",
  "Please enter a valid tier: free, starter, professional, or premium.",
];

describe("the texts of the specification", () => {
  it("are each used by a screen", () => {
    const texts = webTexts();
    expect(texts.catalogues.length).toBeGreaterThan(15);
    expect(texts.sources.length).toBeGreaterThan(150);
    expect(unshownTexts([...rare, ...daily], texts)).toEqual([]);
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
