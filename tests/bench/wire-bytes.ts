import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { buyPlan } from "../e2e/buy-plan.ts";
import { posting, sampleResume } from "../e2e/input.ts";
import { enter, lines } from "../e2e/walk.ts";
import { generateByWire, uploadByWire } from "../e2e/wire.ts";
import { atMost } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { scriptsOf } from "./route-sizes.ts";

const documents = 20;
const templates = 6;
const patienceMs = 120_000;

/** One answer as it came off the socket: its path, and the bytes of its head and body. */
interface Answer {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
}

/** What a page receives from now on, as the network service of the browser takes it off its sockets. */
async function recordAnswers(page: Page): Promise<readonly Answer[]> {
  const devtools = await page.context().newCDPSession(page);
  const open = new Map<string, Omit<Answer, "bytes">>();
  const answers: Answer[] = [];
  devtools.on("Network.responseReceived", ({ requestId, response, type }) =>
    open.set(requestId, { path: new URL(response.url).pathname, kind: type }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = open.get(requestId);
    if (answer !== undefined) answers.push({ ...answer, bytes: encodedDataLength });
  });
  await devtools.send("Network.enable");
  return answers;
}

function kilobytes(answers: readonly Answer[], counts: (answer: Answer) => boolean): number {
  return answers.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}

function partsOf(answers: readonly Answer[]): string {
  const parts = ["Script", "Stylesheet", "Font", "Fetch"].map(
    (wanted) =>
      `${wanted.toLowerCase()} ${kilobytes(answers, ({ kind }) => kind === wanted).toFixed(0)}`,
  );
  return `${answers.length} answers; ${parts.join(", ")}`;
}

function whole(answers: readonly Answer[]): number {
  return kilobytes(answers, () => true);
}

/** Brings everything that a list draws near the window, and waits until it is there. */
async function lookThrough(entries: Locator, count: number): Promise<void> {
  await entries.nth(count - 1).waitFor({ state: "attached" });
  for (let index = 0; index < count; index += 1) {
    const picture = entries.nth(index).locator("img");
    await entries.nth(index).scrollIntoViewIfNeeded();
    await picture.waitFor({ state: "attached" });
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
}

interface Visit {
  readonly context: BrowserContext;
  readonly path: string;
  /** Waits until everything of the screen is there. */
  readonly ready: (page: Page) => Promise<void>;
}

/** Opens a screen with an empty cache, as the first thing that a window does. */
async function visitOnce({ context, path, ready }: Visit): Promise<readonly Answer[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const answers = await recordAnswers(page);
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  return answers;
}

function seeSignIn(page: Page): Promise<void> {
  return page.getByLabel("Email address").waitFor();
}

function seeLines(page: Page): Promise<void> {
  return lines(page).first().waitFor({ state: "attached" });
}

async function shellFigures(context: BrowserContext): Promise<Figure[]> {
  const answers = await visitOnce({ context, path: "/", ready: seeSignIn });
  const scripts = await scriptsOf();
  const shell = kilobytes(
    answers,
    ({ path, kind }) => kind === "Stylesheet" || scripts.has(path.slice(1)),
  );
  return [
    atMost("wire: shell, its scripts and styles", shell, "KB", 110, `${scripts.size} scripts`),
    atMost("wire: first visit, page and font and all", whole(answers), "KB", 150, partsOf(answers)),
  ];
}

/** The workspace is what its first page needs; panels and the letter, fetched ahead in idle time, are told beside it. */
async function workspaceFigure(context: BrowserContext, id: string): Promise<Figure> {
  const answers = await visitOnce({ context, path: `/s/${id}`, ready: seeLines });
  const scripts = await scriptsOf("workspace");
  const own = `/api/v1/generate/sessions/${id}`;
  const needs = new Set([`/s/${id}`, own, `${own}/preview/resume`, "/api/v1/auth/me"]);
  const needed = kilobytes(
    answers,
    ({ path, kind }) => kind === "Stylesheet" || scripts.has(path.slice(1)) || needs.has(path),
  );
  const font = kilobytes(answers, ({ kind }) => kind === "Font");
  const all = whole(answers);
  const note = `without the font (${font.toFixed(0)}); with what is fetched ahead ${all.toFixed(0)} in ${partsOf(answers)}`;
  return atMost("wire: workspace with its first page", needed, "KB", 200, note);
}

interface Stock {
  readonly uploadId: string;
  readonly sessionId: string;
}

/** An account with as many documents as a busy person has, and a posting on the template step. */
async function fillAccount(page: Page): Promise<Stock> {
  const account = await enter(page, "/new");
  await buyPlan(page.request, account, "enterprise");
  const uploadId = await uploadByWire(page.request, account, sampleResume);
  let sessionId = "";
  for (let count = 1; count <= documents; count += 1) {
    const words = `${posting}\nPosition ${count}.`;
    const input = { uploadId, posting: words, wait: true };
    sessionId = await generateByWire(page.request, account, input);
  }
  await page.evaluate(
    ([key = "", jobDescription = ""]) =>
      localStorage.setItem(key, JSON.stringify({ jobDescription, template: "modern" })),
    [`draft_${uploadId}`, posting],
  );
  return { uploadId, sessionId };
}

/** Bytes that the screens receive on a first visit, at the size of a desk. */
export async function measureWire(browser: Browser, baseURL: string): Promise<Figure[]> {
  const desk = { baseURL, viewport: { width: 1280, height: 800 } };
  const first = await browser.newContext(desk);
  const { uploadId, sessionId } = await fillAccount(await first.newPage());
  const storageState = await first.storageState();
  await first.close();
  const known = () => browser.newContext({ ...desk, storageState });
  const home = await visitOnce({
    context: await known(),
    path: "/",
    ready: (page) => lookThrough(page.getByRole("main").getByRole("listitem"), documents),
  });
  const picker = await visitOnce({
    context: await known(),
    path: `/new?upload=${uploadId}`,
    ready: (page) => lookThrough(page.locator("li:has(input[name=template])"), templates),
  });
  return [
    ...(await shellFigures(await browser.newContext(desk))),
    atMost(
      `wire: home with ${documents} documents, all of it`,
      whole(home),
      "KB",
      250,
      partsOf(home),
    ),
    atMost("wire: template step, all of it", whole(picker), "KB", 400, partsOf(picker)),
    await workspaceFigure(await known(), sessionId),
  ];
}
