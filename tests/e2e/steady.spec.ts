import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openWorkspace } from "./review-walk.ts";

/** What moved by itself, and how far in sum. */
interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Counts in the page what moves without a touch of the person, and names it. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const sources: unknown = Reflect.get(entry, "sources");
        const what = (Array.isArray(sources) ? sources : [])
          .map((source: unknown) => {
            const node: unknown = Reflect.get(Object(source), "node");
            return node instanceof Element ? node.outerHTML.slice(0, 120) : "?";
          })
          .join(" | ");
        seen.push({ value: Number(Reflect.get(entry, "value")), what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () =>
    await page.evaluate(() => {
      const seen: unknown = Reflect.get(globalThis, "shifts");
      const list = Array.isArray(seen) ? seen : [];
      return {
        sum: list.reduce(
          (sum: number, one: unknown) => sum + Number(Reflect.get(Object(one), "value")),
          0,
        ),
        moved: list.map(
          (one: unknown) =>
            `${String(Reflect.get(Object(one), "value"))} ${String(Reflect.get(Object(one), "what"))}`,
        ),
      };
    });
}

for (const [width, height] of [
  [768, 1024],
  [390, 844],
] as const) {
  test(`the match panel stands still while it loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const id = await openWorkspace(page, "match");
    const shifts = await watchShifts(page);
    await page.goto(`/s/${id}?tab=match`);
    await expect(page.locator("[data-requirement]").first()).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Could you add these?", exact: true }),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { sum, moved } = await shifts();
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.05);
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the sign-in page stands still while its picture comes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // The picture comes well after the form.
    await page.route(/\/show-sheet-[^/]*\.js$/, async (route) => {
      await page.waitForTimeout(700);
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Ilse Marwick")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const { sum, moved } = await shifts();
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
  });
}
