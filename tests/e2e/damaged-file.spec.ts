import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";
import type { ResumeFile } from "./input.ts";
import { looksOf } from "./looks.ts";
import { enter, openCheck, upload } from "./walk.ts";

const path = fileURLToPath(
  new URL("../../apps/web/public/sample/nadia-brandt-resume.pdf", import.meta.url),
);
const resume: ResumeFile = { path, fileName: basename(path), person: "Nadia Brandt" };
const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 390 },
] as const;

// The browser's own note on the refused call.
test.use({ allowed: [/status of 410/] });

test("a stored file that is damaged is told where it is shown, with a way on", async ({ page }) => {
  // The answer of a server whose file is gone; the server's own tests take real files away.
  await page.route("**/api/v1/upload/*/pages/*", (route) =>
    route.fulfill({
      status: 410,
      contentType: "application/problem+json",
      body: JSON.stringify({
        detail: "The stored file is damaged or missing. Please upload it again.",
        error_code: "file_damaged",
        request_id: "test",
      }),
    }),
  );
  await enter(page, "/new");
  await upload(page, resume);
  await openCheck(page);
  const note = page.getByRole("status").filter({ hasText: "damaged or missing" });
  await expect(note).toBeVisible();
  await expect(page.locator('[id="value-exp1.title"]')).toBeVisible();
  for (const { colorScheme, width } of looksOf(looks, 1)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await note.scrollIntoViewIfNeeded();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await note.getByRole("link", { name: "Upload it again" }).click();
  await expect(page).toHaveURL(/\/new$/);
});
