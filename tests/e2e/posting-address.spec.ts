import { expect, test } from "./fixtures.ts";
import { sampleResume } from "./input.ts";
import { enter } from "./walk.ts";
import { uploadByWire } from "./wire.ts";

test.use({ allowed: [/status of 4(?:01|22)/] });

test("the address of a page that cannot be read says what to do, and the paste is at hand", async ({
  page,
}) => {
  const account = await enter(page, "/new");
  const upload = await uploadByWire(page.request, account, sampleResume);
  await page.goto(`/new/${upload}/job`);
  await page.getByRole("radio", { name: "Job URL" }).check();
  const field = page.getByLabel("Address of the posting");
  await field.fill("https://www.example.com/jobs/1");
  await field.press("Enter");
  await expect(page.getByText(/^We can't read this page\./)).toBeVisible();
  await expect(page.getByText(/^Works for Greenhouse, Lever/)).toBeVisible();
  await page.getByRole("radio", { name: "Paste Text" }).check();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Job description" })).toBeVisible();
});

test("a key is made, shown once, copied from the page and revoked", async ({ page }) => {
  await enter(page, "/account");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "API keys" }) });
  await section.getByLabel("Name of the key").fill("My agent");
  await section.getByRole("checkbox", { name: /Check any text/ }).check();
  await section.getByRole("button", { name: "Make a key" }).click();
  const secret = (await section.getByText(/^svl_[\w-]{43}$/).textContent()) ?? "";
  const me = () =>
    page.request.get("/api/v1/auth/me", { headers: { authorization: `Bearer ${secret}` } });
  expect((await me()).status()).toBe(200);
  await page.reload();
  await expect(section.getByText("My agent")).toBeVisible();
  await expect(section.getByText(secret)).toHaveCount(0);
  await section.getByRole("button", { name: "Revoke My agent" }).click();
  await expect(section.getByText("My agent")).toHaveCount(0);
  expect((await me()).status()).toBe(401);
  await page.goto("/docs");
  await expect(page.getByRole("heading", { level: 1, name: "Savile for programs" })).toBeVisible();
});
