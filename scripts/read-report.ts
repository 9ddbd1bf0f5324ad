import { readFile } from "node:fs/promises";
import type * as z from "zod";

/** The report that a test runner left; `null` where there is none or it cannot be read. */
export async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
