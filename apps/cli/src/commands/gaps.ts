import type { GapQuestion, NearLine, Posting } from "@savile/model";
import { gapQuestions, tailor } from "@savile/tailoring";
import { parseOptions, required } from "../terminal/options.ts";
import { readReview } from "../files/review-file.ts";
import { readPosting, readResume, todayOf } from "../files/sources.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

function listed({ id, question, gain, roles }: GapQuestion): string {
  const points = gain === null ? "not measured" : `+${gain}`;
  return [
    `${id}  ${points}  ${question}`,
    ...roles.map((role) => `    ${role.id}  ${role.label}`),
  ].join("\n");
}

function pointed({ id, reqId, factId, text }: NearLine, { requirements }: Posting): string {
  const asked = requirements.find((one) => one.id === reqId)?.text ?? "";
  return `${id}  ${asked}: is it this line?\n    ${factId}  ${text}`;
}

/** `savile gaps --resume FILE --job FILE [--decisions FILE] [--as-of DATE] [--json]` */
export async function gaps(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    resume: "text",
    job: "text",
    decisions: "text",
    json: "flag",
    "as-of": "text",
  });
  const today = todayOf(terminal, options.text("as-of"));
  const { posting, text: jobDescription } = await readPosting(required(options, "job"), terminal);
  const read = await readResume(required(options, "resume"), terminal, today);
  const { extraction } = await readReview(options.text("decisions"), read, terminal, today);
  const { resume, facts, confidence } = extraction;
  const base = { resume, facts, posting, jobDescription, today };
  const tailored = await tailor({ ...base, extractionConfidence: confidence });
  if (!tailored.ok) {
    throw unusable("The resume states no experience, education or skills to work with.");
  }
  const { questions, lines, reach } = gapQuestions({ ...base, tailoring: tailored.value }, []);
  if (options.flag("json")) {
    terminal.write(JSON.stringify({ version: 1, questions, lines, reach }, null, 2));
    return;
  }
  const asked = [...questions.map(listed), ...lines.map((line) => pointed(line, posting))];
  terminal.write(
    asked.length === 0
      ? "Nothing that the posting asks for is left to ask about."
      : [...asked, `With a yes to all: ${reach ?? "not measured"}`].join("\n"),
  );
}
