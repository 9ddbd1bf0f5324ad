import { fileURLToPath } from "node:url";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, describe, expect, it } from "vitest";
import { createExtractionPool } from "../sandbox/extraction-pool.ts";
import type { ScanProgress } from "../sandbox/recognise-scan.ts";
import { drawScan, scannedBody } from "../testing/draw-scan.ts";
import type { Look } from "../testing/draw-scan.ts";
import { writeScan } from "../testing/write-scan.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const today = "2026-11-01";
const reading = {
  entry: `${root}build/node/extraction-child.mjs`,
  readable: [`${root}build/node`, `${root}node_modules`],
};
const pool = createExtractionPool({
  ...reading,
  drawing: { entry: `${root}build/node/page-child.mjs` },
});
const withoutOcr = createExtractionPool(reading);
afterAll(async () => {
  await Promise.all([pool.close(), withoutOcr.close()]);
});

async function read(look: Look = {}) {
  const result = await pool.extract(writeScan([await drawScan(look)]), { today });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function recallOf(text: string): number {
  const words = scannedBody.join(" ").split(" ");
  return words.filter((word) => text.includes(word)).length / words.length;
}

describe("scanned pages", () => {
  it("are read by OCR, with a note and with less confidence than text", async () => {
    const extraction = await read();
    expect(extraction.resume.name).toBe("Nadia Okafor");
    expect(extraction.resume.contact.email).toBe("nadia.okafor@example.org");
    expect(extraction.resume.experience[0]?.title).toBe("Ward Clerk");
    expect(recallOf(extraction.lines.map((line) => line.text).join(" "))).toBeGreaterThan(0.95);
    const note = extraction.findings.find((finding) => finding.code === "ocr_used");
    expect(note?.detail).toBe(
      "Page 1 is a picture: its words were read by OCR. Please check them with care.",
    );
    expect(note?.lines.length).toBeGreaterThan(5);
    expect(Math.max(...extraction.facts.map((fact) => fact.confidence))).toBeLessThan(1);
  });

  it("are read when they lie askew", async () => {
    const extraction = await read({ skew: 3 });
    expect(extraction.resume.contact.email).toBe("nadia.okafor@example.org");
    expect(recallOf(extraction.lines.map((line) => line.text).join(" "))).toBeGreaterThan(0.95);
  });

  it("are read where white letters stand on a dark sidebar", async () => {
    const extraction = await read({ sidebar: true });
    expect(extraction.resume.contact.email).toBe("nadia.okafor@example.org");
    expect(extraction.lines.map((line) => line.text).join(" ")).toContain("Nadia Okafor");
  });

  it("are read column by column, where lines stand at other heights", async () => {
    const body = Array.from(
      { length: 16 },
      (_, index) => `Prepared order ${index + 1} for the ward`,
    );
    const beside = Array.from({ length: 24 }, (_, index) => `Training course ${index + 1}`);
    const { lines } = await read({ body, beside });
    const texts = lines.map((line) => line.text);
    const found = [...body, ...beside].filter((text) => texts.includes(text));
    expect(found.length).toBeGreaterThan(36);
    const at = (text: string): number => texts.findIndex((line) => line.startsWith(text));
    expect(at("Training course 2")).toBeGreaterThan(at("Prepared order 15"));
  });

  it("are read with the letters of their language", async () => {
    const body = [
      "Berufserfahrung",
      "Geschäftsführer, Bäckerei Größler, München",
      "März 2018 - Juni 2023",
      "Führung von zwölf Mitarbeitern und Prüfung der Verträge für die Märkte",
      "Erhöhung der Umsätze mit neuen Geräten und der Pflege von Maßnahmen",
    ];
    const text = (await read({ body })).lines.map((line) => line.text).join(" ");
    const accented = body.join(" ").match(/[\p{L}]*[äöüß][\p{L}]*/gu) ?? [];
    expect(accented.length).toBeGreaterThan(10);
    expect(accented.filter((word) => text.includes(word))).toEqual(accented);
  });

  it("are told one by one, and each keeps what it holds", async () => {
    const told: ScanProgress[] = [];
    const pages = [
      await drawScan(),
      await drawScan({ body: ["Skills", "Filing, Typing, Sorting"] }),
    ];
    const result = await pool.extract(writeScan(pages), {
      today,
      onPage: (progress) => told.push(progress),
    });
    expect(told).toEqual([1, 2].map((page) => ({ page, pages: 2 })));
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.resume.experience[0]?.title).toBe("Ward Clerk");
    expect(result.value.lines.some((line) => line.page === 2)).toBe(true);
  });

  it("say that no text was found when nothing can be recognised", async () => {
    const canvas = createCanvas(400, 400);
    const jpeg = canvas.encodeSync("jpeg", 80);
    const blank = writeScan([{ jpeg, width: 400, height: 400 }]);
    expect(await pool.extract(blank, { today })).toMatchObject({
      ok: false,
      error: { code: "no_text" },
    });
  });

  it("are refused with a reason where nothing can draw", async () => {
    const scan = writeScan([await drawScan()]);
    expect(await withoutOcr.extract(scan, { today })).toMatchObject({
      ok: false,
      error: { code: "no_text" },
    });
    expect(await withoutOcr.picture(scan, 1, 600)).toMatchObject({
      ok: false,
      error: { code: "unsupported" },
    });
  });

  it("can be shown as a picture of the wanted width", async () => {
    const picture = await pool.picture(writeScan([await drawScan()]), 1, 600);
    if (!picture.ok) throw new Error(picture.error.code);
    expect(Buffer.from(picture.value).toString("latin1", 8, 12)).toBe("WEBP");
    expect((await loadImage(picture.value)).width).toBe(600);
  });

  it("stop when the caller gives up, and the next file is read", async () => {
    const stop = new AbortController();
    const first = pool.extract(writeScan([await drawScan()]), { today, signal: stop.signal });
    setTimeout(() => stop.abort(), 400);
    expect(await first).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect((await read()).resume.name).toBe("Nadia Okafor");
  });
});
