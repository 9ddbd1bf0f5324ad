import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, describe, expect, it } from "vitest";
import { createExtractionPool } from "../sandbox/extraction-pool.ts";
import { writeScan } from "../testing/write-scan.ts";
import type { ScannedPage } from "../testing/write-scan.ts";

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

const width = 1700;
const height = 2200;
const body = [
  "Experience",
  "Ward Clerk, Larch Valley Hospital",
  "March 2018 - June 2023",
  "Registered 45 patients a day and kept their records complete",
  "Ordered supplies for two wards",
  "Education",
  "Diploma in Office Administration, Elmstead College, 2017",
];

interface Look {
  readonly skew?: number;
  readonly sidebar?: boolean;
}

/** A page as it comes from a scanner: letters in pixels, perhaps askew, perhaps with a dark sidebar. */
async function scanned({ skew = 0, sidebar = false }: Look = {}): Promise<ScannedPage> {
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext("2d");
  ink.fillStyle = "#ffffff";
  ink.fillRect(0, 0, width, height);
  ink.translate(width / 2, height / 2);
  ink.rotate((skew * Math.PI) / 180);
  ink.translate(-width / 2, -height / 2);
  const left = sidebar ? 640 : 140;
  if (sidebar) {
    ink.fillStyle = "#1d3557";
    ink.fillRect(0, 0, 560, height);
  }
  const contact = ["Nadia Okafor", "nadia.okafor@example.org", "+44 20 7946 0123"];
  contact.forEach((text, index) => {
    ink.fillStyle = sidebar ? "#ffffff" : "#111111";
    ink.font = `${index === 0 ? 44 : 28}px "Liberation Sans", Arial, sans-serif`;
    ink.fillText(text, sidebar ? 60 : left, 180 + index * 60);
  });
  ink.fillStyle = "#111111";
  body.forEach((text, index) => {
    ink.font = `${/^(Experience|Education)$/.test(text) ? 38 : 28}px "Liberation Sans", Arial, sans-serif`;
    ink.fillText(text, left, 460 + index * 70);
  });
  return { jpeg: await canvas.encode("jpeg", 85), width, height };
}

async function read(look: Look = {}) {
  const result = await pool.extract(writeScan([await scanned(look)]), { today });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function recallOf(text: string): number {
  const words = body.join(" ").split(" ");
  return words.filter((word) => text.includes(word)).length / words.length;
}

describe("scanned pages", { timeout: 60_000 }, () => {
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

  it("say that no text was found when nothing can be recognised", async () => {
    const canvas = createCanvas(400, 400);
    const jpeg = await canvas.encode("jpeg", 80);
    const blank = writeScan([{ jpeg, width: 400, height: 400 }]);
    expect(await pool.extract(blank, { today })).toMatchObject({
      ok: false,
      error: { code: "no_text" },
    });
  });

  it("are refused with a reason where nothing can draw", async () => {
    const scan = writeScan([await scanned()]);
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
    const picture = await pool.picture(writeScan([await scanned()]), 1, 600);
    if (!picture.ok) throw new Error(picture.error.code);
    const head = Buffer.from(picture.value.subarray(0, 24));
    expect(head.toString("latin1", 1, 4)).toBe("PNG");
    expect(head.readUInt32BE(16)).toBe(600);
  });

  it("stop when the caller gives up, and the next file is read", async () => {
    const stop = new AbortController();
    const first = pool.extract(writeScan([await scanned()]), { today, signal: stop.signal });
    setTimeout(() => stop.abort(), 400);
    expect(await first).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect((await read()).resume.name).toBe("Nadia Okafor");
  });
});
