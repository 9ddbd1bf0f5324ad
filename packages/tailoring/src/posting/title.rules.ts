import type { ScoringBook } from "@savile/model";
import { readTitleExample } from "./title-case.ts";
import type { TitleCase } from "./title-case.ts";
import { titleBeside } from "./title-beside.ts";
import { titlePlaces } from "./title-place.ts";
import { titleWords } from "./title-words.ts";

/** How much speaks for a candidate that it is the title of a posting. */
export const postingTitles: ScoringBook<TitleCase> = {
  name: "posting-titles",
  about: "How much speaks for a text that it is the title of the posting?",
  takes: "all",
  read: readTitleExample,
  rules: [...titlePlaces, ...titleBeside, ...titleWords],
};
