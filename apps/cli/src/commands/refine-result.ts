import { countCharacters, maxInstructionLength } from "@savile/model";
import type { Refinement } from "@savile/model";
import type { Refined } from "@savile/tailoring";
import { refineDocuments, tailorResume } from "@savile/workflow";
import type { TailoredDocuments, TailorResumeInput } from "@savile/workflow";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The documents after an instruction, with what came of it. */
export interface RefinedDocuments {
  readonly documents: TailoredDocuments;
  readonly refined: Refined;
}

/** Whether a decision of the person's file speaks of a change. */
function isDecided(input: TailorResumeInput, id: string): boolean {
  return input.decisions?.some((decision) => decision.changeId === id) === true;
}

/**
 * Carries out `--refine`. At the command line the instruction is the person's word: what it proposes is
 * taken in, except where the file of `--decisions` says otherwise.
 */
export async function refineResult(
  instruction: string,
  input: TailorResumeInput,
  written: TailoredDocuments,
  terminal: Terminal,
): Promise<RefinedDocuments> {
  if (countCharacters(instruction) > maxInstructionLength)
    throw unusable(`The instruction is longer than ${maxInstructionLength} characters.`);
  const { tailoring } = written;
  const refined = await refineDocuments({ ...input, tailoring, instruction }, terminal.renderer);
  if (refined.outcome !== "applied") return { documents: written, refined };
  const at = `${input.today}T00:00:00.000Z`;
  const refinement: Refinement = {
    id: "refine",
    instruction,
    at,
    made: refined.made,
    lines: [...refined.lines],
  };
  const accepted = refined.lines
    .map(({ path, after }) => ({
      changeId: `rf.refine.${path}`,
      action: "accept" as const,
      after,
      at,
    }))
    .filter((decision) => !isDecided(input, decision.changeId));
  const documents = await tailorResume(
    {
      ...input,
      refinements: [refinement],
      decisions: [...(input.decisions ?? []), ...accepted],
    },
    terminal.renderer,
  );
  if (!documents.ok) throw unusable(`The documents could not be made (${documents.error.code}).`);
  return { documents: documents.value, refined };
}

/** What came of an instruction, a line for each part. */
export function refinedSummary({ parts, suggestions }: Refined): string[] {
  return [
    ...parts.map(({ part, said }) => `${part}: ${said}`),
    ...(suggestions.length === 0
      ? []
      : [`Instructions that are understood: ${suggestions.join("; ")}`]),
  ];
}
