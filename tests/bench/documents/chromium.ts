import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../e2e/find-chromium.ts";
import type { MeasuredEngine } from "./engine.ts";
import { twoPages } from "./sample-resume.ts";

const require = createRequire(import.meta.url);

function fontFace(weight: number, name: string): string {
  const family = dirname(require.resolve("@expo-google-fonts/source-sans-3/package.json"));
  const bytes = readFileSync(join(family, name, `SourceSans3_${name}.ttf`)).toString("base64");
  return `@font-face { font-family: "Source Sans 3"; font-weight: ${weight}; src: url(data:font/ttf;base64,${bytes}); }`;
}

function style(): string {
  return `${fontFace(400, "400Regular")} ${fontFace(700, "700Bold")}
    body { font: 10pt/1.22 "Source Sans 3"; margin: 0 } h1 { font-size: 25pt; margin: 0 }
    h2 { font-size: 12pt; margin: 10pt 0 3pt } h3 { font-size: 10.5pt; margin: 8pt 0 0; display: flex; justify-content: space-between }
    p, ul { margin: 3pt 0 } ul { padding-left: 12pt }`;
}

function bodyOf(turn: number): string {
  const { name, headline, contact, summary, experience } = twoPages(turn);
  const jobs = experience.map(
    (job) =>
      `<h3><span>${job.title}</span><span>${job.dates.text}</span></h3><p>${job.company} · ${job.location}</p><ul>${job.bullets.map(({ text }) => `<li>${text}</li>`).join("")}</ul>`,
  );
  return `<h1>${name}</h1><p>${headline}</p><p>${contact.email} · ${contact.location}</p><h2>Summary</h2><p>${summary}</p><h2>Experience</h2>${jobs.join("")}`;
}

/** A process and all processes below it. */
function family(root: number): number[] {
  const parents = readdirSync("/proc").flatMap((name): [number, number][] => {
    if (!/^\d+$/u.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      return [[Number(name), Number(/^PPid:\s*(\d+)/mu.exec(status)?.[1])]];
    } catch {
      return [];
    }
  });
  const found = [root];
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child);
  }
  return found;
}

/** A browser without window whose page is kept, with its fonts: the fastest way to print with one. */
export async function openChromium(): Promise<MeasuredEngine> {
  const server = await chromium.launchServer(await launchOptions());
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>x</title><style>${style()}</style></head><body></body></html>`,
  );
  return {
    async make(turn) {
      await page.evaluate((html) => {
        document.body.innerHTML = html;
        return document.fonts.ready.then(() => undefined);
      }, bodyOf(turn));
      // 50 and 58 points.
      const margin = { top: "66.7px", bottom: "66.7px", left: "77.3px", right: "77.3px" };
      return page.pdf({ format: "Letter", margin, tagged: true });
    },
    pids: () => family(server.process().pid ?? 0),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
