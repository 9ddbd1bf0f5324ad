import type { Browser, Page } from "@playwright/test";
import { inkOf } from "./ink-of.ts";
import { expect, test } from "./fixtures.ts";
import { enter } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

async function openHome(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor, colorScheme: "dark" });
  const account = await enter(page, "/new");
  await documentsByWire(page.request, account);
  await page.goto("/");
  return page;
}

for (const { screen, width } of [
  { screen: 1, width: 62 },
  { screen: 2, width: 124 },
]) {
  test(`home shows a miniature of each document, ${width} dots wide on a screen of ${screen}x`, async ({
    browser,
  }) => {
    const page = await openHome(browser, screen);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const picture = page.getByRole("main").getByRole("listitem").first().locator("img");
    expect(await inkOf(picture)).toBeGreaterThan(2);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    await page.reload();
    expect(await inkOf(picture)).toBeGreaterThan(2);
    // No drawing of a whole page travels for it.
    expect(asked.filter((url) => url.includes("drawings="))).toEqual([]);
    await page.close();
  });
}
