import { wordTable } from "@savile/model";
import { heldDegree } from "../match/held-degrees.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { wordCount } from "../words/phrases.ts";

/** Degrees as postings call them. */
const called = wordTable<string>({
  doctorate: "Doctorate",
  master: "Master's degree",
  bachelor: "Bachelor's degree",
  associate: "Associate degree",
});
/** What stands between the name of a degree and its field, or is the name itself. */
const degreeWords =
  /^(?:(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)?(?: of (?:applied )?(?:science|arts|business administration|engineering|philosophy|fine arts))?|[bm]\.?\s?(?:a|s|sc|eng|ed|tech|com|b\.?a|f\.?a)\.?|a\.?a\.?s?\.?|ph\.?\s?d\.?)(?![\p{L}])[\s,–:-]*(?:(?:degree )?in\s)?/iu;

/** The field in the words of the degree; none where more than a field stands there. */
function fieldIn(text: string): string {
  const rest = text.replace(degreeWords, "").trim();
  return rest === text.trim() || /[\d(),;:|–]|\s-\s|\bin progress\b/iu.test(rest) ? "" : rest;
}

/**
 * A degree as a posting would call it: "B.S. Geology" is a bachelor's degree in Geology. `undefined` where its field
 * or its rank is not plain.
 */
export function degreeName(source: Source, line: SourceLine): string | undefined {
  const name = called[heldDegree(line.text) ?? ""];
  const entry = source.resume.education.find(({ id }) => id === line.entry);
  const own = fieldIn(line.text);
  const field = own === "" ? (entry?.field ?? "").trim() : own;
  const isPlain =
    /^\p{Lu}/u.test(field) &&
    heldDegree(field) === undefined &&
    wordCount(field) <= 6 &&
    !/[\d(),;:|]/u.test(field);
  return name === undefined || !isPlain ? undefined : `${name} in ${field}`;
}
