import chardet from "chardet";
import iconv from "iconv-lite";

export interface Decoded {
  readonly text: string;
  readonly guessed: boolean;
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function byMark(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return new TextDecoder("utf-8").decode(bytes.subarray(3));
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes.subarray(2));
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes.subarray(2));
  return undefined;
}

/** Bytes at every other place, from `first` on. */
function everyOther(bytes: Uint8Array, first: number): Uint8Array {
  return bytes.filter((_, index) => index % 2 === first);
}

function share(bytes: Uint8Array, value: number): number {
  return bytes.filter((byte) => byte === value).length / Math.max(1, bytes.length);
}

/** The bytes that name the block of a script: few different ones, with the NUL of blanks and digits among them. */
function areHigh(bytes: Uint8Array): boolean {
  const zeros = share(bytes, 0);
  if (zeros > 0.3) return true;
  const most = Math.max(
    ...[...new Set(bytes)].map((byte) => (byte === 0 ? 0 : share(bytes, byte))),
  );
  return zeros > 0.03 && zeros + most > 0.9;
}

/** UTF-16 without a mark shows in its high bytes, which stand at every other place. */
function byZeros(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4000);
  const even = everyOther(sample, 0);
  const odd = everyOther(sample, 1);
  if (areHigh(odd) && share(even, 0) < 0.05) return new TextDecoder("utf-16le").decode(bytes);
  if (areHigh(even) && share(odd, 0) < 0.05) return new TextDecoder("utf-16be").decode(bytes);
  return undefined;
}

/** Text of unknown encoding: mark, NUL parity, strict UTF-8, then a guess. */
export function decodeText(bytes: Uint8Array): Decoded {
  const sure = byMark(bytes) ?? byZeros(bytes) ?? strictUtf8(bytes);
  if (sure !== undefined) return { text: sure, guessed: false };
  const guess = chardet.analyse(bytes)[0];
  const name =
    guess === undefined || /^ISO-8859-1$/i.test(guess.name) ? "windows-1252" : guess.name;
  const encoding = iconv.encodingExists(name) ? name : "windows-1252";
  return {
    text: iconv.decode(Buffer.from(bytes), encoding),
    guessed: guess === undefined || guess.confidence < 70,
  };
}
