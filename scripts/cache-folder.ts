import { homedir } from "node:os";
import { join } from "node:path";

/** A folder kept between runs and clones. Root's home is closed to the other accounts that tests play. */
export function cacheFolder(...names: readonly string[]): string {
  const home = process.getuid?.() === 0 ? "/var/cache" : join(homedir(), ".cache");
  return join(process.env["XDG_CACHE_HOME"] ?? home, "savile", ...names);
}
