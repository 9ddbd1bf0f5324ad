import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { walks } from "./every-screen.ts";
import { launchOptions } from "./find-chromium.ts";
import { launchServer } from "./start-server.ts";

const widths = [390, 768, 1280, 1920] as const;
const themes = ["light", "dark"] as const;
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const folder = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));

interface Shot {
  readonly screen: string;
  readonly file: string;
  readonly width: number;
  readonly theme: string;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Words that can be read on a screen; those of the documents themselves are the person's and do not count. */
async function wordsOn(page: Page): Promise<number> {
  const { all, own } = await page.evaluate(() => ({
    all: document.body.innerText,
    own: [...document.querySelectorAll<HTMLElement>("#pages")].map((one) => one.innerText),
  }));
  return countWords(all) - countWords(own.join(" "));
}

function slug(screen: string): string {
  return screen.replace(/\W+/g, "-").toLowerCase();
}

/** One screen in both themes at four widths, without a reload. */
async function shoot(page: Page, screen: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      // What is loaded for this width, and what is only drawn once it is seen.
      await page.waitForTimeout(width === widths[0] ? 500 : 250);
      const file = `${slug(screen)}-${width}-${theme}.png`;
      await page.screenshot({ path: folder + file, fullPage: true });
      shots.push({ screen, file, width, theme });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return shots;
}

function indexPage(shots: readonly Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const rows = screens.map((screen) => {
    const pictures = shots
      .filter((shot) => shot.screen === screen)
      .map(
        ({ file, width, theme }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${screen}, ${width} px, ${theme}"></a><figcaption>${width} ${theme}</figcaption></figure>`,
      );
    return `<section><h2>${screen}</h2><div>${pictures.join("")}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px}section div{display:flex;gap:12px;overflow-x:auto}
figure{margin:0}img{height:360px;border:1px solid #999}</style><h1>Screens</h1>${rows.join("\n")}</html>\n`;
}

/** `npm run screenshots [walk ...]`: every screen in both themes and four widths, into `build/screenshots`. */
const asked = process.argv.slice(2);
await buildNode();
await buildWeb();
if (asked.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await launchServer();
const browser = await chromium.launch(await launchOptions());
const shots: Shot[] = [];
for (const [name, walk] of Object.entries(walks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(20_000);
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  await walk(page, async (screen) => {
    const words = await wordsOn(page);
    shots.push(...(await shoot(page, screen)));
    console.log(`${screen}: ${words} words`);
  });
  await page.close();
}
await browser.close();
await server.stop();
await writeFile(`${folder}index.html`, indexPage(shots));
console.log(`${shots.length} pictures in build/screenshots`);
