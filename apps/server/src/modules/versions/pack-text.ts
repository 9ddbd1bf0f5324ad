import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
} from "node:zlib";
import type { BrotliOptions } from "node:zlib";
import * as z from "zod";

/** A text of this size is never stored; a packed one that grows larger was altered. */
const mostBytes = 8 * 1024 * 1024;

/** A few milliseconds for a whole session; more effort saves next to nothing. */
const effort = 5;

function packing(bytes: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}

/** A text in a fraction of its size. */
export function packText(text: string): string {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, packing(bytes)).toString("base64");
}

/** Throws where the text was not packed by `packText`. */
export function unpackText(packed: string): string {
  const bytes = Buffer.from(packed, "base64");
  return brotliDecompressSync(bytes, { maxOutputLength: mostBytes }).toString("utf8");
}

/** Runs of pieces of the basis (first piece, count), and texts that it does not have. */
const stepsSchema = z.array(z.union([z.string(), z.tuple([z.int(), z.int()])]));

/** A text of JSON cut behind every closed structure: what did not change gives the same pieces. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[}\]],)/);
}

function placesOf(pieces: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  pieces.forEach((piece, index) => {
    const known = places.get(piece);
    if (known === undefined) places.set(piece, [index]);
    else if (known.length < 16) known.push(index);
  });
  return places;
}

function runLength(
  basis: readonly string[],
  from: number,
  pieces: readonly string[],
  at: number,
): number {
  let count = 0;
  while (at + count < pieces.length && basis[from + count] === pieces[at + count]) count += 1;
  return count;
}

/** A text as its difference to another one, packed; small where most of it stands there too. */
export function packAgainst(text: string, basis: string): string {
  const known = piecesOf(basis);
  const places = placesOf(known);
  const pieces = piecesOf(text);
  const steps: (string | [number, number])[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at] ?? "";
    let best: [number, number] | null = null;
    for (const from of places.get(piece) ?? []) {
      const count = runLength(known, from, pieces, at);
      if (best === null || count > best[1]) best = [from, count];
    }
    steps.push(best ?? piece);
    at += best?.[1] ?? 1;
  }
  return packText(JSON.stringify(steps));
}

/** A version whose state is packed on its own. */
export interface WholeState {
  readonly number: number;
  readonly state: string;
}

/** A difference that is larger than this share of the whole is not worth the way over its basis. */
const worthwhile = 0.5;

/** The text of a version's state: as its difference to an earlier one where that is small, else whole. */
export function packState(
  text: string,
  earlier: WholeState | null,
): { readonly state: string; readonly basis: number | null } {
  const whole = { state: packText(text), basis: null };
  if (earlier === null) return whole;
  const state = packAgainst(text, unpackText(earlier.state));
  const isSmall = state.length < worthwhile * whole.state.length;
  return isSmall ? { state, basis: earlier.number } : whole;
}

/** The text that steps make of a basis. */
function followSteps(text: string, basis: string): string {
  const known = piecesOf(basis);
  const steps = stepsSchema.parse(JSON.parse(text));
  return steps
    .map((step) =>
      typeof step === "string" ? step : known.slice(step[0], step[0] + step[1]).join(""),
    )
    .join("");
}

/** The text of which `packAgainst` made this with the same basis. */
export function unpackAgainst(packed: string, basis: string): string {
  return followSteps(unpackText(packed), basis);
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

async function unpackAway(packed: string): Promise<string> {
  const bytes = await decompress(Buffer.from(packed, "base64"), { maxOutputLength: mostBytes });
  return bytes.toString("utf8");
}

/** What was packed against a packed basis, packed on its own; this thread does none of the packing. */
export async function repack(packed: string, basis: string): Promise<string> {
  const text = followSteps(await unpackAway(packed), await unpackAway(basis));
  const bytes = Buffer.from(text);
  return (await compress(bytes, packing(bytes))).toString("base64");
}
