import type { Posting, Requirement } from "@savile/model";
import { asksToStudy } from "../match/match-enrolment.ts";
import { isDriving } from "./driving.ts";
import { openYears } from "./weights.data.ts";

/** A degree that every grown person of the trade may be taken to hold. */
const schoolOnly = /\b(?:high[- ]school|ged|diploma|secondary school|gcse|a[- ]levels?)\b/i;

/** Who comes to a job from other trades: nobody, people of nearby trades, or anybody who begins in its own. */
export type OpenTo = "none" | "neighbours" | "beginners";

function isStopped(requirement: Requirement): boolean {
  const { level, kind, text } = requirement;
  if (level !== "required" || isDriving(requirement)) return false;
  return kind === "licence" || kind === "cert" || (kind === "degree" && !schoolOnly.test(text));
}

/**
 * Who comes to a job from other trades. One that asks little, no licence, no degree beyond school and hardly any years,
 * is open to people of nearby trades; internships, apprenticeships, jobs for students and for beginners to all who begin.
 */
export function openTo({ requirements, seniority, years = 0 }: Posting): OpenTo {
  if (years > openYears) return "none";
  if (seniority === "entry" || requirements.some(({ text }) => asksToStudy(text)))
    return "beginners";
  return seniority === "mid" && !requirements.some(isStopped) ? "neighbours" : "none";
}
