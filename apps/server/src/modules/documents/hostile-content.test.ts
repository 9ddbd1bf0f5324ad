import { exportsResponseSchema, problemSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, post } from "../../testing/visitor.ts";

const service = await sharedService();
const { person, base } = await newOwner(service);

/** `length` characters of a part that is repeated. */
const fill = (length: number, part: string): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const long = 90_000;
/** Just below the longest text that is laid out. */
const short = 9_900;

const refused: readonly [string, string, string][] = [
  ["90 KB of stars", fill(long, "*"), "content_blank"],
  ["90 KB of underscores", fill(long, "_"), "content_blank"],
  ["90 KB of quotes", fill(long, "> "), "content_blank"],
  ["90 KB of tags", fill(long, "<b>"), "content_blank"],
  ["90 KB of rules", fill(long, "---\n"), "content_blank"],
  ["90 KB of nested emphasis", fill(long, "**_"), "content_unprintable"],
  ["90 KB of backslashes", fill(long, "\\"), "text_too_long"],
  ["90 KB of one word", fill(long, "a"), "text_too_long"],
  ["90 KB of headings", fill(long, "## a\n"), "text_too_long"],
  ["90 KB of bullets", `# A\n\n## Experience\n\n### a\n\n${fill(long, "- a\n")}`, "text_too_long"],
  ["a word of 10,000 letters", fill(short, "a"), "content_unprintable"],
  ["10,000 brackets", fill(short, "["), "content_unprintable"],
  ["10,000 opened links", fill(short, "[a]("), "content_unprintable"],
  ["10,000 letters that run backwards", fill(short, "\u202ea"), "content_unprintable"],
  ["10,000 control characters", fill(short, "a\u0001"), "content_unprintable"],
];

describe("content of an editor", () => {
  it.each(refused)(
    "of %s is refused with what is wrong, and costs nothing",
    async (_, current_content, code) => {
      for (const document_type of ["resume", "cover_letter"]) {
        const body = { document_type, current_content };
        const answer = await post(service, `${base}/download-current-content`, body, person.write);
        expect(answer.statusCode).toBe(422);
        const problem = problemSchema.parse(answer.json());
        expect(problem.error_code).toBe(code);
      }
      const exports = await get(service, `${base}/exports`, person.headers);
      expect(exportsResponseSchema.parse(exports.json()).downloads.used).toBe(0);
    },
    120_000,
  );
});
