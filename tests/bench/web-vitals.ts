import type { Browser, Page } from "@playwright/test";
import { enter, lines } from "../e2e/walk.ts";
import { documentsByWire } from "../e2e/wire.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const runs = 3;
const rates = [1, 4] as const;

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly inp: number;
}

interface Visit {
  readonly name: string;
  readonly path: string;
  /** Waits until the screen is there, then does what people do on it. */
  readonly use: (page: Page) => Promise<void>;
}

/** Runs in the page before its scripts: collects what the browser tells of paints, shifts and answers. */
function collectVitals(): void {
  const told = { lcp: 0, cls: 0, inp: 0 };
  Reflect.set(window, "vitals", told);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) told.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") !== true) {
        told.cls += Number(Reflect.get(entry, "value"));
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, "interactionId")) > 0) {
        told.inp = Math.max(told.inp, entry.duration);
      }
    }
  }).observe(options);
}

async function readVitals(page: Page): Promise<Vitals> {
  const told: unknown = await page.evaluate(() => Reflect.get(window, "vitals"));
  const figure = (name: string): number => Number(Reflect.get(Object(told), name));
  return { lcp: figure("lcp"), cls: figure("cls"), inp: figure("inp") };
}

function visits(sessionPath: string): readonly Visit[] {
  return [
    {
      name: "sign-in",
      path: "/",
      use: async (page) => {
        const field = page.getByLabel("Email address");
        await field.click();
        await page.keyboard.type("a.person");
      },
    },
    {
      name: "home",
      path: "/",
      use: async (page) => {
        await page
          .getByRole("link", { name: /Operations Coordinator/ })
          .first()
          .waitFor();
        await page.getByRole("button", { name: /^Account menu/ }).click();
        await page.getByRole("menuitem").first().waitFor();
        await page.keyboard.press("Escape");
      },
    },
    {
      name: "new",
      path: "/new",
      use: async (page) => {
        await page.getByRole("textbox", { name: "Job description" }).click();
        await page.keyboard.type("Dock planner");
      },
    },
    {
      name: "workspace",
      path: sessionPath,
      use: async (page) => {
        await lines(page).first().waitFor({ state: "attached" });
        for (const name of ["Match", "Changes"]) {
          await page.getByRole("tab", { name, exact: true }).click();
          await page.waitForTimeout(400);
        }
        await lines(page).nth(2).click();
        await page.waitForTimeout(400);
        await page.keyboard.press("ArrowDown");
        await page.getByRole("tab", { name: "Cover Letter" }).click();
        await page.waitForTimeout(400);
      },
    },
  ];
}

async function visitOnce(page: Page, visit: Visit, rate: number): Promise<Vitals> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(visit.path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  const { lcp } = await readVitals(page);
  await visit.use(page);
  await page.waitForTimeout(500);
  const vitals = await readVitals(page);
  await devtools.detach();
  return { ...vitals, lcp };
}

async function measureVisit(open: () => Promise<Page>, visit: Visit): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of rates) {
    const seen: Vitals[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await open();
      seen.push(await visitOnce(page, visit, rate));
      await page.close();
    }
    const median = (of: keyof Vitals): number =>
      quantile(
        seen.map((one) => one[of]),
        0.5,
      );
    const note = `median of ${runs}, processor ${rate} times slower`;
    figures.push(
      atMost(`${visit.name}: largest paint, x${rate}`, median("lcp"), "ms", 1_000, note),
      atMost(`${visit.name}: slowest answer, x${rate}`, median("inp"), "ms", 100, note),
      atMost(`${visit.name}: layout shift x 1000, x${rate}`, median("cls") * 1_000, "", 10, note),
    );
  }
  return figures;
}

/** How soon the first four screens are there, how soon they answer, and whether anything on them jumps. */
export async function measureVitals(browser: Browser, url: string): Promise<Figure[]> {
  const options = { baseURL: url, viewport: { width: 1280, height: 800 } };
  const known = await browser.newContext(options);
  await known.addInitScript(collectVitals);
  const first = await known.newPage();
  const account = await enter(first, "/new");
  const id = await documentsByWire(first.request, account);
  const figures: Figure[] = [];
  for (const visit of visits(`/s/${id}`)) {
    const open = async (): Promise<Page> => {
      if (visit.name !== "sign-in") return await known.newPage();
      const stranger = await browser.newContext(options);
      await stranger.addInitScript(collectVitals);
      return await stranger.newPage();
    };
    figures.push(...(await measureVisit(open, visit)));
  }
  await known.close();
  return figures;
}
