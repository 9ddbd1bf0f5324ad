import { err, ok } from "@savile/model";
import { describe, expect, it } from "vitest";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import type { ModelName } from "../ocr/recogniser-models.ts";
import type { PageDrawer, RecogniseOptions } from "./page-drawer.ts";
import { recogniseScan } from "./recognise-scan.ts";
import type { RecogniseScanInput, ScanProgress } from "./recognise-scan.ts";

const english = "the words of a page that was read in the office for the people of this town";
const german = "die Worte einer Seite und der Rest von dem was mit der Post kam und im Amt lag";

function pageOf(page: number, text: string): RecognisedPage {
  const words = text.split(" ").map((word, row) => ({
    text: word,
    x0: 0,
    y0: 0,
    x1: 10,
    y1: 10,
    base: 10,
    confidence: 0.9,
    row,
  }));
  return { page, w: 612, h: 792, words };
}

/** The words of a page, or the code of its failure. */
type Outcome = string;

/** A drawer that answers by a list of texts and failures, page by page. */
function drawerOf(outcomes: readonly Outcome[], pageMs = 0) {
  const asked: [number, ModelName | undefined][] = [];
  const recognise = async (_: Uint8Array, page: number, options: RecogniseOptions = {}) => {
    asked.push([page, options.model]);
    const { wallMs = Infinity } = options;
    await new Promise((resolve) => setTimeout(resolve, Math.min(pageMs, wallMs)));
    const outcome = outcomes[page - 1] ?? "damaged";
    if (pageMs > wallMs || outcome === "timeout") return err({ code: "timeout" } as const);
    return outcome === "damaged" ? err({ code: "damaged" } as const) : ok(pageOf(page, outcome));
  };
  return { asked, drawer: { recognise } satisfies Pick<PageDrawer, "recognise"> };
}

const input = (pages: number, more: Partial<RecogniseScanInput> = {}): RecogniseScanInput => ({
  bytes: new Uint8Array(),
  pages: Array.from({ length: pages }, (_, index) => index + 1),
  ...more,
});

async function numbersOf(outcomes: readonly Outcome[], more?: Partial<RecogniseScanInput>) {
  const scan = await recogniseScan(drawerOf(outcomes).drawer, input(outcomes.length, more));
  if (!scan.ok) return scan.error.code;
  return [scan.value.recognised.map(({ page }) => page), scan.value.unreached];
}

describe("the pages of a scan", () => {
  it("are told one by one before they are read", async () => {
    const told: ScanProgress[] = [];
    await numbersOf([english, english, english], { onPage: (progress) => told.push(progress) });
    expect(told).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
  });

  it("that take too long or break are left out, and the others are read", async () => {
    expect(await numbersOf([english, "timeout", english])).toEqual([[1, 3], [2]]);
    expect(await numbersOf(["damaged", english])).toEqual([[2], [1]]);
  });

  it("are given up after two that failed, and what was read is kept", async () => {
    expect(await numbersOf([english, "timeout", "damaged", english])).toEqual([[1], [2, 3, 4]]);
    expect(await numbersOf(["timeout", "damaged", english])).toBe("timeout");
  });

  it("beyond the time of the file are not reached, and what was read is kept", async () => {
    const { drawer } = drawerOf([english, english, english, english], 60);
    const scan = await recogniseScan(drawer, input(4, { fileMs: 150 }));
    if (!scan.ok) throw new Error(scan.error.code);
    expect(scan.value.recognised.map(({ page }) => page)).toEqual([1, 2]);
    expect(scan.value.unreached).toEqual([3, 4]);
  });

  it("beyond the twelfth are not reached", async () => {
    const many = Array.from({ length: 14 }, () => english);
    expect(await numbersOf(many)).toEqual([many.slice(2).map((_, index) => index + 1), [13, 14]]);
  });

  it("are lost where nobody waits any more", async () => {
    expect(await numbersOf([english], { signal: AbortSignal.abort() })).toBe("timeout");
  });
});

async function modelsOf(...texts: string[]) {
  const { asked, drawer } = drawerOf(texts);
  await recogniseScan(drawer, input(texts.length));
  return asked;
}

describe("the model of a page", () => {
  it("is English for English", async () => {
    expect(await modelsOf(english, english)).toEqual([
      [1, "eng"],
      [2, "eng"],
    ]);
  });

  it("is that of the language once it is seen, and stays for the pages after", async () => {
    expect(await modelsOf(english, german, german, english)).toEqual([
      [1, "eng"],
      [2, "eng"],
      [2, "deu"],
      [3, "deu"],
      [4, "deu"],
    ]);
  });

  it("is English where a few words or marks say little", async () => {
    expect(await modelsOf("die und der", "e e e e e e y y y y y y")).toEqual([
      [1, "eng"],
      [2, "eng"],
    ]);
  });
});
