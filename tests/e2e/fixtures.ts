import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";

interface Rules {
  /** What a test brings about on purpose, such as the browser's note on a refused call. */
  readonly allowed: RegExp[];
}

/**
 * Pages of a draft that its own save overtook are refused with the newer version, and asked for again: which of
 * the two comes first is a matter of speed.
 */
const overtaken = /status of 409 \(Conflict\) \/api\/v1\/generate\/sessions\/[^/]+\/preview\/\w+$/;

/** Collects everything that must not happen on a page. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    faults.push(`console: ${message.text()} ${message.location().url.replace(origin, "")}`.trim());
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const inside = ["data:", "blob:"].includes(url.protocol) || url.origin === origin;
    if (!inside) faults.push(`foreign request: ${url.href}`);
  });
  return faults;
}

/** Runs in the page: a blocked script or style is told to the console even where the browser is silent. */
function tellViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
  });
}

/**
 * Tests of the whole product in a browser. Each fails on an error of the page, an error in the console, a
 * request to another host, or a violation of the content security policy.
 */
export const test = base.extend<Rules>({
  allowed: [[], { option: true }],
  page: async ({ page, baseURL, allowed }, run) => {
    const faults = watch(page, new URL(baseURL ?? "").origin);
    await page.addInitScript(tellViolations);
    await run(page);
    const known = [overtaken, ...allowed];
    expect(faults.filter((fault) => !known.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});

export { expect };
