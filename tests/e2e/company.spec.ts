import { expect, test } from "./fixtures.ts";
import { sampleResume } from "./input.ts";
import { create, enter, expectDocuments } from "./walk.ts";
import { uploadByWire } from "./wire.ts";

const twoHouses = `Shop Clerk
US, OH, Dayton

Larkmoor sells frames. Larkmoor opens daily. Tarnwick makes frames. Tarnwick hires.

Requirements
- Two years in a shop
- Stock records in Excel
- Fluent English`;

test("who the employer is can be said, taken back and said again, and stands in letter, title and search", async ({
  page,
}) => {
  const account = await enter(page, "/new");
  const upload = await uploadByWire(page.request, account, sampleResume);
  await page.goto(`/new?upload=${upload}`);
  await page.getByRole("textbox", { name: "Job description" }).fill(twoHouses);
  const rail = page.getByRole("region", { name: "Requirements we found" });
  await expect(rail.getByText("Who is the employer?")).toBeVisible();
  await rail.getByRole("button", { name: "Tarnwick" }).click();
  await expect(rail.getByText("Tarnwick", { exact: true })).toBeVisible();
  await rail.getByRole("button", { name: /^Undo/ }).click();
  await rail.getByLabel("Another name").fill("Saltmarsh Foods");
  await rail.getByLabel("Another name").press("Enter");
  await expect(rail.getByText("Saltmarsh Foods", { exact: true })).toBeVisible();
  // It is kept like the text.
  await page.reload();
  await expect(rail.getByText("Saltmarsh Foods", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Process Job Description" }).click();
  await create(page);
  await expectDocuments(page);
  await page.getByRole("tab", { name: "Cover Letter" }).click();
  await expect(page.getByLabel(/Saltmarsh Foods/).first()).toBeAttached();
  const search = page.request.get("/api/v1/generate/sessions?search=Saltmarsh", {
    headers: account.headers,
  });
  expect(JSON.stringify(await (await search).json())).toContain("Saltmarsh Foods");
});
