/**
 * Stages of a Generation in order, with the name shown, their share of the progress in percent, and the
 * time that each may take with a language model.
 */
export const generationStages = [
  { id: "analyze", name: "Analyzing job requirements", weight: 10, targetMs: 2_000 },
  { id: "extract", name: "Extracting resume content", weight: 5, targetMs: 1_000 },
  { id: "match", name: "Matching skills and experience", weight: 10, targetMs: 2_000 },
  { id: "optimize", name: "Optimizing resume content", weight: 45, targetMs: 14_000 },
  { id: "letter", name: "Generating cover letter", weight: 20, targetMs: 6_000 },
  { id: "format", name: "Formatting documents", weight: 10, targetMs: 3_000 },
] as const;
export type GenerationStage = (typeof generationStages)[number]["id"];

/** Highest percentage shown before the answer is there. */
export const maxProgressBeforeAnswer = 95;

/** What a person is promised, in milliseconds; a run records whether it kept it. */
export const performanceTargets = {
  generation: 30_000,
  refinement: 15_000,
  preview: 2_000,
} as const;

/** What the embedded engine needs of the stages' targets: it waits for nobody. */
const embeddedShare = 0.05;

export interface TimeLeftInput {
  readonly engine: "embedded" | "llm";
  readonly done: ReadonlySet<GenerationStage>;
  readonly active: GenerationStage | null;
  /** Share of the active stage that is done (0..1), where it is known. */
  readonly activeShare?: number;
}

/** Milliseconds that a run probably still needs, from the targets of the stages that are left. */
export function timeLeftMs({ engine, done, active, activeShare = 0 }: TimeLeftInput): number {
  const share = engine === "llm" ? 1 : embeddedShare;
  const left = generationStages
    .filter((stage) => !done.has(stage.id))
    .reduce((sum, { id, targetMs }) => sum + targetMs * (id === active ? 1 - activeShare : 1), 0);
  return Math.round(left * share);
}
