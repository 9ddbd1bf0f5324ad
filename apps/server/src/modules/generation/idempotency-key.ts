import { Refusal } from "../../errors/refusal.ts";

/** The key under which a client repeats a request: 1 to 200 visible ASCII characters, or none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new Refusal("validation");
  }
  return header;
}
