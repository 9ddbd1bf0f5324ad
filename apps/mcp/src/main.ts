import { readFile } from "node:fs/promises";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createClient } from "@savile/client";
import { createMcpServer } from "./create-mcp-server.ts";
import { readSettings } from "./read-settings.ts";
import { serveHttp } from "./serve-http.ts";

const complain = (text: string): void => void process.stderr.write(`savile-mcp: ${text}\n`);

/** Tools on the standard streams: the agent that started this program is the only one who asks. */
async function serveStdio(url: string, key: string): Promise<void> {
  const server = createMcpServer({
    client: createClient({ url, key }),
    readFile: async (path) => new Uint8Array(await readFile(path)),
  });
  await server.connect(new StdioServerTransport());
}

const settings = readSettings(process.argv.slice(2), process.env);
if (!settings.ok) {
  complain(settings.error);
  process.exitCode = 2;
} else if (settings.value.http === null) {
  await serveStdio(settings.value.url, settings.value.key);
} else {
  const { http, url, allowedHosts } = settings.value;
  const { port } = await serveHttp({ url, allowedHosts, ...http });
  complain(`ready: http://${http.host}:${port}/mcp`);
}
