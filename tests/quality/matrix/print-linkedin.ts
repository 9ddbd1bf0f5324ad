import { Canvas } from "./canvas.ts";
import type { Cursor } from "./canvas.ts";
import { plainHabits } from "./habits.ts";
import { ink } from "./sheet.ts";
import type { Ink, Part, Sheet } from "./sheet.ts";

const light = "#ffffff";
const dark = "#181818";
const faint = "#7a7a7a";

/** Text of one strip with the line breaks that its width asks for. */
class Strip {
  private readonly canvas: Canvas;
  private readonly x: number;
  private readonly w: number;
  at: Cursor = { page: 0, y: 42 };

  constructor(canvas: Canvas, x: number, w: number) {
    this.canvas = canvas;
    this.x = x;
    this.w = w;
  }

  write(inks: readonly Ink[], size: number, colour: string, after = 0): void {
    for (const line of this.canvas.wrap(inks, size, this.w)) {
      if (this.at.y + size * 1.4 > this.canvas.h - 46) this.at = { page: this.at.page + 1, y: 42 };
      let x = this.x;
      for (const one of line)
        x += this.canvas.text(
          this.at,
          x,
          one.text,
          this.canvas.fontOf(one),
          { size, colour },
          one.url,
        );
      this.at.y += size * 1.4;
    }
    this.at.y += after;
  }
}

function side(strip: Strip, sheet: Sheet, parts: readonly Part[]): void {
  strip.write([ink("Contact")], 13, light, 4);
  for (const { icon, ink: piece } of sheet.contacts) {
    if (icon === "pin") continue;
    const note = icon === "phone" ? " (Mobile)" : icon === "link" ? " (LinkedIn)" : "";
    strip.write([piece, ink(note)], 10.5, light);
  }
  for (const part of parts) {
    strip.at.y += 12;
    strip.write([ink(part.heading)], 13, light, 4);
    const terms = [
      ...part.grid,
      ...part.items.map((item) => item.text.replace(/, \d{4}$/, "")),
      ...part.rows.map((row) => [...row.left, ...row.right].map((one) => one.text).join(" ")),
    ];
    for (const term of terms) strip.write([ink(term)], 10.5, light);
  }
}

function years(text: string): string {
  const found = text.match(/\d{4}/g) ?? [];
  const from = Number(found[0] ?? 2020);
  const to = Number(found[1] ?? 2025);
  const length = Math.max(1, to - from);
  return `${length} year${length > 1 ? "s" : ""} 2 months`;
}

function job(strip: Strip, cells: readonly string[], body: readonly string[]): void {
  const [dates = "", title = "", firm = "", place = ""] = cells;
  strip.at.y += 8;
  if (firm !== "") strip.write([ink(firm)], 12, dark, 1);
  strip.write([ink(title)], 11.5, dark, 1);
  if (dates !== "") strip.write([ink(dates), ink(` (${years(dates)})`)], 10.5, faint, 1);
  if (place !== "") strip.write([ink(place)], 10.5, faint, 1);
  for (const text of body) strip.write([ink(text)], 10.5, dark);
}

function main(strip: Strip, sheet: Sheet, parts: readonly Part[]): void {
  strip.write([ink(sheet.name)], 26, dark, 2);
  if (sheet.headline !== "") strip.write([ink(sheet.headline)], 12, dark, 1);
  const home = sheet.contacts.find((piece) => piece.icon === "pin");
  if (home !== undefined) strip.write([home.ink], 12, faint);
  for (const part of parts) {
    strip.at.y += 14;
    strip.write([ink(part.heading)], 15.75, dark, 3);
    for (const item of part.items) strip.write([ink(item.text)], 12, dark);
    for (const row of part.rows) strip.write(row.left, 12, dark);
    for (const entry of part.entries) {
      const [dates = "", degree = "", school = ""] = entry.cells;
      if (part.kind === "experience") {
        job(
          strip,
          entry.cells,
          entry.body.map((item) => `${item.text}.`),
        );
        continue;
      }
      strip.at.y += 6;
      strip.write([ink(school)], 12, dark, 1);
      strip.write([ink(degree), ink(dates === "" ? "" : ` · (${dates})`)], 10.5, faint);
    }
  }
}

/** The profile as the network itself prints it: a dark strip, then the career with totals of time. */
export async function printLinkedin(sheet: Sheet): Promise<Uint8Array> {
  const canvas = new Canvas({
    letter: true,
    family: "sans",
    byWord: false,
    jitter: 0,
    habits: plainHabits,
  });
  const narrow = new Set(["skills", "languages", "certifications"]);
  const left = new Strip(canvas, 16, 172);
  const right = new Strip(canvas, 224, 350);
  side(
    left,
    sheet,
    sheet.parts.filter((part) => narrow.has(part.kind)),
  );
  main(
    right,
    sheet,
    sheet.parts.filter((part) => !narrow.has(part.kind)),
  );
  const last = right.at.page;
  for (let page = 0; page <= last; page += 1) {
    canvas.box(page, 0, 0, 204, canvas.h, "#293e49");
    canvas.text({ page, y: canvas.h - 30 }, 370, `Page ${page + 1} of ${last + 1}`, "Helvetica", {
      size: 9,
      colour: faint,
    });
  }
  return canvas.finish("flow");
}
