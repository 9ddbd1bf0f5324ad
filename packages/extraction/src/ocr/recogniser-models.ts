/** The models of the recogniser, named by their packages (`@tesseract.js-data/NAME`). English reads first. */
export const modelNames = ["eng", "deu", "fra", "spa", "por"] as const;
export type ModelName = (typeof modelNames)[number];

const models: ReadonlyMap<string, ModelName> = new Map([
  ["de", "deu"],
  ["fr", "fra"],
  ["es", "spa"],
  ["pt", "por"],
]);

/** The model that knows the letters of a language (two letters); English for all that have none. */
export function modelFor(language: string): ModelName {
  return models.get(language) ?? "eng";
}
