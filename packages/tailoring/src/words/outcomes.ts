import { openerOf } from "./verbs.ts";

/** Verbs of which a line tells how something ended. */
const outcomes =
  /^(?:reduce|cut|increase|raise|improve|save|win|grow|lower|boost|shorten|double|triple|exceed|achieve|earn|receive|complete|finish|pass|decrease|eliminate|launch|ship|recover|secure|deliver|close|open)$/;

/** Whether a line tells what came of the work, and not what the work was. */
export function tellsOutcome(text: string): boolean {
  const opener = openerOf(text);
  return opener !== undefined && opener.form === "past" && outcomes.test(opener.verb.base);
}
