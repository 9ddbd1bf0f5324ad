import type { RefinedLine } from "@savile/model";
import { sentencesOf } from "../text/sentences.ts";
import { standing } from "./bench.ts";
import type { Bench } from "./bench.ts";
import type { Subject } from "./find-subject.ts";

const reason = "You asked for it to go.";

/** Every spelling of a subject, in lower case. */
function namesOf({ about, terms }: Subject): string[] {
  return [about, ...terms.flatMap((term) => [term.name, ...term.aliases])].map((name) =>
    name.toLowerCase(),
  );
}

/** A list without one of its entries: "order picking, SAP, and shipping". */
function withoutEntry(text: string, entry: string): string {
  const name = entry.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const ways = [
    new RegExp(`, ${name}(?=, )`, "i"),
    new RegExp(`(?<=\\b(?:with|in|include|including) )${name}, (?:and )?`, "i"),
    new RegExp(`,? and (?:work with )?${name}(?=[.,;]|$)`, "i"),
    new RegExp(`, including work with ${name}(?=[.,;]|$)`, "i"),
    new RegExp(`(?<=\\b(?:with|in|include|including) )${name} and `, "i"),
  ];
  const way = ways.find((one) => one.test(text));
  return way === undefined ? text : text.replace(way, "");
}

/** The headline without a skill that goes. */
export function headlineDrop(bench: Bench, subject: Subject): RefinedLine[] {
  const text = standing(bench, "headline");
  if (text === null || !text.includes(" | ")) return [];
  const names = namesOf(subject);
  const [title = "", ...skills] = text.split(" | ");
  const rest = skills.filter((skill) => !names.includes(skill.toLowerCase()));
  if (rest.length === skills.length) return [];
  const claim = bench.tailoring.resume.claims.find((entry) => entry.path === "headline");
  return [
    {
      path: "headline",
      before: text,
      after: [title, ...rest].join(" | "),
      rule: "headline",
      reason,
      evidence: [...(claim?.evidence.factIds ?? ["headline"])],
      reqIds: [],
    },
  ];
}

/** The summary without the sentence that names a subject, where another one stays. */
export function summaryDrop(bench: Bench, subject: Subject): RefinedLine[] {
  const text = standing(bench, "summary");
  if (text === null || !subject.lines.some((line) => line.address === "summary")) return [];
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  const ids = new Set(
    subject.lines.filter((line) => line.address === "summary").map((line) => line.text),
  );
  const named = namesOf(subject).find((name) => text.toLowerCase().includes(name)) ?? "";
  if (named === "") return [];
  const rest = sentences.filter((sentence) => !sentence.toLowerCase().includes(named));
  const after = rest.length === 0 ? withoutEntry(text, named) : rest.join(" ");
  if (ids.size === 0 || after === text) return [];
  const claim = bench.tailoring.resume.claims.find((entry) => entry.path === "summary");
  return [
    {
      path: "summary",
      before: text,
      after,
      rule: "summary",
      reason,
      evidence: [...(claim?.evidence.factIds ?? ["summary"])],
      reqIds: [],
    },
  ];
}
