import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { CallFault } from "@savile/client";
import type { Result } from "@savile/model";

/** A failure that the agent can read and act on: the stable code and the sentence. */
export function refused({ code, detail }: Pick<CallFault, "code" | "detail">): CallToolResult {
  return { isError: true, content: [{ type: "text", text: `${code}: ${detail}` }] };
}

/** An answer as structure, and as text for clients that read no structures. */
export function told(value: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: value,
    content: [{ type: "text", text: JSON.stringify(value, null, 1) }],
  };
}

/** The answer of a call, or why there is none. */
export function answer(result: Result<Record<string, unknown>, CallFault>): CallToolResult {
  return result.ok ? told(result.value) : refused(result.error);
}
