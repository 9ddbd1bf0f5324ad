/** Stages of a Generation in order, with the name shown and their share of the progress in percent. */
export const generationStages = [
  { id: "analyze", name: "Analyzing job requirements", weight: 10 },
  { id: "extract", name: "Extracting resume content", weight: 5 },
  { id: "match", name: "Matching skills and experience", weight: 10 },
  { id: "optimize", name: "Optimizing resume content", weight: 45 },
  { id: "letter", name: "Generating cover letter", weight: 20 },
  { id: "format", name: "Formatting documents", weight: 10 },
] as const;
export type GenerationStage = (typeof generationStages)[number]["id"];

/** Highest percentage shown before the answer is there. */
export const maxProgressBeforeAnswer = 95;
