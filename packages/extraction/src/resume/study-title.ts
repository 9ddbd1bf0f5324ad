import type { Entry, Place } from "../entries/entry.ts";
import { degreeLevel } from "../entries/score-token.ts";
import { educationNotes, schoolWords } from "../fields/lexicon/degrees.data.ts";
import { placeScore } from "../fields/place.rules.ts";
import { fold } from "../text-line/clean-text.ts";

/** The degree of a study and the field that stands beside it, and what else its header holds. */
interface StudyTitle {
  readonly degree: Place | undefined;
  readonly field: Place | undefined;
  readonly rest: readonly Place[];
}

const mostWords = 6;
/** Words beside those of a degree that name no field. */
const ofDegree = /^(?:of|science|arts|applied|degree|hon(?:s|ours)?|honors|level|\(hons\)|\d)$/iu;

/** Written like a field of study, and nothing that says something else. */
function mayBeField({ text, next }: Place): boolean {
  const folded = fold(text).trim();
  return (
    next === undefined &&
    /^\p{Lu}[\p{L}&,/ '’-]{3,60}$/u.test(text) &&
    text.split(" ").length <= mostWords &&
    degreeLevel(text) === 0 &&
    !educationNotes.test(folded) &&
    !schoolWords.test(folded) &&
    placeScore(text) < 0.5
  );
}

function isBareDegree({ text, next }: Place): boolean {
  const words = text.split(/\s+/);
  return (
    next === undefined &&
    degreeLevel(text) > 0 &&
    words.every((word) => ofDegree.test(word) || degreeLevel(word) > 0)
  );
}

/** Whether two parts stand on lines of a header right below each other. */
function areNeighbours({ header }: Entry, one: Place, other: Place): boolean {
  const [a, b] = [header.indexOf(one.line), header.indexOf(other.line)];
  return a >= 0 && b >= 0 && Math.abs(a - b) === 1;
}

/** A line of its own below the header that is a degree and nothing else. */
function degreeBelow({ parts, header }: Entry): Place | undefined {
  const [part] = parts;
  if (part === undefined || part.kind !== "paragraph" || part.first !== part.last) return undefined;
  const { first: line } = part;
  const place = { line, start: 0, end: line.text.length, text: line.text };
  const isNext = header.at(-1)?.block === line.block && line.gap < 1.6;
  return isNext && isBareDegree(place) ? place : undefined;
}

/** Some print the degree and its field on lines of their own, in any order: "Geography" above "BSc". */
export function studyTitle(entry: Entry): StudyTitle {
  const { title, rest } = entry;
  const plain: StudyTitle = { degree: title, field: undefined, rest };
  if (title === undefined) return plain;
  const others = rest.filter((one) => areNeighbours(entry, title, one));
  const below = degreeLevel(title.text) > 0 ? undefined : degreeBelow(entry);
  const degree = isBareDegree(title) ? title : (others.find(isBareDegree) ?? below);
  const field = degree === title ? others.find(mayBeField) : title;
  if (degree === undefined || field === undefined || !mayBeField(field)) return plain;
  return { degree, field, rest: rest.filter((one) => one !== degree && one !== field) };
}
