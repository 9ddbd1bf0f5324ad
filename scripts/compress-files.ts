import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Kinds of files that gain by it; fonts of screens and pictures are compressed already. */
const texts = /\.(?:html|js|css|svg|json|txt|webmanifest|ttf)$/;
/** Below this the names of the coding cost more than it saves. */
const smallest = 256;

/** The last tenth of a font would take most of the time of a build. */
const fontQuality = 9;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: path.endsWith(".ttf")
      ? fontQuality
      : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
      writeFile(`${path}.gz`, small),
    ),
  ]);
}

/** Writes a Brotli and a gzip file beside every larger text of a folder, once, for all who ask for it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => texts.test(name)).map((name) => compressFile(join(folder, name))),
  );
}
