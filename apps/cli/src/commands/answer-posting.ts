import { answerEdits, questionsOf, replayEdits } from "@savile/model";
import type { Documents, Edit, Posting } from "@savile/model";
import { tailorResume } from "@savile/workflow";
import type { TailoredDocuments, TailorResumeInput } from "@savile/workflow";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** What a posting asks and the letter does not answer, a line for each. */
export function openQuestionsOf(posting: Posting, answers: readonly string[]): string[] {
  return questionsOf(posting)
    .slice(answers.length)
    .map(({ text }) => `The posting asks: ${text} (--answer "...")`);
}

/** The edits of all answers, each made on the letter that holds the ones before it. */
function editsOf(answers: readonly string[], posting: Posting, documents: Documents, at: string) {
  const made: Edit[] = [];
  let shown = documents;
  for (const [index, question] of questionsOf(posting).entries()) {
    const place = { documents: shown, document: "cover_letter", at } as const;
    const edits = answerEdits(place, question, answers[index] ?? "");
    made.push(...edits);
    shown = replayEdits(shown, edits).documents;
  }
  return made;
}

/** The documents with `--answer`: what the person answers to the questions of the posting, in their order. */
export async function answerPosting(
  answers: readonly string[],
  input: TailorResumeInput,
  written: TailoredDocuments,
  terminal: Terminal,
): Promise<{ readonly input: TailorResumeInput; readonly documents: TailoredDocuments }> {
  if (answers.length === 0) return { input, documents: written };
  const { tailoring } = written;
  const asked = questionsOf(input.posting).length;
  if (answers.length > asked)
    throw unusable(`The posting asks ${asked} questions, and --answer is given more often.`);
  const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
  const edits = editsOf(answers, input.posting, documents, `${input.today}T00:00:00.000Z`);
  const answered = { ...input, edits };
  // What a model wrote stands.
  const made = await tailorResume({ ...answered, earlier: tailoring }, terminal.renderer);
  if (!made.ok) throw unusable(`The documents could not be made (${made.error.code}).`);
  return { input: answered, documents: made.value };
}
