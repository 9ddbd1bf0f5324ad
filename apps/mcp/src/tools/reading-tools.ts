import { basename } from "node:path";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { matchedPostingSchema, matchPostingBodySchema, postingBodySchema } from "@savile/contracts";
import { err, ok, openQuestions } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import type { ToolNeeds } from "../create-mcp-server.ts";
import { answer, refused, told } from "./answer.ts";

const resumeInput = z.strictObject({
  text: z.string().max(60_000).optional().describe("The resume as text"),
  file_base64: z.string().max(14_000_000).optional().describe("A PDF, DOCX, TXT or JSON file"),
  file_name: z.string().max(255).optional().describe("Its name, such as resume.pdf"),
});
const localInput = resumeInput.extend({
  path: z.string().optional().describe("A file on this computer, in the place of its content"),
});

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type GivenResume = z.infer<typeof localInput>;

/** The file that a call gives in one of three ways. */
async function fileOf(
  given: GivenResume,
  readFile: ToolNeeds["readFile"],
): Promise<Result<GivenFile, string>> {
  const { text, file_base64: encoded, path } = given;
  if ([text, encoded, path].filter((one) => one !== undefined).length !== 1) {
    return err("Give the resume in exactly one way.");
  }
  if (text !== undefined) {
    return ok({ name: given.file_name ?? "resume.txt", bytes: new TextEncoder().encode(text) });
  }
  if (encoded !== undefined) {
    const bytes = new Uint8Array(Buffer.from(encoded, "base64"));
    return ok({ name: given.file_name ?? "resume.pdf", bytes });
  }
  if (readFile === null || path === undefined) return err("Files of this computer are not read.");
  try {
    return ok({ name: basename(path), bytes: await readFile(path) });
  } catch {
    return err("The file cannot be opened.");
  }
}

/** What a resume and a posting say, and how they meet. */
export function addReadingTools(server: McpServer, { client, readFile }: ToolNeeds): void {
  server.registerTool(
    "extract_resume",
    {
      title: "Extract a resume",
      description:
        "Reads a resume into JSON Resume and keeps it in the account. The upload_id is taken by match, verify_claims and tailor. `questions` have to be answered by the person on Savile's own page before tailor works.",
      inputSchema: readFile === null ? resumeInput : localInput,
      outputSchema: {
        upload_id: z.string(),
        confidence: z.number().nullable(),
        questions: z.array(z.string()),
        resume: z.record(z.string(), z.unknown()),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async (given, { signal }) => {
      const file = await fileOf(given, readFile);
      if (!file.ok) return refused({ code: "validation", detail: file.error });
      const uploaded = await client.upload(file.value, signal);
      if (!uploaded.ok) return refused(uploaded.error);
      const { upload_id: id, extraction_result: result } = uploaded.value;
      const upload = await client.call("getUpload", { params: { id } }, signal);
      if (!upload.ok) return refused(upload.error);
      const { extraction } = upload.value;
      return told({
        upload_id: id,
        confidence: extraction.confidence,
        questions: openQuestions(extraction).map(({ detail }) => detail),
        resume: result.extracted_data,
      });
    },
  );
  server.registerTool(
    "parse_posting",
    {
      title: "Parse a posting",
      description:
        "Reads a job description: title, company, place, requirements with their level, duties. Nothing is stored.",
      inputSchema: postingBodySchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (body, { signal }) => answer(await client.call("parsePosting", { body }, signal)),
  );
  server.registerTool(
    "match",
    {
      title: "Match a resume with a posting",
      description:
        "Holds each requirement of a job description against a resume (resume_text or upload_id): met, partly or not, with the lines that show it and why. `fit` is Savile's own estimate, 0 to 100.",
      inputSchema: matchPostingBodySchema,
      outputSchema: matchedPostingSchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (body, { signal }) => answer(await client.call("matchPosting", { body }, signal)),
  );
}
