import { parseOptions } from "../terminal/options.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `savile serve`: runs the service; settings come from the environment. */
export async function serve(args: readonly string[], terminal: Terminal): Promise<number> {
  parseOptions(args, {});
  return terminal.serve();
}
