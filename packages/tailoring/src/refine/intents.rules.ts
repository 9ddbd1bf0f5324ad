import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import type { Source } from "../match/source.ts";
import { dropIntents } from "./drop-intents.ts";
import { emphasisIntents } from "./emphasis-intents.ts";
import { formIntents } from "./form-intents.ts";
import type { Clause } from "./instruction.ts";
import type { Intent } from "./intent.ts";
import { readRequest, ruleOf } from "./intent-row.ts";
import type { Request } from "./intent-row.ts";
import { orderIntents } from "./order-intents.ts";

/** The requests that are understood. */
export const intents: ChoosingBook<Request, Intent | undefined> = {
  name: "intents",
  about: "What does a request ask for?",
  takes: "first",
  read: readRequest,
  rules: [...formIntents, ...dropIntents, ...orderIntents, ...emphasisIntents].map(ruleOf),
};

/** What a request asks for, if one of the rules understands it. */
export function ruledIntent(clause: Clause, source: Source): Intent | undefined {
  return decide(intents, { clause, source })?.value;
}
