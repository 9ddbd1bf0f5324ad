import { kept } from "../knowledge/kept.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { standingOf } from "./standing.rules.ts";
import type { Standing } from "./standing.rules.ts";
import { withoutStatus } from "./status-cues.ts";

/** A stretch of a line that counts less than it says, or not at all. */
export interface TakenBack {
  readonly start: number;
  readonly end: number;
  /** The most that its words prove; 0 for what is denied or another's. */
  readonly cap: number;
  readonly says: Standing["says"];
}

/** Words of a credential that name none. */
const general =
  /(?<!\p{L})(?:card|certificat\p{L}*|licen[cs]e\p{L}*|registration|registered|membership|member|student|module|papers?|passed|issued|started|exp|exp\p{L}*|ran|run|out|allowed|let|go|holder|provider|status|number|held|due|booked|scheduled|pending|planned|now|still|yet|so far|awarded|longer|no|for|by|with|at|his|her|my|beginner|novice|learner|learning|provisional|trainee|currently|studying|taking|attending|course|class|classes|lessons|online|videos?|evenings?|attended|days|just|only|maintained|inactive|left|after|before|without|semesters?|terms?|spring|summer|autumn|fall|winter|own|request|removed|dropped|withdrew|finishing|finished|complet\p{L}*|one|two|three|four|unit|units|exams?|completion|expected|expired|lapsed?|renewed|revalidated|valid|date|exam|test|since|until|from|to|to date|in|on|of|the|an?|and|not|was|is|progress|first|by|app|at|home|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|years?|months?|weeks?)(?!\p{L})/giu;

/** Whether a clause names something by itself, beside dates and words of status. */
function namesThing({ text }: Clause): boolean {
  return /\p{L}{2,}/u.test(withoutStatus(text).replace(general, " "));
}

/** Whether a status speaks of its own clause alone: it opens a part, or names something itself. */
function standsAlone(clause: Clause): boolean {
  const opens = clause.joint === "stop" || clause.joint === "start";
  return opens || (clause.joint !== "label" && namesThing(clause));
}

/** Where the thing begins of which a status speaks: the name before brackets, or all since the last stop. */
function headOf(clauses: readonly Clause[], index: number): number {
  const clause = clauses[index];
  if (clause === undefined || standsAlone(clause)) return index;
  const whole = clause.joint !== "label" || isTail(clauses[index - 1]);
  const belongs = (before: Clause | undefined) =>
    before?.joint !== "stop" && (whole || isTail(before));
  let head = index - 1;
  while (head > 0 && belongs(clauses[head])) head -= 1;
  return Math.max(0, head);
}

/** A clause that names nothing, or stands in brackets behind the name. */
function isTail(clause: Clause | undefined): boolean {
  if (clause === undefined || clause.joint === "stop") return false;
  return clause.joint === "label" || !namesThing(clause);
}

/** The last words before a relative clause: "the knowledge base" of "in the knowledge base, which ...". */
function antecedent(text: string): number {
  const found =
    /(?<=^|(?<!\p{L})(?:in|to|for|of|with|on|by|from|at|into|the|an?|our|their|and|all)\s)[\p{L}\p{N}'’&-]+(?:\s+[\p{L}\p{N}'’&-]+){0,3}[,\s]*$/iu.exec(
      text,
    );
  return found?.index ?? text.length;
}

/** "never used MIG, TIG or laser welding": the list goes on behind the comma. */
function listEnd(clauses: readonly Clause[], index: number): number {
  let last = index;
  for (let next = index + 1; next < clauses.length; next += 1) {
    const clause = clauses[next];
    if (clause?.joint !== "comma" || clause.text.split(/\s+/).length > 8) break;
    if (/(?:^|\s)(?:or|nor)\s/iu.test(clause.text)) last = next;
  }
  return clauses[last]?.end ?? 0;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The words of which a clause takes something back. */
function spanOf(
  text: string,
  clauses: readonly Clause[],
  index: number,
  { says, from, to, back }: Standing,
): Span {
  const { start, end } = clauses[index] ?? { start: 0, end: text.length };
  const span = { start: start + from, end: to === undefined ? end : start + to };
  if (says === "denied") return { ...span, end: listEnd(clauses, index) };
  if (back === "antecedent") return { ...span, start: antecedent(text.slice(0, span.start)) };
  const head = back === "label" ? clauses[headOf(clauses, index)] : undefined;
  return head === undefined ? span : { ...span, start: head.start };
}

/** A line, whether it stands in a list, and the month (`YYYY-MM`) in which it is read. */
export interface LineToRead {
  readonly text: string;
  readonly listed: boolean;
  readonly month: string;
}

function readBack({ text, listed, month }: LineToRead): TakenBack[] {
  const clauses = clausesOf(text);
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1]?.text ?? "";
    const standing = standingOf({ text: clause.text, before, listed, month });
    if (standing === undefined || standing.cap >= 1) return [];
    const { start, end } = spanOf(text, clauses, index, standing);
    return [{ start, end, cap: standing.cap, says: standing.says }];
  });
}

/** The stretches of a line that are denied, another's, wished for, open, over or only seen. */
export const takenBack: (line: LineToRead) => readonly TakenBack[] = kept(readBack, {
  keyOf: ({ text, listed, month }) => `${month} ${listed ? "listed" : "told"} ${text}`,
});
