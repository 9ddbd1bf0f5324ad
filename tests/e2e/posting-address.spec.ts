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
  await page.goto(`/new?upload=${upload}`);
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

const linked = JSON.stringify({
  "@type": "JobPosting",
  title: "Account Manager",
  hiringOrganization: { name: "Harbour Goods" },
  description: "<h3>Requirements</h3><ul><li>5+ years of account management</li></ul>",
});
const savedPage = `<!doctype html><html><head><meta charset="iso-8859-1"><script>secret()</script><script type="application/ld+json">${linked}</script></head><body><p>Caf\u00e9</p></body></html>`;
const asText =
  "Account Manager\nCompany: Harbour Goods\n\nRequirements\n\n- 5+ years of account management";

test("a page or JSON that is pasted or dropped becomes the text of its posting", async ({
  page,
}) => {
  const account = await enter(page, "/new");
  const upload = await uploadByWire(page.request, account, sampleResume);
  await page.goto(`/new/${upload}/job`);
  const field = page.getByRole("textbox", { name: "Job description" });
  const bring = (kind: "paste" | "drop", text: string, name?: string) =>
    field.evaluate(
      (element, [how = "", data = "", file]) => {
        const transfer = new DataTransfer();
        if (file === undefined) transfer.setData("text/plain", data);
        else {
          const bytes = Uint8Array.from(data, (letter) => letter.codePointAt(0) ?? 0);
          transfer.items.add(new File([bytes], file));
        }
        const given = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          how === "paste"
            ? new ClipboardEvent("paste", { ...given, clipboardData: transfer })
            : new DragEvent("drop", { ...given, dataTransfer: transfer }),
        );
      },
      [kind, text, name],
    );
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/posting-source")) sent.push(request.postData() ?? "");
  });
  await field.focus();
  await bring("paste", linked);
  await expect(field).toHaveValue(asText);
  await field.fill("Keep this: ");
  await bring("paste", "<ul><li>Excel</li><li>Word</li></ul>");
  await expect(field).toHaveValue("Keep this: - Excel\n\n- Word");
  await bring("drop", savedPage, "Account Manager.html");
  await expect(field).toHaveValue(asText);
  await expect(page.getByRole("main").getByText("We took the posting out of it.")).toBeVisible();
  // What the page's programs hold stays on this computer.
  expect(sent).toHaveLength(3);
  expect(sent.join("")).not.toContain("secret()");
  await bring("drop", "%PDF-1.7", "posting.pdf");
  await expect(page.getByRole("main").getByText(/^Drop a saved web page/)).toBeVisible();
  await bring("drop", "<html><body></body></html>", "empty.html");
  await expect(page.getByRole("main").getByText(/^We found no posting in this\./)).toBeVisible();
  await expect(field).toHaveValue(asText);
  // An address alone is looked up as in "Job URL".
  await field.fill("");
  await bring("paste", "https://www.example.com/jobs/1");
  await expect(page.getByRole("main").getByText(/^We can't read this page\./)).toBeVisible();
});
