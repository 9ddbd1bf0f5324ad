import { titleOf } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { looksLikeTitle } from "./names.ts";

/** Families that are called like a trade: Ann Baker is nobody's baker. */
const surnames: ReadonlySet<string> = new Set(
  "archer baker barber bishop brewer butcher butler carpenter carter chandler clark clarke cook cooper dean draper driver dyer farmer fisher fletcher forester fowler gardener gardner glover harper hunter judge marshall mason miller page painter parker piper porter potter sawyer sexton shepherd singer skinner slater smith steward tanner taylor thatcher turner tyler walker ward weaver wright".split(
    " ",
  ),
);

/** "Ann Baker": a first name that belongs to no trade before a family called like one. */
function isSurname(name: string): boolean {
  const [first = "", last = "", ...rest] = name.split(" ");
  const tables = knownTables();
  if (rest.length > 0 || !surnames.has(last.toLowerCase()) || tables === undefined) return false;
  return looksLikeTitle(first) ? false : ["head", "none"].includes(titleOf(tables, name).by);
}

/** Whether words name a job and not somebody whose family is called like one. */
export function namesJob(name: string): boolean {
  return looksLikeTitle(name) && !isSurname(name);
}
