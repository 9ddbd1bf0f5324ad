import { startProvider } from "../fakes/provider/start-provider.ts";
import type { FakeProvider } from "../fakes/provider/start-provider.ts";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { launchServer } from "./start-server.ts";
import type { RunningServer } from "./start-server.ts";
import { addPosting, create, expectDocuments, signIn, upload } from "./walk.ts";

let provider: FakeProvider;
let server: RunningServer;
test.beforeAll(async () => {
  provider = await startProvider();
  server = await launchServer({
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: `${provider.url}/v1`,
    LLM_MODELS: JSON.stringify({ free: { id: "fake:brisk", display: "Brisk 1" } }),
    LLM_MODEL: "fake:brisk",
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

test("a model's lines are seen while they are written, and the result names who wrote", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await signIn(page);
  await upload(page, sampleResume);
  await addPosting(page, posting);
  await create(page);
  await expect(page.getByRole("heading", { name: "As it is being written" })).toBeVisible();
  await expect(page.getByText("Brisk 1 writes from your lines.")).toBeVisible();
  await expect(page.getByText(/about \d+ s left/)).toBeVisible();
  await expectDocuments(page);
  await page.getByRole("button", { name: /^Fit/ }).click();
  await expect(page.getByText(/Brisk 1/).first()).toBeVisible();
  const sent = provider.requests.map((request) => request.body).join("\n");
  expect(sent).not.toMatch(/\bida\b|marlow|@example|555 0142|portland/i);
  await context.close();
});
