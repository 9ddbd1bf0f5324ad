import { unzipSync } from "fflate";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";

const mostEntries = 2_000;
const mostInflated = 256 * 1024 * 1024;
/** Records are parsed as a whole: a second of work for about 30 MB. */
const mostRecords = 64 * 1024 * 1024;
/** Hardly anything that people write shrinks like this; small members do no harm whatever they are. */
const mostRatio = 200;
const harmless = 1024 * 1024;

const manifestSchema = z.object({
  format: z.literal("savile-account"),
  version: z.literal(1),
  keep_originals: z.boolean(),
  files: z.array(
    z.object({
      path: z.string(),
      belongs_to: z.string(),
      file_name: z.string(),
      sha256: z.string(),
    }),
  ),
});
const recordsSchema = z.array(z.record(z.string(), z.unknown()));

type Records = readonly Readonly<Record<string, unknown>>[];

/** An export as it was read: nothing in it is believed yet but its shape. */
export interface Archive {
  readonly manifest: z.infer<typeof manifestSchema>;
  readonly records: (table: string) => Records;
  readonly file: (path: string) => Uint8Array | null;
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let inflated = 0;
  let records = 0;
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      inflated += originalSize;
      if (name.endsWith(".json")) records += originalSize;
      const swells = originalSize > harmless && originalSize > mostRatio * size;
      const tooLarge = swells || inflated > mostInflated || records > mostRecords;
      if (entries > mostEntries || tooLarge) throw new Error("too large");
      return true;
    },
  });
}

/** The text as JSON without keys that could reach a prototype. */
function jsonOf(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined) return undefined;
  const text = Buffer.from(bytes).toString("utf8");
  return JSON.parse(text, (key: string, value: unknown) =>
    key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : value,
  );
}

/** Opens an export. Member names are looked up and never become paths. */
export function readArchive(bytes: Uint8Array): Result<Archive, "import_unusable"> {
  try {
    const members = new Map(Object.entries(unzip(bytes)));
    const manifest = manifestSchema.parse(jsonOf(members.get("account.json")));
    const known = new Map<string, Records>();
    // Rows of one table are asked for again for each row of another: read once.
    const records = (table: string): Records => {
      const read =
        known.get(table) ?? recordsSchema.parse(jsonOf(members.get(`records/${table}.json`)) ?? []);
      known.set(table, read);
      return read;
    };
    return ok({
      manifest,
      records,
      file: (path) => members.get(path) ?? null,
    });
  } catch {
    return err("import_unusable");
  }
}
