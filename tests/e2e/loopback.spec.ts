import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { startProvider } from "../fakes/provider/start-provider.ts";
import { openDocuments } from "./documents-walk.ts";
import { walks } from "./every-screen.ts";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { launchServer } from "./start-server.ts";
import type { RunningServer } from "./start-server.ts";
import {
  addPosting,
  create,
  expectDocuments,
  expectRead,
  expectScreen,
  openCheck,
  signIn,
  upload,
} from "./walk.ts";
import { watchAddresses } from "./watch-addresses.ts";
import type { Watch } from "./watch-addresses.ts";

const inside =
  /^(?:data|blob):|^(?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\//u;

/** A page of a browser, and every address outside this computer that it and its workers asked. */
async function openWatched(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on("websocket", (socket) => asked.push(socket.url()));
  return { context, page, asked };
}

/** All files of both documents, one after the other. */
async function downloadAll(page: Page): Promise<void> {
  const { id } = await openDocuments(page, "professional");
  await page.goto(`/s/${id}/download`);
  await expectScreen(page, "Download your documents");
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    const download = page.waitForEvent("download");
    await button.click();
    await (await download).path();
  }
}

/** A photo of a page, whose words are recognised, and the PDF of it, whose pages are drawn. */
async function readPictures(page: Page): Promise<void> {
  const { id } = await openDocuments(page);
  await page.goto(`/s/${id}/download`);
  await expectScreen(page, "Download your documents");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Resume as PDF" }).click();
  const paper = await readFile(await (await download).path());
  await page.goto(`/s/${id}/print`);
  await expect(page.locator("[data-page] svg").first()).toBeVisible();
  const photo = await page.locator("[data-page]").first().screenshot();
  const files = [
    { name: "photo.png", mimeType: "image/png", buffer: photo },
    { name: "resume.pdf", mimeType: "application/pdf", buffer: paper },
  ];
  for (const file of files) {
    await page.goto("/new");
    await expectScreen(page, "New application");
    await page.locator("input[type=file]").setInputFiles(file);
    await expectRead(page);
    await openCheck(page);
  }
}

const unchecked = (): Promise<void> => Promise.resolve();
const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "from the sign-up to the documents": async (page) => walks["first steps"]?.(page, unchecked),
  "through the workspace": async (page) => walks["workspace"]?.(page, unchecked),
  "through every download": downloadAll,
  "with a photo and a PDF": readPictures,
  "through plans and payment": async (page) => walks["money"]?.(page, unchecked),
  "through the administrator's screens": async (page) => walks["admin"]?.(page, unchecked),
};

test.describe("a server without keys leads to this computer alone", () => {
  // Long walks, one after the other; a busy machine takes several times as long.
  test.describe.configure({ mode: "serial", timeout: 300_000 });
  let server: RunningServer;
  let watch: Watch;
  test.beforeAll(async () => {
    watch = await watchAddresses();
    server = await launchServer(watch.settings);
  });
  test.afterAll(async () => {
    await server.stop();
    await watch.end();
  });

  for (const [name, walk] of Object.entries(journeys))
    test(name, async ({ browser }) => {
      const { context, page, asked } = await openWatched(browser, server.url);
      await walk(page);
      await context.close();
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((address) => !inside.test(address))).toEqual([]);
      expect((await watch.notes()).outside).toEqual([]);
    });

  test("all its threads and processes were watched", async () => {
    const { began } = await watch.notes();
    expect([...new Set(began)].toSorted()).toEqual([
      "process database-worker.mjs",
      "process extraction-child.mjs",
      "process layout-child.mjs",
      "process page-child.mjs",
      "process server.mjs",
      "process text-child.mjs",
      "thread database-worker.mjs",
    ]);
  });
});

test("a server with a model of this computer leads to it alone", async ({ browser }) => {
  const watch = await watchAddresses();
  const provider = await startProvider();
  const server = await launchServer({
    ...watch.settings,
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: `${provider.url}/v1`,
    LLM_MODEL: "fake:brisk",
    LLM_LOCAL_ONLY: "1",
  });
  const { context, page, asked } = await openWatched(browser, server.url);
  await signIn(page);
  await upload(page, sampleResume);
  await addPosting(page, posting);
  await create(page);
  await expectDocuments(page);
  await context.close();
  await server.stop();
  await provider.close();
  expect(provider.requests.length).toBeGreaterThan(0);
  expect(asked.filter((address) => !inside.test(address))).toEqual([]);
  expect((await watch.notes()).outside).toEqual([]);
  await watch.end();
});

/** Asks outside in every way that Node has, by itself, in a thread and in processes of its own. */
const asker = `
import { execFile, fork } from "node:child_process";
import dgram from "node:dgram";
import { lookup, resolve4 } from "node:dns/promises";
import { get } from "node:https";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { Worker, isMainThread } from "node:worker_threads";
const quiet = () => {};
if (process.argv[2] !== undefined || !isMainThread) {
  await fetch("http://" + (process.argv[2] ?? "thread") + ".example/").catch(quiet);
} else {
  await fetch("http://fetched.example/").catch(quiet);
  await lookup("looked-up.example").catch(quiet);
  await resolve4("resolved.example").catch(quiet);
  get("https://192.0.2.7/").on("error", quiet);
  connect(9, "2001:db8::7").on("error", quiet);
  try { dgram.createSocket("udp4").send("x", 9, "192.0.2.8"); } catch {}
  const own = fileURLToPath(import.meta.url);
  new Worker(new URL(import.meta.url));
  fork(own, ["forked"], { env: {} });
  execFile(process.execPath, [own, "started"], quiet);
}
`;

test("the watch notes whatever asks outside, and lets nothing out", async () => {
  const watch = await watchAddresses();
  const program = test.info().outputPath("asker.mjs");
  await writeFile(program, asker);
  const env = { ...process.env, ...watch.settings };
  await promisify(execFile)(process.execPath, [program], { env });
  const { began, outside } = await watch.notes();
  expect(began.toSorted()).toEqual([...Array(3).fill("process asker.mjs"), "thread asker.mjs"]);
  expect(outside.toSorted()).toEqual([
    "connection 192.0.2.7",
    "connection 2001:db8::7",
    "connection fetched.example",
    "connection forked.example",
    "connection started.example",
    "connection thread.example",
    "datagram 192.0.2.8",
    "name looked-up.example",
    "name resolved.example",
  ]);
  await watch.end();
});
