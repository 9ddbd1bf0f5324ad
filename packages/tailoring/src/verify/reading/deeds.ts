import { openerOf, verbOf } from "../../words/verbs.ts";
import { stateBases } from "./agency.data.ts";
import { clausesOf } from "./clauses.ts";
import { nowadays } from "./find-verbs.ts";
import { frameOf } from "./frame.ts";

/** Statements that one line joins: "did X; did Y", "did X and did Y", "do X, do Y and do Z". */
export function statementsOf(text: string): string[] {
  const frame = frameOf(text);
  const clauses = clausesOf(frame);
  const [first] = clauses;
  const cuts = clauses
    .slice(1)
    .filter(
      (clause) =>
        (clause.agency === "own" || clause.agency === "shared") && clause.form === first?.form,
    )
    .map((clause) => frame.text.slice(0, clause.verb.start).replace(/\bco-$/, "").length);
  return [0, ...cuts]
    .map((from, index, all) =>
      frame.text
        .slice(from, all[index + 1] ?? frame.text.length)
        .replace(/(?:[;.,]|\band|\bthen|\balso|\s)+$/, ""),
    )
    .filter((part) => part.trim().split(/\s+/).length > 1);
}

/** Words right before a deed of the present: "I plan", "and now plan". */
function saysOfToday(before: string): boolean {
  return before === "i" || nowadays.test(before);
}

/** What a sentence says that the person did, each with what it brought about. */
export function deedsOf(text: string): string[] {
  const frame = frameOf(text);
  const clauses = clausesOf(frame);
  const deeds = clauses.filter(
    (clause) =>
      (clause.agency === "own" || clause.agency === "shared") &&
      (clause.form === "past" || saysOfToday(frame.words[clause.index - 1]?.lower ?? "")) &&
      clause.words.length > 1 &&
      frame.words[clause.index + 1]?.lower !== "in" &&
      !stateBases.has(verbOf(clause.verb.lower)?.verb.base ?? clause.verb.lower),
  );
  return deeds.flatMap((deed) => {
    const next = clauses.find(
      (clause) =>
        clause.index > deed.index &&
        clause.form !== "gerund" &&
        (clause.agency === "own" || clause.agency === "shared"),
    );
    const end = next === undefined ? frame.text.length : next.verb.start;
    const told =
      frame.text
        .slice(deed.verb.start, end)
        .split(/(?<=[^.]{2})[.!?;]\s/)[0]
        ?.replace(/(?:[;.,]|\band(?: now| currently| today)?|\bnow|\bwho|\bI|\bwhere|\s)+$/, "") ??
      "";
    return told.split(/,? (?:and|but|where|while) (?:I )?(?:have|has) (?=\p{L})/u);
  });
}

/** Whether a line without a section begins with what was done: "Built ...", "Manage 7 engineers". */
export function opensOnDeed(text: string): boolean {
  const opener = openerOf(text);
  if (opener === undefined || /^\p{Lu}{2}/u.test(text)) return false;
  if (/^trained (?:in|as)\b/i.test(text) || stateBases.has(opener.verb.base)) return false;
  return (
    opener.form === "past" ||
    (opener.form === "present" && /^\s+[\p{Ll}\d]/u.test(text.slice(opener.end)))
  );
}
