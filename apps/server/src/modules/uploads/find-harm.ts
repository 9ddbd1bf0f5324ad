import type { ErrorCode } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Why a file may not come in; `null` lets it. Where a scanner is set up and cannot be asked, nothing comes in: a
 * file that nobody looked at is what it was set up against.
 */
export async function findHarm(
  { scanner }: Pick<Dependencies, "scanner">,
  bytes: Bytes,
): Promise<ErrorCode | null> {
  if (scanner === null) return null;
  const verdict = await scanner.scan(bytes);
  if (verdict === "clean") return null;
  return verdict === "harmful" ? "harmful_file" : "unavailable";
}
