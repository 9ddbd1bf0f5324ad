import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { enter, expectScreen } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

test("the account page tells what is kept, gives all of it out, takes it in elsewhere and ends it", async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await enter(page, "/account");
  await documentsByWire(page.request, account);
  await page.reload();
  await expectScreen(page, "Your account");
  await expect(page.getByText(/^1 uploads, 1 applications/)).toBeVisible();
  await expect(page.getByText("This browser")).toBeVisible();
  await expect(page.getByText(/No language model is set up/)).toBeVisible();

  const keep = page.getByRole("checkbox", { name: /Keep my files/ });
  await keep.check();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(keep).toBeChecked();

  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await started;
  const path = await file.path();
  expect((await readFile(path)).subarray(0, 2).toString()).toBe("PK");

  const other = await browser.newPage();
  await enter(other, "/account");
  await other.locator("input[type=file]").setInputFiles({
    name: "savile-account.zip",
    mimeType: "application/zip",
    buffer: await readFile(path),
  });
  await expect(other.getByText(/^Imported: 1 uploads, 1 applications/)).toBeVisible();
  await other.goto("/");
  await expect(other.getByRole("link", { name: /Operations Coordinator/ })).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Delete my account" }).click();
  const confirm = page.getByLabel("Type your email address to confirm");
  await confirm.fill("somebody@else.example");
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expect(page.getByText("That isn't the address of this account.")).toBeVisible();
  await confirm.fill(String(Reflect.get(Object(account.auth["user"]), "email")));
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expectScreen(page, "Your account is deleted");
  await expect(page.getByText(/^Removed: 1 uploads, 1 applications/)).toBeVisible();
  // The account is gone: its plan, its menu and its sign-in are, before anything else is clicked.
  await expect(page.getByRole("link", { name: /^Applications this month/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Account menu/ })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("link", { name: "Go to the start" }).click();
  await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
