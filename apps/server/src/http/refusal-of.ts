import type { ErrorCode } from "@savile/contracts";
import type * as z from "zod/mini";
import { Refusal } from "../errors/refusal.ts";

type Issue = z.core.$ZodIssue;

/** A field whose fault has a sentence of its own. */
function codeOf(issue: Issue): ErrorCode {
  const field = String(issue.path[0] ?? "");
  if (field === "email") return "invalid_email";
  if (field === "job_description" && issue.code === "too_big") return "job_description_too_long";
  if (field === "template") return "template_unknown";
  return "validation";
}

/** The 422 answer to a value that its schema refused; it names the fields, never their values. */
export function refusalOf(issues: readonly Issue[]): Refusal {
  const [first] = issues;
  return new Refusal(first === undefined ? "validation" : codeOf(first), {
    errors: issues.slice(0, 20).map((issue) => ({
      path: issue.path.map(String).join(".").slice(0, 200),
      code: issue.code,
      message: "This value is not valid.",
    })),
  });
}
