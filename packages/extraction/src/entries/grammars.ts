import type { Grammar } from "./assign-roles.ts";
import { scoreJobToken, scoreStudyToken } from "./score-token.ts";

/** Title, company and place of jobs and of other dated activities. */
export const jobGrammar: Grammar = {
  score: scoreJobToken,
  missing: { T: 1.6, C: 1.1 },
  titleFirst: 0.25, longTitle: -0.9,
};

/** Degree, school and place of studies. */
export const studyGrammar: Grammar = {
  score: scoreStudyToken,
  missing: { T: 1, C: 1.6 },
  titleFirst: 0.1, longTitle: 0.5,
};

/** Title and giver of awards, publications and memberships. */
export const recordGrammar: Grammar = {
  score: scoreJobToken,
  missing: { T: 2.5, C: 0.4 },
  titleFirst: 1.2, longTitle: -0.3,
};
