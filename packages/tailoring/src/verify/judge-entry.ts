import type { Source } from "../match/source.ts";
import { tokenise } from "@savile/taxonomy";
import { bestLine, check } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { sourceLanguage } from "./reading/foreign-words.ts";
import { bestOf } from "./judge-line.ts";
import { bestUnit } from "./units.ts";

/** Characters of a text; a longer one is no line of a resume. */
const longestLine = 1_000;

/** An objection to a text as a whole. */
export function objection(text: string, name: string, detail: string): Candidate {
  const issue = { check: name, hard: true, span: [0, text.length] as [number, number], detail };
  return { ids: [], found: { verdict: "unsupported", issues: [issue] } };
}

/** What is too long to be checked, or has no words to be checked; `undefined` for any other text. */
export function withoutCheck(text: string): Candidate | undefined {
  if (text.length > longestLine)
    return objection(text, "form", `More than ${longestLine} characters are not checked.`);
  if (tokenise(text).length === 0) return { ids: [], found: { verdict: "supported", issues: [] } };
  return undefined;
}

/** What all lines of an entry together do not name, none of them names alone. */
const foreign = new Set(["number", "skill", "entity"]);

/** A line held against the lines of one entry: against each alone, then against the entry as a whole. */
export function judgeInEntry(source: Source, text: string, entry: string): Candidate {
  const beyond = withoutCheck(text);
  if (beyond !== undefined) return beyond;
  const lines = source.lines.filter((line) => line.entry === entry);
  if (lines.length === 0)
    return objection(text, "entry", "Your resume has no entry that this could be a line of.");
  const ids = lines.map((line) => line.address);
  const whole = check(source, text, ids, "prose");
  if (whole.found.issues.some((issue) => issue.hard && foreign.has(issue.check))) return whole;
  const role = source.roles.some((one) => one.id === entry);
  const first =
    (role ? bestOf(source, text, [entry]) : bestLine(source, text, ids)) ??
    check(source, text, ids, "line");
  if (first.found.verdict === "supported" || sourceLanguage(source) !== "en") return first;
  return bestUnit(source, text, [entry], first);
}
