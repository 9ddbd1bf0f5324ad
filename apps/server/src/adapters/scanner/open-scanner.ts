import type { FastifyBaseLogger } from "fastify";
import type { ScannerAddress } from "../../config/scanner-config.ts";
import type { Scanner } from "../../ports/scanner.ts";
import { clamdScanner } from "./clamd-scanner.ts";

/** The scanner of the settings; `null` where none is set up. */
export function openScanner(
  { scanner }: { readonly scanner: ScannerAddress | null },
  logger: Pick<FastifyBaseLogger, "error">,
): Scanner | null {
  if (scanner === null) return null;
  return clamdScanner({
    address: scanner,
    troubled: (what) => logger.error({ what }, "scanner"),
  });
}
