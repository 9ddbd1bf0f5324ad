import { isApplied } from "@savile/model";
import type { RefinedLine } from "@savile/model";
import { sentencesOf } from "../text/sentences.ts";
import { trimmed } from "../write/trim.ts";
import { withoutFiller } from "../write/bullets.ts";
import { withoutTalk } from "../write/trim.ts";
import { upperFirst, wordCount } from "../words/phrases.ts";
import { attemptOf, counted, provenLines, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { focusTests } from "./focus-tests.ts";
import type { Scope } from "./intent.ts";
import { isInScope } from "./read-scope.ts";

const longEnough = 11;
/** Share of the words that a shorter resume saves before it is short enough. */
const wishedSaving = 0.12;
/** Largest share of the lines that may go when nobody named a length. */
const mostLost = 0.2;
const fewestSkills = 6;

/** Words that praise how something was done; without them the line says the same. */
const praise =
  /\b(?:successfully|effectively|efficiently|proactively|consistently|diligently|seamlessly|meticulously|actively|skillfully|expertly|strategically|highly|very|really|extremely|significantly) (?=\p{Ll})|,? in a (?:timely|professional|efficient|friendly|courteous|fast-paced) (?:manner|fashion|way|environment)\b/giu;

function withoutPraise(text: string): string {
  return upperFirst(text.replace(praise, "").replace(/ {2,}/g, " ").trim());
}

/** A line without its filler, praise and closing talk, cut where it is long. */
export function tightened(text: string, wanted: readonly string[]): string {
  const plain = withoutPraise(withoutTalk(withoutFiller(text)));
  return trimmed({ text: plain }, wanted, longEnough) ?? plain;
}

function wantedWords({ posting }: Bench): string[] {
  return posting.requirements.map((entry) => entry.text);
}

/** Lines of the resume as it stands, in a scope, that can be worded anew. */
export function bulletsIn({ current }: Bench, scope: Scope) {
  return current.roles.flatMap((role) =>
    role.lines
      .filter((line) => line.kind === "bullet" && isInScope(line.address, scope))
      .map((line) => ({ line, role })),
  );
}

/** Bullets in fewer words. */
export function tighterLines(bench: Bench, scope: Scope, reason: string): RefinedLine[] {
  const wanted = wantedWords(bench);
  return bulletsIn(bench, scope).flatMap(({ line }): RefinedLine[] => {
    const after = tightened(line.text, wanted);
    if (after === line.text || bench.source.byAddress.get(line.address) === undefined) return [];
    return [
      {
        path: line.address,
        before: line.text,
        after,
        rule: "trim",
        reason,
        evidence: [line.address],
        reqIds: [],
      },
    ];
  });
}

/** A line that goes. */
export function droppedLine(path: string, before: string, reason: string): RefinedLine {
  return { path, before, after: null, rule: "select", reason, evidence: [path], reqIds: [] };
}

function savedWords(lines: readonly RefinedLine[]): number {
  return lines.reduce(
    (sum, line) => sum + wordCount(line.before ?? "") - wordCount(line.after ?? ""),
    0,
  );
}

/** The weakest lines that may go until enough words are saved; each role keeps one. */
function weakest(bench: Bench, scope: Scope, missing: number): RefinedLine[] {
  const all = bulletsIn(bench, scope);
  const left = new Map<string, number>();
  for (const { role } of all) left.set(role.id, (left.get(role.id) ?? 0) + 1);
  // Of two lines that serve the posting alike, the one that shows responsibility stays.
  const utility = new Map(
    bench.plan.ranked.map(({ line, utility: worth }) => [
      line.address,
      worth + (focusTests.leadership(line) ? 0.4 : 0) + (focusTests.results(line) ? 0.2 : 0),
    ]),
  );
  const sorted = [...all].sort(
    (a, b) => (utility.get(a.line.address) ?? 0) - (utility.get(b.line.address) ?? 0),
  );
  const found: RefinedLine[] = [];
  for (const { line, role } of sorted) {
    const rest = left.get(role.id) ?? 0;
    const enough = savedWords(found) >= missing || found.length >= Math.ceil(all.length * mostLost);
    if (enough) break;
    if (rest <= 1) continue;
    left.set(role.id, rest - 1);
    found.push(
      droppedLine(
        line.address,
        line.text,
        "You asked for fewer words: of your lines it serves this posting least.",
      ),
    );
  }
  return found;
}

function shortenLines(bench: Bench, scope: Scope): Attempt {
  const all = bulletsIn(bench, scope);
  const words = all.reduce((sum, { line }) => sum + wordCount(line.text), 0);
  const reason =
    "You asked for fewer words: what went holds no number, no name and no demand of the posting.";
  const tighter = provenLines(bench, tighterLines(bench, scope, reason));
  const missing = words * wishedSaving - savedWords(tighter);
  const dropped = missing > 0 ? weakest(bench, scope, missing) : [];
  const gone = new Set(dropped.map((line) => line.path));
  const summary = scope.of === "resume" ? provenLines(bench, shorterSummary(bench)) : [];
  const lines = [...summary, ...tighter.filter((line) => !gone.has(line.path)), ...dropped];
  return attemptOf(
    bench,
    lines,
    () =>
      `About ${savedWords(lines)} words fewer: ${counted(lines.length - dropped.length, "line")} shortened, ${dropped.length} left out.`,
    "These lines are as short as they can be without losing a number, a name or a demand of the posting.",
  );
}

/** The summary without its last sentence, or without what follows its first clause. */
function shorterSummary(bench: Bench, wished?: number): RefinedLine[] {
  const text = standing(bench, "summary");
  if (text === null) return [];
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  const claim = bench.tailoring.resume.claims.find((entry) => entry.path === "summary");
  const evidence = [...new Set(claim?.evidence.factIds ?? ["summary"])];
  const kept =
    sentences.length > 1
      ? sentences.slice(0, Math.max(1, wished ?? sentences.length - 1)).join(" ")
      : tightened(text, wantedWords(bench));
  if (kept === text) return [];
  return [
    {
      path: "summary",
      before: text,
      after: kept,
      rule: "summary",
      reason: "You asked for a shorter summary.",
      evidence,
      reqIds: [],
    },
  ];
}

/** The skill lists without what the posting does not ask for. */
export function shorterSkills(bench: Bench, fewest = fewestSkills): RefinedLine[] {
  const wanted = new Set(bench.plan.wanted.map((entry) => entry.id));
  const skills = bench.current.lines.filter(
    (line) => line.place === "list" && line.kind === "skill",
  );
  const idle = skills.filter((line) => ![...line.terms].some((id) => wanted.has(id))).toReversed();
  return idle
    .slice(0, Math.max(0, skills.length - fewest))
    .map((line) =>
      droppedLine(
        line.address,
        line.text,
        "You asked for fewer skills: this posting does not ask for it.",
      ),
    );
}

/** Fewer words in a part of the resume. */
export function shortenResume(bench: Bench, scope: Scope, sentences?: number): Attempt {
  if (scope.of === "summary") {
    const none = standing(bench, "summary") === null;
    return attemptOf(
      bench,
      shorterSummary(bench, sentences),
      () => "The summary is shorter.",
      none ? "There is no summary to shorten." : "The summary is one short sentence already.",
    );
  }
  if (scope.of === "skills") {
    return attemptOf(
      bench,
      shorterSkills(bench),
      (count) => `${counted(count, "skill")} that the posting does not ask for left out.`,
      "The list of skills is short already, or the posting asks for all of them.",
    );
  }
  return shortenLines(bench, scope);
}

/** Lines and skills that answer nothing of the posting. */
export function dropIrrelevant(bench: Bench, scope: Scope): Attempt {
  const skills = scope.of === "resume" || scope.of === "skills" ? shorterSkills(bench, 1) : [];
  const served = new Map(bench.plan.ranked.map((entry) => [entry.line.address, entry.reqIds]));
  const left = new Map(bench.current.roles.map((role) => [role.id, role.lines.length]));
  const lines = bulletsIn(bench, scope).flatMap(({ line, role }) => {
    const rest = left.get(role.id) ?? 0;
    if ((served.get(line.address)?.length ?? 0) > 0 || rest <= 1) return [];
    left.set(role.id, rest - 1);
    return [
      droppedLine(
        line.address,
        line.text,
        "You asked for it: this line answers nothing of the posting.",
      ),
    ];
  });
  return attemptOf(
    bench,
    scope.of === "skills" ? skills : [...lines, ...skills],
    (count) =>
      `${counted(count, "line")} left out, because nothing of the posting asks for it. Every job keeps a line.`,
    "Everything that stands there answers something of the posting, or is the only line of its job.",
  );
}

/** Whether a line was left out by a change that holds. */
export function isLeftOut({ tailoring, lines }: Bench, path: string): boolean {
  const own = lines.find((line) => line.path === path);
  if (own !== undefined) return own.after === null;
  return tailoring.changes.some(
    (change) =>
      change.path === path &&
      change.after === null &&
      change.own === undefined &&
      isApplied(change),
  );
}
