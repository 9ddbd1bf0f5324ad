import { brotliCompressSync, constants } from "node:zlib";

/** A step of `npm run taxonomy`: what it writes below `packages/taxonomy/assets`, and its bytes as they are loaded. */
export interface Asset {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The bytes as they are committed. The parameters are fixed, so that the same bytes give the same file. */
export function packed(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
