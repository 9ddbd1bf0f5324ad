import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { findChromium } from "../../e2e/find-chromium.ts";

/** Prints pages to PDF with the browser that is here; whatever they ask of the network fails. */
export interface HtmlPrinter {
  print(html: string, index: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** As the tool of those themes prints, and as a person prints from a browser. */
const ways = [
  { media: "screen", options: { format: "Letter" } },
  {
    media: "print",
    options: {
      format: "A4",
      margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" },
    },
  },
] as const;

/** Some themes are set into a frame of a hundred empty pages; nobody hands those in. */
const pageRanges = "1-6";

async function printOn(page: Page, html: string, index: number): Promise<Uint8Array> {
  const way = ways[index % ways.length] ?? ways[0];
  await page.emulateMedia({ media: way.media });
  await page.setContent(html, { waitUntil: "load", timeout: 20_000 });
  return page.pdf({ printBackground: true, pageRanges, ...way.options });
}

/** Starts the browser; `null` where there is none. */
export async function openHtmlPrinter(): Promise<HtmlPrinter | null> {
  const found = await findChromium();
  if (found === null) return null;
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  const context = await browser.newContext({ offline: true, timezoneId: "UTC", locale: "en-US" });
  await context.route(/^(?!data:|about:)/u, (route) => route.abort());
  return {
    print: async (html, index) => {
      const page = await context.newPage();
      try {
        return await printOn(page, html, index);
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
