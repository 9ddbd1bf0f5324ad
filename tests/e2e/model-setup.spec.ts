import { startProvider } from "../fakes/provider/start-provider.ts";
import { expect, test } from "./fixtures.ts";
import { launchServer } from "./start-server.ts";
import { expectScreen, signIn } from "./walk.ts";

test("the owner of a computer enters a model, tries it, saves it and removes it", async ({
  browser,
}) => {
  const provider = await startProvider();
  const server = await launchServer();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Set up a language model" }).click();
  await expectScreen(page, "Language model");
  await page.getByLabel("Provider").selectOption("openai-compatible");
  await page.getByLabel("Address").fill(`${provider.url}/v1`);
  await page.getByLabel("Model", { exact: true }).fill("fake:auth");
  await page.getByLabel("Key").fill("sk-test-never-shown");
  await page.getByRole("button", { name: "Try It" }).click();
  await expect(page.getByText("The server refused the key")).toBeVisible();
  await page.getByLabel("Model", { exact: true }).fill("fake:brisk");
  await page.getByRole("button", { name: "Try It" }).click();
  await expect(page.getByText(/It works: fake:brisk answered/)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This model writes from the next document on.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Key")).toHaveValue("");
  await page.getByRole("button", { name: "Try It" }).click();
  await expect(page.getByText(/It works: fake:brisk answered/)).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/^No model is set up/)).toBeVisible();
  await context.close();
  await server.stop();
  await provider.close();
});
