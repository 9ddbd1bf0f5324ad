import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, describe, expect, test } from "vitest";
import { createExtractionPool } from "../sandbox/extraction-pool.ts";
import { pictureSize } from "./picture-size.ts";
import { withPages } from "./page-source.ts";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const pool = createExtractionPool({
  entry: inRoot("build/node/extraction-child.mjs"),
  readable: [inRoot("node_modules"), inRoot("build/node")],
  size: 1,
  drawing: { entry: inRoot("build/node/page-child.mjs") },
});
afterAll(() => pool.close());

const lines = [
  "Ada Byron",
  "ada@example.org",
  "Experience",
  "Analyst, Babbage & Co",
  "March 2019 - Present",
  "Wrote notes on the engine and cut the cost",
  "Education",
  "Bachelor of Science, University of London",
  "2015 - 2018",
];

/** A page with these lines, as a phone takes it; turned a quarter to the left where it lay on its side. */
function photo(isOnSide = false) {
  const canvas = isOnSide ? createCanvas(1650, 1240) : createCanvas(1240, 1650);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (isOnSide) context.setTransform(0, -1, 1, 0, 0, 1240);
  context.fillStyle = "black";
  lines.forEach((line, at) => {
    context.font = at === 0 ? "bold 60px DejaVu Sans" : "36px DejaVu Sans";
    context.fillText(line, 100, 160 + at * 110);
  });
  return canvas;
}

/** A JPEG with a block of Exif that says how the camera was held. */
function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const exif = Buffer.from(
    `ffe100224578696600004d4d002a0000000800010112000300000001${orientation.toString(16).padStart(4, "0")}000000000000`,
    "hex",
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

describe("a photo of a resume", () => {
  test.each([
    ["a JPEG", photo().encodeSync("jpeg", 92)],
    ["a PNG", photo().encodeSync("png")],
    ["a JPEG from a phone on its side", withOrientation(photo(true).encodeSync("jpeg", 92), 6)],
  ])("%s is read by its words", async (_, bytes) => {
    const read = await pool.extract(new Uint8Array(bytes), { today: "2026-11-28" });
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.format).toBe("image");
    expect(read.value.resume).toMatchObject({
      name: "Ada Byron",
      contact: { email: "ada@example.org" },
      experience: [{ title: "Analyst", dates: { start: "2019-03", end: "present" } }],
      education: [{ dates: { start: "2015", end: "2018" } }],
    });
  });

  test("one that is torn or holds no word is answered by its code", async () => {
    const torn = photo().encodeSync("jpeg").subarray(0, 400);
    const empty = createCanvas(600, 800).encodeSync("png");
    for (const bytes of [torn, empty]) {
      const read = await pool.extract(new Uint8Array(bytes), { today: "2026-11-28" });
      expect(read.ok ? "read" : read.error.code).toMatch(/^(?:no_text|damaged)$/u);
    }
  });

  test("a head that claims more than is decoded is refused before it is", async () => {
    const huge = Buffer.from(photo().encodeSync("png"));
    huge.writeUInt32BE(100_000, 16);
    expect(pictureSize(huge)).toMatchObject({ width: 100_000 });
    await expect(withPages(huge, async () => "drawn")).rejects.toThrow("too large");
  });
});
