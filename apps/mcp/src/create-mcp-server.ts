import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Client } from "@savile/client";
import { addDocuments } from "./resources/documents.ts";
import { addApplicationTools } from "./tools/application-tools.ts";
import { addReadingTools } from "./tools/reading-tools.ts";
import { addTruthTools } from "./tools/truth-tools.ts";

/** What the tools work with. */
export interface ToolNeeds {
  readonly client: Client;
  /** Reads a file of this computer; `null` where others than its owner ask. */
  readonly readFile: ((path: string) => Promise<Uint8Array>) | null;
}

const instructions = [
  "Savile tailors a resume and a cover letter to a job posting and proves every line.",
  "verify_claims checks lines of any text about a person against that person's resume: use it before you show a line that you wrote. A verdict other than `supported` has reasons; never present such a line as a fact.",
  "extract_resume, then tailor, then render gives files. What a resume does not show is listed as not met: ask the person, do not fill it.",
].join("\n");

/** A server with every tool and the documents of the account as resources. */
export function createMcpServer(needs: ToolNeeds): McpServer {
  const server = new McpServer({ name: "savile", version: "0.1.0" }, { instructions });
  addReadingTools(server, needs);
  addTruthTools(server, needs);
  addApplicationTools(server, needs);
  addDocuments(server, needs);
  return server;
}
