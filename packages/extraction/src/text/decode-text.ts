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

/** UTF-16 without a mark shows in NULs at every other byte. */
function byZeros(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4000);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even += 1;
    if (byte === 0 && index % 2 === 1) odd += 1;
  });
  const half = sample.length / 2;
  if (odd > half * 0.3 && even < half * 0.05) return new TextDecoder("utf-16le").decode(bytes);
  if (even > half * 0.3 && odd < half * 0.05) return new TextDecoder("utf-16be").decode(bytes);
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
