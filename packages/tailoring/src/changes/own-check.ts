import { isLetterPath, demandsOf } from "@savile/model";
import type { Change, Posting } from "@savile/model";
import { ownSaysEnough, saysTooLittle } from "../edits/says-enough.ts";
import type { Source } from "../match/source.ts";
import { contextFor } from "../verify/reading/context.ts";
import { verdictOf, verifyText } from "../verify/verify-text.ts";
import type { OwnCheck } from "./decide.ts";

const proseAddresses = new Set(["summary", "headline"]);

/** Whether own words for a change say enough to be proven; what was there, or was proposed, does. */
function isEnough(source: Source, change: Change, text: string): boolean {
  if (text === change.before || text === change.after) return true;
  return ownSaysEnough(source, change.path, text);
}

/** Own words for a line are held against the facts of that line, a summary against the whole source. */
export function ownCheck(source: Source, posting: Posting): OwnCheck {
  const postingTerms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const everything = source.lines
    .filter((line) => line.place !== "contact")
    .map((line) => line.address);
  return (change, text) => {
    const prose = proseAddresses.has(change.path) || isLetterPath(change.path);
    const factIds = prose ? everything : [...new Set([change.path, ...change.evidence])];
    const mode = prose ? "prose" : "line";
    const found = verifyText(text, contextFor({ source, factIds, mode, postingTerms }));
    if (found.verdict !== "supported" || isEnough(source, change, text)) return found;
    const issues = [saysTooLittle(text)];
    return { verdict: verdictOf(issues), issues };
  };
}
