import { createServer } from "node:http";
import type { Server } from "node:http";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { sampleResume } from "./input.ts";
import { enter, expectScreen, upload } from "./walk.ts";

const job = {
  "@type": "JobPosting",
  title: "Account Manager",
  hiringOrganization: { name: "Harbour Goods" },
  description: "<p>You grow accounts.</p><ul><li>Salesforce</li></ul><script>window.bad=1</script>",
};
const asText = "Account Manager\nCompany: Harbour Goods\n\nYou grow accounts.\n\n- Salesforce";
const pages: Readonly<Record<string, string>> = {
  "/job": `<script type="application/ld+json">${JSON.stringify(job).replaceAll("<", "\\u003c")}</script><main><p>Cookies?</p></main>`,
  "/plain": "<nav>Menu</nav><main><h1>Clerk</h1><p>You know Excel.</p></main>",
};

let board: Server;
let boardUrl = "";
test.beforeAll(async () => {
  board = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Jobs</title>${pages[request.url ?? ""] ?? ""}`);
  });
  board.listen(0, "127.0.0.1");
  await once(board, "listening");
  const address = board.address();
  boardUrl = `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`;
});
test.afterAll(() => {
  board.closeAllConnections();
  board.close();
});

// The pages of the board are another host on purpose.
test.use({ allowed: [/^foreign request: http:\/\/127\.0\.0\.1:\d+\/(?:job|plain|favicon\.ico)$/] });

/** The program of the bookmark as the account page hands it out. */
async function bookmark(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: "Send to Savile" });
  return decodeURIComponent((await link.getAttribute("href")) ?? "");
}

/** Presses the bookmark on a page of the board; answers the page that opens. */
async function press(page: Page, program: string, path: string): Promise<Page> {
  await page.goto(`${boardUrl}${path}`);
  const opened = page.waitForEvent("popup");
  await page.evaluate(program.replace(/^javascript:/, ""));
  const taken = await opened;
  await taken.waitForLoadState();
  return taken;
}

test("a posting comes from any page by the button, and is kept only when the person says so", async ({
  page,
  baseURL,
}) => {
  await enter(page, "/account#posting-button");
  const program = await bookmark(page);
  await page.getByRole("link", { name: "Send to Savile" }).click();
  await expect(page.getByText("Drag the button, don't press it here.")).toBeVisible();
  const taken = await press(page, program, "/job");
  const asked: string[] = [];
  taken.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await expect(taken).toHaveURL(`${baseURL}/take.html`);
  await expect(taken.getByRole("textbox", { name: "The posting" })).toHaveValue(asText);
  await expect(taken.getByText(`From ${new URL(boardUrl).host}.`)).toBeVisible();
  const kept = () => taken.evaluate(() => localStorage.getItem("draft_taken"));
  expect(await kept()).toBeNull();
  await taken.reload();
  await expect(taken.getByRole("heading", { name: "No posting came along" })).toBeVisible();
  expect(asked.filter((line) => line.includes("/api/") || line.includes("p="))).toEqual([]);

  const again = await press(page, program, "/plain");
  await expect(again.getByRole("textbox", { name: "The posting" })).toHaveValue(
    "Clerk\n\nYou know Excel.",
  );
  await again.getByRole("button", { name: "Use this posting" }).click();
  await expectScreen(again, "New application");
  const field = again.getByRole("textbox", { name: "Job description" });
  await expect(field).toHaveValue("Clerk\n\nYou know Excel.");
  await upload(again, sampleResume);
  await expect(field).toHaveValue("Clerk\n\nYou know Excel.");
});

test("a posting that comes while another one stands in the field is offered", async ({
  page,
  baseURL,
}) => {
  await enter(page, "/new");
  const field = page.getByRole("textbox", { name: "Job description" });
  await field.fill("Gardener\n\nTyped by hand.");
  const handed = { text: "Clerk\n\nYou know Excel.", host: "jobs.example" };
  await page.goto(`${baseURL ?? ""}/take.html${packed(handed)}`);
  await page.getByRole("button", { name: "Use this posting" }).click();
  await expectScreen(page, "New application");
  await expect(field).toHaveValue("Gardener\n\nTyped by hand.");
  await expect(page.getByText("A posting from jobs.example waits")).toBeVisible();
  await page.getByRole("button", { name: "Use it instead" }).click();
  await expect(field).toHaveValue(handed.text);
  await page.reload();
  await expect(field).toHaveValue(handed.text);
  await expect(page.getByText("Gardener", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Don't use it" }).click();
  await expect(page.getByText("Another posting waits")).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue(handed.text);
  await expect(page.getByText("Another posting waits")).toHaveCount(0);
});

/** What a link of others holds behind the address of the page. */
function packed(value: unknown): string {
  return `#p=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
}

test("who is not signed in signs in first and loses nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, "/account#posting-button");
  const program = await bookmark(page);
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const stranger = await context.newPage();
  const taken = await press(stranger, program, "/job");
  await taken.getByRole("button", { name: "Use this posting" }).click();
  await taken.waitForURL("**/?next=%2Fnew");
  await expect(taken.getByRole("textbox", { name: "Job posting" })).toHaveValue(asText);
  await taken.getByLabel("Email address").fill("taker@example.org");
  await taken.getByRole("button", { name: "Sign In Instantly" }).click();
  await expectScreen(taken, "New application");
  await expect(taken.getByRole("textbox", { name: "Job description" })).toHaveValue(asText);
  await context.close();
});

test("what others put behind the address does nothing", async ({ page }) => {
  const hostile = '<img src=x onerror="window.bad=1"></textarea><script>window.bad=1</script>';
  await page.goto(`/take.html${packed({ text: hostile, host: "<b>bank.example</b>" })}`);
  await expect(page.getByRole("textbox", { name: "The posting" })).toHaveValue(hostile);
  await expect(page.getByText("From a page without a name.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "bad"))).toBeUndefined();
  const large = "x".repeat(1_500_000);
  for (const fragment of ["#p=%%%", packed({ text: 7 }), packed([]), packed({ text: large })]) {
    await page.goto("/");
    await page.goto(`/take.html${fragment}`);
    await expect(page.getByRole("heading", { name: "No posting came along" })).toBeVisible();
    expect(await page.evaluate(() => location.hash)).toBe("");
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
