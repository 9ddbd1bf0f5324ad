import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { ReceivedFile } from "@savile/client";
import { documentKinds, fileFormats, templateIds } from "@savile/model";
import * as z from "zod";
import type { ToolNeeds } from "../create-mcp-server.ts";
import { addressOf } from "../resources/documents.ts";
import { refused, told } from "./answer.ts";

const tailorInput = {
  upload_id: z.string().max(64).describe("From extract_resume"),
  job_description: z.string().max(40_000),
  template: z
    .enum(templateIds)
    .optional()
    .describe("A look that the plan holds; modern by default"),
  company: z.string().max(200).optional().describe("The employer, where the posting is unclear"),
};

const renderInput = {
  session_id: z.string().max(64).describe("From tailor, or from the address of a document"),
  document: z.enum(documentKinds),
  format: z.enum(fileFormats).default("pdf"),
};

function isText(mediaType: string): boolean {
  return /^(text\/|application\/json)/.test(mediaType);
}

/** A file as content that an agent can hand on. */
function embedded(uri: string, { bytes, mediaType, fileName }: ReceivedFile): CallToolResult {
  const buffer = Buffer.from(bytes);
  const content = isText(mediaType)
    ? { uri, mimeType: mediaType, text: buffer.toString("utf8") }
    : { uri, mimeType: mediaType, blob: buffer.toString("base64") };
  return {
    content: [
      { type: "text", text: fileName },
      { type: "resource", resource: content },
    ],
  };
}

/** Writing an application, and its files. */
export function addApplicationTools(
  server: McpServer,
  { client }: Pick<ToolNeeds, "client">,
): void {
  server.registerTool(
    "tailor",
    {
      title: "Tailor a resume and a cover letter",
      description:
        "Writes a resume and a cover letter for a job description from an uploaded resume. Every line is proven by the resume; what it does not show is not written. Counts as one application of the plan.",
      inputSchema: tailorInput,
      outputSchema: {
        session_id: z.string(),
        fit: z.number().nullable(),
        confidence: z.number().nullable(),
        resume: z.string(),
        cover_letter: z.string(),
        documents: z.array(z.string()),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async ({ template, company, ...given }, { signal }) => {
      const body = {
        ...given,
        ...(template === undefined ? {} : { template }),
        ...(company === undefined ? {} : { company }),
      };
      const made = await client.call("generate", { body }, signal);
      if (!made.ok) return refused(made.error);
      const { session_id: id, documents, ats_score: fit, confidence } = made.value;
      if (documents === null) return refused({ code: "not_ready", detail: made.value.message });
      return told({
        session_id: id,
        fit,
        confidence,
        ...documents,
        documents: documentKinds.map((kind) => addressOf(id, kind)),
      });
    },
  );
  server.registerTool(
    "render",
    {
      title: "Render a document",
      description:
        "A document as a file, read back by other code before it is handed out. Counts as one download of the plan; the same version in the same format again is free.",
      inputSchema: renderInput,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ session_id: id, document, format }, { signal }) => {
      const input = { params: { id, format }, query: { document_type: document } };
      const file = await client.file("download", input, signal);
      return file.ok
        ? embedded(`${addressOf(id, document)}.${format}`, file.value)
        : refused(file.error);
    },
  );
}
