import type { ExtractionFailure, Result } from "@savile/model";
import { detectLanguage } from "../fields/detect-language.ts";
import { modelFor } from "../ocr/recogniser-models.ts";
import type { ModelName } from "../ocr/recogniser-models.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";

/** With fewer words a page says nothing of its language. */
const fewestWords = 6;

/** The model that the words of a page ask for. */
function modelOf(page: RecognisedPage): ModelName {
  // A mark in front of a line is read as a single letter, and single letters are words of some languages.
  const words = page.words.map(({ text }) => text).filter((text) => text.length > 1);
  return words.length < fewestWords ? "eng" : modelFor(detectLanguage([], words.join(" ")));
}

/** What was read, and by which model. */
export interface LanguageReading {
  readonly found: Result<RecognisedPage, ExtractionFailure>;
  readonly model: ModelName;
}

/**
 * Reads a page with the model of the page before. Where its words are of another language whose letters that
 * model does not know, they are read once more; all models know the letters of English.
 */
export async function readInLanguage(
  read: (model: ModelName) => Promise<Result<RecognisedPage, ExtractionFailure>>,
  model: ModelName,
): Promise<LanguageReading> {
  const found = await read(model);
  if (!found.ok) return { found, model };
  const wanted = modelOf(found.value);
  if (wanted === "eng" || wanted === model) return { found, model };
  const again = await read(wanted);
  return again.ok ? { found: again, model: wanted } : { found, model };
}
