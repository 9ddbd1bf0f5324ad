import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Where the scanner listens. */
export type ScannerAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

const form = "SCANNER_URL takes tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.";
const usualPort = 3_310;

/** Reads who looks at files before they are kept; `null` is nobody. Throws {@link ConfigError}. */
export function readScannerConfig(given: Given): ScannerAddress | null {
  const text = given["SCANNER_URL"];
  if (text === undefined) return null;
  if (!URL.canParse(text)) throw new ConfigError(form);
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === "unix:" && hostname === "" && pathname.length > 1) return { path: pathname };
  if (protocol !== "tcp:" || hostname === "" || !/^\/?$/.test(pathname))
    throw new ConfigError(form);
  // An address of IPv6 stands in brackets, which a socket does not take.
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port === "" ? usualPort : Number(port),
  };
}
