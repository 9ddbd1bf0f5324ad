import { foldText } from "@savile/taxonomy";
import { isStopWord, stemOf } from "../text/stem.ts";
import { sameRoot } from "./same-root.ts";
import { studyFields } from "./study-fields.data.ts";
import { studyClasses, studyNames } from "./study-names.data.ts";

/** Words that name the kind of a field and not the field. */
const general =
  /^(?:engineer\p{L}*|sciences?|studies|management|technolog\p{L}*|administration|systems?|theory|applied|general|degree|field|fields|subjects?|disciplines?|areas?|related|relevant|similar|closely|equivalent|comparable|another|other|higher|above|university|college|honou?rs|hons|major|minor|with|program\p{L}*|courses?|bachelors?|masters?|associates?|diploma|doctor\p{L}*|qualification|any|school|institute|faculty|universit\p{L}+|teacher|teaching|und|et|en|de|mit)$/iu;

const groups: readonly ReadonlySet<string>[] = studyFields
  .trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map((word) => stemOf(word))));

/** How the field of a degree stands to one that is asked for. */
export type FieldFit = "same" | "near" | "other";

/** The words of a field. */
export function fieldWords(text: string): string[] {
  return (foldText(text).match(/\p{L}[\p{L}-]+/gu) ?? []).filter(
    (word) => !isStopWord(word.toLowerCase()) && !/^(?:19|20)\d\d$/u.test(word),
  );
}

const telling = (words: readonly string[]) => words.filter((word) => !general.test(word));
const stems = (words: readonly string[]) => words.map((word) => stemOf(word.toLowerCase()));

/** A text with the English names of the fields that it names otherwise. */
export function withStudyNames(text: string): string {
  const named = studyNames.flatMap(([said, field]) => (said.test(text) ? [field] : []));
  return [text, ...named].join(" ");
}

/** Words that make another field of a field: a veterinary nurse is no nurse. */
const turning = /\b(?:veterinary|animal|dental)\b/iu;

/** "A technical subject": whether a field is of a class that is asked for in the place of a field. */
function isOfClass(held: string, asked: string): boolean {
  const isOneField = stems(telling(fieldWords(asked.replace(classWords, " ")))).length > 0;
  if (isOneField) return false;
  return studyClasses.some(([wanted, members]) => wanted.test(asked) && members.test(held));
}

/** Words of the names of classes. */
const classWords =
  /\b(?:STEM|scientific|natural|science|engineering|technical|technological|numerate|numerical|quantitative|mathematical|analytical|business(?:[- ]related)?|humanities|arts|social sciences?|life sciences?|disciplines?|subjects?|fields?)\b/giu;

function shares(own: readonly string[], asked: string): boolean {
  return own.some((other) => other === asked || sameRoot(other, asked));
}

/** A general field ("engineering") is that of all its kinds. */
function isKindOf(held: readonly string[], asked: readonly string[]): boolean {
  return asked.length > 0 && stems(asked).every((word) => shares(stems(held), word));
}

const isEngineer = (words: readonly string[]) => words.some((word) => /^engineer/iu.test(word));

/** Whether one group holds words of both; engineers are near those alone who work on technical things. */
function areNear(held: readonly string[], asked: readonly string[], technical: boolean): boolean {
  return groups.some(
    (group) =>
      held.some((word) => group.has(word) && !isOnlyTheSameAdjective(word, held, asked)) &&
      asked.some((word) => group.has(word)) &&
      (!technical || technicalWords.some((word) => group.has(stemOf(word)))),
  );
}

/** "Social history" is not near "social work" by the word that says of both what they are. */
function isOnlyTheSameAdjective(
  word: string,
  held: readonly string[],
  asked: readonly string[],
): boolean {
  return asked.includes(word) && word !== held.at(-1) && word !== asked.at(-1);
}

const technicalWords = ["mechanical", "electrical", "civil", "chemical", "software"];

/** How a field of study stands to one that is asked for: "sound engineering" is no "mechanical engineering". */
export function fieldFit(said: string, asked: string): FieldFit {
  const held = withStudyNames(said);
  if (isOfClass(held, asked)) return "same";
  if (turning.test(held) !== turning.test(asked)) return "other";
  const own = fieldWords(held);
  const wanted = fieldWords(asked);
  const named = stems(telling(wanted));
  if (named.length === 0) return isKindOf(own, wanted) ? "same" : "other";
  const shown = stems(telling(own));
  const mixed = isEngineer(own) !== isEngineer(wanted);
  const all = named.every((word) => shares(shown, word));
  // "Communication engineering" is no study of communication.
  if (all && (!mixed || isEngineer(wanted))) return "same";
  return areNear(shown, named, mixed) ? "near" : "other";
}
