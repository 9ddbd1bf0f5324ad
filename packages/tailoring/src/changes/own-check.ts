import { isLetterPath } from "@savile/model";
import type { Posting } from "@savile/model";
import type { Source } from "../match/source.ts";
import { contextFor } from "../verify/context.ts";
import { verifyText } from "../verify/verify-text.ts";
import type { OwnCheck } from "./decide.ts";

const proseAddresses = new Set(["summary", "headline"]);

/** Own words for a line are held against the facts of that line, a summary against the whole source. */
export function ownCheck(source: Source, posting: Posting): OwnCheck {
  const postingTerms = new Set(posting.requirements.flatMap((entry) => entry.canonical));
  const everything = source.lines
    .filter((line) => line.place !== "contact")
    .map((line) => line.address);
  return (change, text) => {
    const prose = proseAddresses.has(change.path) || isLetterPath(change.path);
    const factIds = prose ? everything : [...new Set([change.path, ...change.evidence])];
    const mode = prose ? "prose" : "line";
    return verifyText(text, contextFor({ source, factIds, mode, postingTerms }));
  };
}
