import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  proofreadBodySchema,
  proofreadSchema,
  verifiedClaimsSchema,
  verifyClaimsBodySchema,
} from "@savile/contracts";
import type { ToolNeeds } from "../create-mcp-server.ts";
import { answer } from "./answer.ts";

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The layer of truth for texts of anybody: nothing is stored, a key with the scope `verify` is enough. */
export function addTruthTools(server: McpServer, { client }: Pick<ToolNeeds, "client">): void {
  server.registerTool(
    "verify_claims",
    {
      title: "Verify claims",
      description:
        "Checks lines of any text about a person against that person's resume (resume_text, or upload_id of extract_resume). Each claim gets `supported`, `weak` (ask the person) or `unsupported`, with reasons, and spans: places in the claim with the words of the resume that carry them.",
      inputSchema: verifyClaimsBodySchema,
      outputSchema: verifiedClaimsSchema,
      annotations,
    },
    async (body, { signal }) => answer(await client.call("verifyClaims", { body }, signal)),
  );
  server.registerTool(
    "proofread",
    {
      title: "Proofread",
      description:
        "Checks whether sentences or lines of a resume are whole: verbs, articles, placeholders, doubled words, broken letters. Each fault names its kind and the words that show it.",
      inputSchema: proofreadBodySchema,
      outputSchema: proofreadSchema,
      annotations,
    },
    async (body, { signal }) => answer(await client.call("proofread", { body }, signal)),
  );
}
