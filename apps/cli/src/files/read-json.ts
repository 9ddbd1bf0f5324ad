import type * as z from "zod/mini";
import { readBytes } from "./sources.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** A JSON file of a shape; `shape` says in the refusal what the file must hold. */
export async function readJson<T>(
  path: string,
  terminal: Terminal,
  schema: z.ZodMiniType<T>,
  shape: string,
): Promise<T> {
  const bytes = await readBytes(path, terminal);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw unusable(`${path}: This is no JSON.`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw unusable(`${path}: The file must hold ${shape}.`);
  return parsed.data;
}
