import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { sampleResume } from "./input.ts";
import { enter, expectRead } from "./walk.ts";

interface Trouble {
  readonly title: string;
  readonly meet: (route: Route) => Promise<void>;
  readonly says: RegExp;
}

const answered = (status: number, error_code: string, detail: string) => async (route: Route) =>
  await route.fulfill({ status, json: { detail, error_code, request_id: "r1" } });

const troubles: readonly Trouble[] = [
  {
    title: "the line is lost",
    meet: async (route) => await route.abort("connectionfailed"),
    says: /Unable to connect/,
  },
  {
    title: "the server fails",
    meet: answered(500, "server_error", "Something went wrong on our end."),
    says: /Something went wrong on our end/,
  },
  {
    title: "the server is busy",
    meet: answered(503, "unavailable", "The service is busy."),
    says: /The service is busy/,
  },
  {
    title: "too many were sent",
    meet: answered(429, "rate_limit_exceeded", "Too many requests. Please wait a moment."),
    says: /Too many requests/,
  },
  {
    title: "the answer makes no sense",
    meet: async (route) => await route.fulfill({ status: 200, json: {} }),
    says: /Invalid response from server/,
  },
];

test.describe("an upload that did not go through", () => {
  test.use({ allowed: [/Failed to load resource/] });

  for (const { title, meet, says } of troubles) {
    test(`is tried again with the same file: ${title}`, async ({ page }) => {
      await enter(page, "/new");
      await page.route("**/api/v1/upload/resume", meet, { times: 1 });
      await page.locator("input[type=file]").setInputFiles(sampleResume.path);
      await expect(page.getByText("The upload didn't go through")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: says })).toBeVisible();
      await expect(page.getByText(sampleResume.fileName)).toBeVisible();
      const again = page.getByRole("main").getByRole("button", { name: "Try Again" });
      await expect(again).toBeFocused();
      await page.keyboard.press("Enter");
      await expectRead(page);
    });
  }

  test("is not tried again where the file itself is at fault; another one can be chosen", async ({
    page,
  }) => {
    await enter(page, "/new");
    const buffer = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nbroken");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "broken.pdf", mimeType: "application/pdf", buffer });
    await expect(page.getByText("File Validation Failed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Choose another file" })).toBeFocused();
    await page.locator("input[type=file]").setInputFiles(sampleResume.path);
    await expectRead(page);
  });
});

test("the focus is never lost on the way of a file", async ({ page }) => {
  let carryOn: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    carryOn = resolve;
  });
  await page.route("**/api/v1/upload/resume", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await enter(page, "/new");
  const browse = page.locator("button", { hasText: "Browse" });
  const dialog = page.waitForEvent("filechooser");
  await browse.focus();
  await page.keyboard.press("Enter");
  await (await dialog).setFiles(sampleResume.path);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await expect(browse).toBeFocused();
  await page.locator("input[type=file]").setInputFiles(sampleResume.path);
  await expect(cancel).toBeFocused();
  carryOn?.();
  await expect(page.getByText(/^Resume read/).first()).toBeAttached();
  await expectRead(page);
  await expect(page.getByRole("button", { name: "Use another file" })).toBeFocused();
});

test("a file that is dropped before the script that sends it has come is not lost", async ({
  page,
}) => {
  let carryOn: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    carryOn = resolve;
  });
  await page.route(/\/assets\/(?:send-resume|drop-overlay)[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, "/new");
  await expect(page.locator("button", { hasText: "Browse" })).toBeVisible();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["Ida Marlow\nida.marlow@example.org"], "ida.txt"));
    for (const kind of ["dragenter", "dragover", "drop"]) {
      const init = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent(kind, init));
    }
  });
  carryOn?.();
  await expect(page.getByText("ida.txt").first()).toBeVisible();
});
