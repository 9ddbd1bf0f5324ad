import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { openDocuments } from "./documents-walk.ts";
import { posting, sampleResume } from "./input.ts";
import { cards } from "./review-walk.ts";
import { otherAdminEmail } from "./start-server.ts";
import {
  addPosting,
  create,
  enter,
  expectDocuments,
  expectScreen,
  leaveCheck,
  lines,
  openCheck,
  signIn,
  upload,
} from "./walk.ts";

/** Is called on each screen of a walk, when it is fully there. */
type Check = (screen: string) => Promise<void>;
type Walk = (page: Page, check: Check) => Promise<void>;

const outboxSchema = z.object({
  mails: z.array(z.object({ to: z.string(), subject: z.string() })),
});

/** The newest sign-in code for an address in the local outbox. */
export async function newestCode(page: Page, email: string): Promise<string> {
  const answer = await page.request.get("/dev/outbox.json");
  const { mails } = outboxSchema.parse(await answer.json());
  const code = mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => /\b(\d{6})\b/.exec(subject)?.[1])
    .find((found) => found !== undefined);
  if (code === undefined) throw new Error(`the outbox holds no code for ${email}`);
  return code;
}

/** Signs in as the administrator of the server under test, with the code of the outbox. */
async function signInAsAdmin(page: Page, check: Check): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email address").fill(otherAdminEmail);
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await check("code");
  await page.getByLabel("Verification code").fill(await newestCode(page, otherAdminEmail));
  await page.getByRole("button", { name: "Verify & Sign In" }).click();
  await expectScreen(page, "Your applications");
}

/** From a stranger's first look to the choice of a template. */
const firstSteps: Walk = async (page, check) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
  await check("sign-in");
  await page.goto("/sign-in#a-token");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await check("link of an e-mail");
  await signIn(page);
  await check("home without documents");
  await page.goto("/new");
  await page.locator("input[type=file]").setInputFiles({
    name: "photo.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("x"),
  });
  await expect(page.getByText("File Validation Failed")).toBeVisible();
  await check("refused file");
  await page.goto("/new");
  await expectScreen(page, "New application");
  await check("new application");
  await upload(page, sampleResume);
  await openCheck(page);
  await page.locator("button[id^='value-']").first().click();
  await check("check of what was read");
  await leaveCheck(page);
  await addPosting(page, posting);
  await expect(page.getByText("Operations Coordinator", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("li img").first()).toBeVisible();
  await check("new application, filled in");
  await create(page);
  await expectDocuments(page);
  await page.goto("/new");
  await expect(page.getByText("Used last time")).toBeVisible();
  await check("new application with the resume of the last one");
  await page.goto("/");
  await expectScreen(page, "Your applications");
  await check("home with documents");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await check("account menu");
  await page.keyboard.press("Escape");
  await page.goto("/no/such/screen");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await check("address that leads nowhere");
};

/** The workspace with its panels, its menus and what lies over it. */
const workspace: Walk = async (page, check) => {
  const { id } = await openDocuments(page);
  await check("workspace");
  await page.getByRole("button", { name: /^Fit/ }).click();
  await expect(page.getByRole("dialog", { name: "Scores" })).toBeVisible();
  await check("workspace: scores");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Changes", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await check("workspace: changes");
  const panels = [
    ["Your file", "file"],
    ["Edit", "edit"],
    ["Match", "match"],
    ["Refine", "refine"],
    ["Source", "source"],
    ["Parser", "reader"],
  ] as const;
  for (const [name, tab] of panels) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    await expect(page.getByRole("tabpanel", { name, exact: true })).not.toBeEmpty();
    await expect(page.getByRole("complementary").getByLabel("Loading")).toHaveCount(0);
    await check(`workspace: ${name.toLowerCase()}`);
  }
  await page.getByRole("tab", { name: "Changes", exact: true }).click();
  // The Edit tab has switched Edit Mode on.
  await lines(page).nth(4).click();
  await expect(page.locator("#pages").getByRole("textbox")).toBeFocused();
  await check("workspace: a field on the page");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Exit Edit" }).click();
  await lines(page).nth(2).click();
  await check("workspace: source of a line");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Cover Letter", exact: true }).click();
  await expect(lines(page).first()).toBeAttached();
  await check("workspace: cover letter");
  await page.getByRole("button", { name: "More actions" }).click();
  await check("workspace: more actions");
  // On a phone the button stands in another row: its menu has closed on the way.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Loading")).toHaveCount(0);
  await check("version history");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await check("palette");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await check("shortcuts");
  await page.keyboard.press("Escape");
  await page.goto(`/s/${id}/print`);
  await expect(page.locator("[data-page] svg").first()).toBeVisible();
  await check("print");
};

/** The plan, its payment, and the account. */
const money: Walk = async (page, check) => {
  await enter(page, "/subscription");
  await expectScreen(page, "Subscription");
  await check("subscription");
  await page.goto("/subscription?tab=pricing");
  await expect(page.getByRole("heading", { name: "Compare plans" })).toBeVisible();
  await check("pricing");
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await expectScreen(page, "Checkout");
  await check("checkout");
  await page.getByRole("button", { name: /^(Pays 4242|Pays4242)/ }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL("**/payment/success**");
  await expect(page.getByRole("main").getByText("Starter is active")).toBeVisible();
  await check("payment success");
  await page.goto("/payment/cancel");
  await expectScreen(page, "Payment cancelled");
  await check("payment cancelled");
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await page.waitForURL("**/sandbox/portal/*");
  await expectScreen(page, "Manage Billing");
  await check("portal");
  await page.goto("/account");
  await expectScreen(page, "Your account");
  await expect(page.getByText("This browser")).toBeVisible();
  await check("account");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Your numbers" }).click();
  await expectScreen(page, "Your numbers");
  await expect(page.getByText(/^Nothing to count yet/)).toBeVisible();
  await check("numbers, before there are any");
};

/** The administrator's screens, and the step of the code that leads there. */
const admin: Walk = async (page, check) => {
  await signInAsAdmin(page, check);
  await page.goto("/admin");
  await expectScreen(page, "Admin Dashboard");
  await expect(page.getByText("Database healthy")).toBeVisible();
  await check("admin: overview");
  await page.goto("/admin?tab=users");
  await expect(page.getByLabel("Search by email")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Details of/ }).first()).toBeVisible();
  await check("admin: users");
  await page
    .getByRole("button", { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("admin: a user");
  await page.keyboard.press("Escape");
  await page.goto("/admin?tab=subscriptions");
  await expect(page.getByRole("tabpanel")).not.toBeEmpty();
  await expect(page.getByLabel("Loading")).toHaveCount(0);
  await check("admin: subscriptions");
  await page.goto("/admin?tab=activity");
  await expect(page.getByLabel("Loading")).toHaveCount(0);
  await check("admin: activity");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Set up a language model" }).click();
  await expectScreen(page, "Language model");
  await expect(page.getByRole("button", { name: "Try It" })).toBeVisible();
  await check("language model");
};

/** What a person meets when something is in the way. */
const barriers: Walk = async (page, check) => {
  await enter(page, "/");
  await expectScreen(page, "Your applications");
  await page.route("**/assets/account-screen-*.js", (route) => route.abort());
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await check("error");
  await page.unroute("**/assets/account-screen-*.js");
  await page.route("**/api/v1/auth/me", async (route) => {
    const answer = await route.fetch();
    const user: unknown = await answer.json();
    await route.fulfill({ response: answer, json: { ...Object(user), is_active: false } });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Suspended/ })).toBeVisible();
  await check("suspended account");
};

/** Every screen of the product, in walks that need nothing of each other. */
export const walks: Readonly<Record<string, Walk>> = {
  "first steps": firstSteps,
  workspace,
  money,
  admin,
  barriers,
};
