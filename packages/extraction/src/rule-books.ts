import type { WithBook } from "@savile/model";
import { organizations } from "./entries/organization.rules.ts";
import { rest } from "./entries/rest.rules.ts";
import { titles } from "./entries/title.rules.ts";
import { placeParts } from "./fields/place-parts.rules.ts";
import { places } from "./fields/place.rules.ts";
import { leftOvers } from "./resume/left-over.rules.ts";
import { listDivisions } from "./resume/list-division.rules.ts";
import { nameExtents } from "./resume/name-extent.rules.ts";
import { oddTitles } from "./resume/odd-title.rules.ts";
import { labelledLines } from "./sections/labelled-line.rules.ts";

/** Calls `withBook` with each book of this package, in the order in which texts meet them. */
export function extractionBooks<Out>(withBook: WithBook<Out>): readonly Out[] {
  return [
    withBook(places),
    withBook(placeParts),
    withBook(titles),
    withBook(organizations),
    withBook(rest),
    withBook(labelledLines),
    withBook(listDivisions),
    withBook(nameExtents),
    withBook(leftOvers),
    withBook(oddTitles),
  ];
}
