import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, describe, expect, test } from "vitest";
import { corpus, corpusFiles } from "../corpus.ts";
import { openExtractor } from "../engines.ts";

/** The width of the picture on the check screen. */
const width = 1240;
/**
 * How far a colour part may be off, of 255: readers smooth the edges of letters each in their own way, which
 * turns a quarter of the way from paper to ink at most.
 */
const tolerated = 64;
const wanted = 0.95;

const hasPoppler = spawnSync("pdftoppm", ["-v"]).error === undefined;
const files = [corpus.resumes, corpus.robustness].flatMap((path) => corpusFiles(path, [".pdf"]));
const folder = mkdtempSync(join(tmpdir(), "savile pages "));
const extractor = openExtractor();

afterAll(async () => {
  await extractor.close();
  rmSync(folder, { recursive: true });
});

type Pixels = Uint8ClampedArray;
interface Picture {
  readonly pixels: Pixels;
  readonly w: number;
  readonly h: number;
}

async function decode(bytes: Uint8Array): Promise<Picture> {
  const picture = await loadImage(bytes);
  const context = createCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return { pixels: data, w: picture.width, h: picture.height };
}

async function ours(bytes: Uint8Array): Promise<Picture> {
  const drawn = await extractor.picture(bytes, 1, width);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return decode(drawn.value);
}

/** The first page as Poppler draws it, in the same size. */
async function theirs(bytes: Uint8Array, { w, h }: Picture): Promise<Picture> {
  const [from, to] = [join(folder, "file.pdf"), join(folder, "page")];
  writeFileSync(from, bytes);
  const size = ["-scale-to-x", String(w), "-scale-to-y", String(h)];
  spawnSync("pdftoppm", ["-png", "-f", "1", "-l", "1", "-singlefile", ...size, from, to]);
  return decode(readFileSync(`${to}.png`));
}

/** The share of pixels that look the same, from 0 to 1. */
function alike(one: Pixels, other: Pixels): number {
  let same = 0;
  for (let at = 0; at < one.length; at += 4) {
    const near = [0, 1, 2].every(
      (part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) <= tolerated,
    );
    if (near) same += 1;
  }
  return (same * 4) / one.length;
}

if (!hasPoppler) console.warn("pages of the corpus NOT compared: pdftoppm is not installed");
if (files.length === 0) console.warn("pages of the corpus NOT compared: there is no corpus");

describe.skipIf(!hasPoppler || files.length === 0)("a page of an uploaded PDF", () => {
  test.each(files)(
    "looks as Poppler draws it: $name",
    async ({ bytes }) => {
      const drawn = await ours(bytes);
      const share = alike(drawn.pixels, (await theirs(bytes, drawn)).pixels);
      expect(share).toBeGreaterThanOrEqual(wanted);
    },
    60_000,
  );

  test("is compared by a measure that sees another page, and one moved by a line", async () => {
    const [first, second] = files;
    if (first === undefined || second === undefined) throw new Error("two files are needed");
    const drawn = await ours(first.bytes);
    const other = await theirs(second.bytes, drawn);
    expect(alike(drawn.pixels, other.pixels)).toBeLessThan(wanted);
    const { pixels } = await theirs(first.bytes, drawn);
    const down = new Uint8ClampedArray(pixels.length).fill(255);
    down.set(pixels.subarray(0, pixels.length - 12 * drawn.w * 4), 12 * drawn.w * 4);
    expect(alike(drawn.pixels, down)).toBeLessThan(wanted);
  });
});
