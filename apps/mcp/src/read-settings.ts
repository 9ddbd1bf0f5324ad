import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";

/** How the server is reached, and which Savile it speaks to. */
export interface Settings {
  readonly url: string;
  /** Empty over HTTP, where each call brings its own. */
  readonly key: string;
  /** `null` speaks on the standard streams. */
  readonly http: { readonly host: string; readonly port: number } | null;
  /** Names by which others reach it, beside the names of this computer. */
  readonly allowedHosts: readonly string[];
}

const usage =
  "Usage: savile-mcp [--http PORT [--host HOST] [--allow HOST[:PORT]]...]. SAVILE_URL and, without --http, SAVILE_API_KEY are read from the environment.";

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

interface Options {
  port: string | null;
  host: string;
  allow: string[];
}

function readOptions(args: readonly string[]): Options | null {
  const options: Options = { port: null, host: "127.0.0.1", allow: [] };
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1];
    if (value === undefined) return null;
    if (args[at] === "--http") options.port = value;
    else if (args[at] === "--host") options.host = value;
    else if (args[at] === "--allow") options.allow.push(value);
    else return null;
  }
  return options;
}

/** Reads the command line and the environment; a fault is one sentence. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  const options = readOptions(args);
  if (options === null) return err(usage);
  const url = environment["SAVILE_URL"] ?? "http://localhost:4180";
  if (!isUrl(url)) return err("SAVILE_URL is no address such as http://localhost:4180.");
  if (options.port !== null) {
    const port = Number(options.port);
    if (!/^\d{1,5}$/.test(options.port) || port > 65_535) return err(usage);
    const { host, allow } = options;
    return ok({ url, key: "", http: { host, port }, allowedHosts: allow });
  }
  const key = environment["SAVILE_API_KEY"] ?? "";
  if (key === "") return err("SAVILE_API_KEY is missing: make a key on your account page.");
  return ok({ url, key, http: null, allowedHosts: [] });
}
