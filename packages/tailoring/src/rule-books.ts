import type { WithBook } from "@savile/model";
import { askedDeeds } from "./match/asked-deeds.rules.ts";
import { leadsPeople, teachesPeople } from "./match/people-deeds.rules.ts";
import { bringsResults, holdsMoney, keepsCalm, showsCare } from "./match/shown-deeds.rules.ts";
import {
  checksQuality,
  isReliable,
  keepsOrder,
  mindsSafety,
  servesPeople,
  solvesProblems,
  takesInitiative,
  talksToPeople,
  worksInTeam,
} from "./match/trait-deeds.rules.ts";
import { nameUses } from "./terms/name-use.rules.ts";
import { workUses } from "./terms/work-use.rules.ts";
import { headKinds } from "./grammar/head.rules.ts";
import { standings } from "./match/standing.rules.ts";
import { postingTitles } from "./posting/title.rules.ts";
import { lineKinds } from "./posting/line-kind.rules.ts";
import { intents } from "./refine/intents.rules.ts";
import { questionForms } from "./gaps/question.rules.ts";
import { refusals } from "./refine/refusals.rules.ts";

/** Calls `withBook` with each book of this package, in the order in which texts meet them. */
export function tailoringBooks<Out>(withBook: WithBook<Out>): readonly Out[] {
  return [
    withBook(lineKinds),
    withBook(postingTitles),
    withBook(headKinds),
    withBook(nameUses),
    withBook(workUses),
    withBook(standings),
    withBook(questionForms),
    withBook(refusals),
    withBook(intents),
    withBook(askedDeeds),
    withBook(leadsPeople),
    withBook(teachesPeople),
    withBook(holdsMoney),
    withBook(bringsResults),
    withBook(showsCare),
    withBook(keepsCalm),
    withBook(checksQuality),
    withBook(isReliable),
    withBook(keepsOrder),
    withBook(mindsSafety),
    withBook(servesPeople),
    withBook(solvesProblems),
    withBook(takesInitiative),
    withBook(talksToPeople),
    withBook(worksInTeam),
  ];
}
