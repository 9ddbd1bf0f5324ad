import type { Grammar } from "./assign-roles.ts";
import { fold } from "../text-line/clean-text.ts";
import { educationNotes, schoolWords } from "../fields/lexicon/degrees.data.ts";
import { placeScore } from "../fields/place.rules.ts";
import { degreeLevel, scoreJobToken, scoreStudyToken } from "./score-token.ts";

/** Title, company and place of jobs and of other dated activities. */
export const jobGrammar: Grammar = {
  labelled: true,
  hasUnits: true,
  score: scoreJobToken,
  missing: { T: 1.6, C: 1.1 },
  titleFirst: 0.25,
  bare: true,
  longTitle: -0.35,
  colons: true,
};

function isSchool(part: string): boolean {
  return schoolWords.test(fold(part));
}

/** Whether a degree and a school stand in a line, each in a part of its own. */
function holdsStudy(text: string): boolean {
  const parts = text.split(/[,|–—·;\t]|\s-\s|\s(?:at|from|an der|à|na|en la)\s/u);
  return parts.some(isSchool) && parts.some((part) => degreeLevel(part) > 0 && !isSchool(part));
}

/** Degree, school and place of studies. */
export const studyGrammar: Grammar = {
  labelled: true,
  sharesFirm: true,
  score: scoreStudyToken,
  missing: { T: 1, C: 1.6 },
  titleFirst: 0.1,
  bare: false,
  longTitle: 0.5,
  colons: false,
  joins: /^(?:style)?[,–—-]?$/u,
  joinsNext: ({ text }) =>
    /^\p{Lu}[\p{L}&,/ -]{3,60}$/u.test(text) &&
    text.split(" ").length <= 6 &&
    degreeLevel(text) === 0 &&
    !educationNotes.test(fold(text)) &&
    !schoolWords.test(fold(text)) &&
    placeScore(text) < 0.5,
  isWhole: ({ text }) => text.length < 160 && holdsStudy(text),
  isNote: (line) => educationNotes.test(fold(line.text).trim()) && degreeLevel(line.text) === 0,
  isHead: (line) =>
    !educationNotes.test(fold(line.text).trim()) &&
    (degreeLevel(line.text) > 0 || schoolWords.test(fold(line.text))) &&
    (line.bullet === undefined || /[,|–—\t]/u.test(line.text)) &&
    !/[.!?]$/.test(line.text.trim()),
};

/** Title and giver of awards, publications and memberships. */
export const recordGrammar: Grammar = {
  labelled: false,
  score: scoreJobToken,
  missing: { T: 2.5, C: 0.4 },
  titleFirst: 1.2,
  bare: false,
  longTitle: -0.3,
  colons: false,
};
