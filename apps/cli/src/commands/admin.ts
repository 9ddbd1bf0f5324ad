import type { Terminal } from "../terminal/terminal.ts";

/** `savile admin list|add|remove`: who administers the service; works on its database. */
export async function admin(args: readonly string[], terminal: Terminal): Promise<number> {
  return terminal.admin(args);
}
