import type { WithBook } from "@savile/model";
import { nameUses } from "./terms/name-use.rules.ts";
import { workUses } from "./terms/work-use.rules.ts";
import { headKinds } from "./grammar/head.rules.ts";
import { lineKinds } from "./posting/line-kind.rules.ts";
import { intents } from "./refine/intents.rules.ts";
import { refusals } from "./refine/refusals.rules.ts";

/** Calls `withBook` with each book of this package, in the order in which texts meet them. */
export function tailoringBooks<Out>(withBook: WithBook<Out>): readonly Out[] {
  return [
    withBook(lineKinds),
    withBook(headKinds),
    withBook(nameUses),
    withBook(workUses),
    withBook(refusals),
    withBook(intents),
  ];
}
