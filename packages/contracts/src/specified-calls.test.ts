import { describe, expect, it } from "vitest";
import { routeTable } from "./route-table.ts";

const seconds = 1_000;
const usual = 90;

/** The calls of the specification: their method, their address, and how long a client waits, in seconds. */
const specified: readonly (readonly [string, string, string, number])[] = [
  ["csrfToken", "GET", "/api/v1/auth/csrf-token", usual],
  ["requestCode", "POST", "/api/v1/auth/request-code", usual],
  ["verifyCode", "POST", "/api/v1/auth/verify-code", usual],
  ["me", "GET", "/api/v1/auth/me", usual],
  ["logout", "POST", "/api/v1/auth/logout", usual],
  ["refresh", "POST", "/api/v1/auth/refresh", usual],
  // 75 s there: the pages of a scan may take longer, and nobody is cut off before they are read.
  ["uploadResume", "POST", "/api/v1/upload/resume", 150],
  ["generate", "POST", "/api/v1/generate/generate", 120],
  ["recommendTemplate", "POST", "/api/v1/generate/recommend-template", 10],
  ["recommendTemplateDirect", "POST", "/api/v1/generate/recommend-template-direct", 10],
  ["switchTemplate", "POST", "/api/v1/generate/sessions/:id/switch-template", 30],
  ["listTemplates", "GET", "/api/v1/generate/templates", usual],
  ["subscription", "GET", "/api/v1/generate/user/subscription", usual],
  ["createCheckout", "POST", "/api/v1/payments/create-checkout-session", usual],
  ["customerPortal", "POST", "/api/v1/payments/customer-portal", usual],
  ["pricingInfo", "GET", "/api/v1/payments/pricing-info", usual],
  ["webhook", "POST", "/api/v1/payments/webhook", 30],
  ["health", "GET", "/health", usual],
  ["adminStats", "GET", "/api/v1/admin/stats", usual],
  ["adminUsers", "GET", "/api/v1/admin/users", usual],
  ["adminUser", "GET", "/api/v1/admin/users/:id", usual],
  ["setUserStatus", "PATCH", "/api/v1/admin/users/:id/status", usual],
  ["setUserPremium", "PATCH", "/api/v1/admin/users/:id/premium", usual],
  ["revokeUserSessions", "DELETE", "/api/v1/admin/users/:id/sessions", usual],
  ["simulateUsage", "POST", "/api/v1/admin/test/usage-limits", usual],
  ["previewBundle", "GET", "/api/v1/generate/sessions/:id/preview-bundle", 10],
  ["getDocuments", "GET", "/api/v1/generate/sessions/:id/documents", usual],
  ["preview", "GET", "/api/v1/generate/sessions/:id/preview/:type", usual],
  ["directUpdate", "POST", "/api/v1/generate/sessions/:id/direct-update", 5],
  ["refine", "POST", "/api/v1/generate/sessions/:id/refine", 20],
  ["download", "GET", "/api/v1/generate/sessions/:id/download/:format", 60],
  ["downloadCurrent", "POST", "/api/v1/generate/sessions/:id/download-current-content", 60],
  ["downloadBatch", "GET", "/api/v1/generate/sessions/:id/download/batch", 45],
];

describe("the calls of the specification", () => {
  it.each(specified)("%s is %s %s and may take %i s", (name, method, path, wait) => {
    const found = Object.entries(routeTable).find(([one]) => one === name)?.[1];
    expect(found).toMatchObject({ method, path, timeoutMs: wait * seconds });
  });
});
