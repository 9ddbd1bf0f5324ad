import { ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { documentKinds } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import type { ToolNeeds } from "../create-mcp-server.ts";

const names = { resume: "Resume", cover_letter: "Cover letter" } as const;

/** The address of a document as a resource. */
export function addressOf(sessionId: string, kind: DocumentKind): string {
  return `savile://applications/${sessionId}/${kind}`;
}

/** The documents of the account, each as Markdown. */
export function addDocuments(server: McpServer, { client }: Pick<ToolNeeds, "client">): void {
  const list = async () => {
    const found = await client.call("listSessions", {});
    if (!found.ok) throw new McpError(ErrorCode.InternalError, found.error.detail);
    const finished = found.value.sessions.filter(({ status }) => status === "succeeded");
    return {
      resources: finished.flatMap(({ session_id: id, title }) =>
        documentKinds.map((kind) => ({
          uri: addressOf(id, kind),
          name: `${names[kind]}: ${title}`,
          mimeType: "text/markdown",
        })),
      ),
    };
  };
  server.registerResource(
    "document",
    new ResourceTemplate("savile://applications/{id}/{kind}", { list }),
    {
      title: "Documents",
      description: "Tailored resumes and cover letters of the account",
      mimeType: "text/markdown",
    },
    async (uri, { id, kind }) => {
      const wanted = documentKinds.find((one) => one === kind);
      const found = await client.call("getDocuments", { params: { id: String(id) } });
      if (wanted === undefined || !found.ok) {
        const why = found.ok ? "There is no such document." : found.error.detail;
        throw new McpError(ErrorCode.InvalidParams, why);
      }
      const text = found.value.documents[wanted];
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text }] };
    },
  );
}
