import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { extractionSchema } from "@savile/model";
import type { Extraction } from "@savile/model";
import { corpusDay, inRoot, openExtractor, reportFolder } from "../engines.ts";

/** Files are read once for many runs over them; another reader of the product makes other files. */
const kept = `${reportFolder}/read`;

function keptPath(bytes: Uint8Array, reader: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).update(reader).digest("hex");
  return `${kept}/${hash.slice(0, 32)}.json`;
}

/** What the product reads of some files, by path; a file that it refuses is left out. */
export async function readResumes(
  paths: Iterable<string>,
  folder: string,
): Promise<Map<string, Extraction>> {
  const reader = new Uint8Array(readFileSync(inRoot("build/node/extraction-child.mjs")));
  const found = new Map<string, Extraction>();
  let extractor: ReturnType<typeof openExtractor> | undefined;
  mkdirSync(kept, { recursive: true });
  for (const one of new Set(paths)) {
    const bytes = new Uint8Array(readFileSync(`${folder}/${one}`));
    const place = keptPath(bytes, reader);
    if (!existsSync(place)) {
      extractor ??= openExtractor();
      const read = await extractor.extract(bytes, { today: corpusDay, name: path.basename(one) });
      if (!read.ok) continue;
      writeFileSync(place, JSON.stringify(read.value));
    }
    found.set(one, extractionSchema.parse(JSON.parse(readFileSync(place, "utf8"))));
  }
  await extractor?.close();
  return found;
}
