import { expect, test } from "./fixtures.ts";
import { openForEditing, openLine } from "./edit-walk.ts";
import { openWorkspace } from "./review-walk.ts";
import { lines } from "./walk.ts";

// A script that is gone is a failed call; the browser notes it.
test.use({ allowed: [/Failed to load resource/], serviceWorkers: "block" });

test("a script that is gone with an older release costs its panel alone, and words are stored before the reload", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.route("**/assets/edit-panel-*.js", (route) => route.fulfill({ status: 404 }));
  const id = await openWorkspace(page, "changes");
  await openForEditing(page);
  const field = await openLine(page, "exp1.b2");
  await field.fill("Managed stock records in MS Excel, SAP ERP and a card index");
  const saved = page.waitForResponse((answer) => answer.url().endsWith(`${id}/edits`));
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const failed = page.locator("[data-part-failed]");
  await expect(failed.getByRole("alert")).toContainText("Savile may be newer than this page");
  expect((await saved).ok()).toBe(true);
  await expect(failed.getByRole("button", { name: "Reload Page" })).toBeVisible();
  await expect(lines(page).first()).toBeAttached();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);

  await page.getByRole("tab", { name: /^Changes/ }).click();
  await expect(failed).toHaveCount(0);
  await page.unroute("**/assets/edit-panel-*.js");
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  await failed
    .getByRole("button", { name: "Reload Page" })
    .or(page.locator("[data-edit-panel]"))
    .first()
    .waitFor();
  const reload = failed.getByRole("button", { name: "Reload Page" });
  if (await reload.isVisible()) await reload.click();
  await expect(page.locator("[data-edit-panel]")).toContainText("a card index");
});
