import { strFromU8, strToU8, unzipSync } from "fflate";
import { zipFiles } from "../zip/zip-files.ts";

const corePart = "docProps/core.xml";

/** The moment and the language of the file, which the writer takes from the clock or leaves out. */
function writeProperties(
  parts: Record<string, string>,
  file: { createdAt: number; language: string },
): void {
  const moment = new Date(file.createdAt * 1000).toISOString().replace(/\.\d+Z$/u, "Z");
  const core = (parts[corePart] ?? "").replace(
    /(<dcterms:(?:created|modified)\b[^>]*>)[^<]*/gu,
    (_, open: string) => `${open}${moment}`,
  );
  const language = `<dc:language>${file.language}</dc:language>`;
  parts[corePart] = core.includes("<dc:language>")
    ? core
    : core.replace("</cp:coreProperties>", `${language}</cp:coreProperties>`);
}

/** The same Word file with nothing in it that depends on when, where or how often it was written. */
export function sealDocx(
  packed: Uint8Array,
  file: { createdAt: number; language: string },
): Uint8Array {
  const entries = Object.entries(unzipSync(packed));
  const parts = Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
  writeProperties(parts, file);
  // Readers look for the list of contents first.
  const paths = Object.keys(parts).toSorted(
    (a, b) => Number(b.startsWith("[")) - Number(a.startsWith("[")),
  );
  return zipFiles(
    paths.map((path) => ({ path, bytes: strToU8(parts[path] ?? "") })),
    file.createdAt,
  );
}
