import type { RefinedLine } from "@savile/model";
import { attemptOf, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/\b(?:a|an|the|my|old|former|title|role|position|job|as)\b|[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A held title instead of the headline; one that was not held is declined. */
export function setHeadline(bench: Bench, wish: string): Attempt {
  const wanted = plain(wish);
  const held = bench.source.roles.filter((role) => role.paid && role.title !== "");
  const role =
    held.find((one) => plain(one.title) === wanted) ??
    held.find((one) => wanted.length >= 4 && plain(one.title).startsWith(`${wanted} `));
  if (role === undefined) {
    const titles = [...new Set(held.map((one) => one.title))].slice(0, 4).join(", ");
    return {
      kind: "declined",
      said: `Your file does not show that you held the title "${wish}". A headline names only titles that you held: ${titles}.`,
    };
  }
  const before = standing(bench, "headline");
  const suffix = before?.includes(" | ") === true ? before.slice(before.indexOf(" | ")) : "";
  const claim = bench.tailoring.resume.claims.find((entry) => entry.path === "headline");
  const build = (tail: string, facts: readonly string[]): RefinedLine => ({
    path: "headline",
    before,
    after: `${role.title}${tail}`,
    rule: "headline",
    reason: "You asked for this title; you held it.",
    evidence: [role.titleAddress, ...facts],
    reqIds: [],
  });
  const whole = build(suffix, suffix === "" ? [] : (claim?.evidence.factIds ?? []));
  const line = bench.prove(whole).verdict === "supported" ? whole : build("", []);
  return attemptOf(
    bench,
    [line],
    () => `The headline names you as ${role.title}.`,
    `The headline already says ${role.title}.`,
  );
}
